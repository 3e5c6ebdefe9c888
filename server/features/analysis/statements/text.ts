import type { Statement } from '#contract/analysis.ts'

export const textsOf = (statements: readonly Statement[]) => statements.map(({ text }) => text)

export const inOneText = (statements: readonly Statement[]) => textsOf(statements).join(' ')
