import { expect, test } from 'vitest'
import type { Patterns, Statement } from '#contract/analysis.ts'
import { idOfQuote } from '../period/claims/claims.ts'
import { type Decision, isSameMatter, shownPatterns } from './rules.ts'

const place = { entryId: 1, day: '2026-11-17', quote: 'We laughed for hours.' }
const statement = (own: Partial<Statement>): Statement => ({
  ...{ id: 'a', text: 'Tuesday', entryIds: [1], evidence: [place], isEdited: false },
  ...own,
})
const patterns = {
  ...{ findings: [], suggestions: [], concerns: [], lifted: [], weighed: [], openThreads: [], kept: [] },
  ...{ bestDay: null, hardestDay: null },
} as unknown as Patterns
const shown = (own: Partial<Patterns>, decisions: Decision[] = [], entryIds = [1, 2]) =>
  shownPatterns({ ...patterns, ...own }, { kind: 'week', start: '2026-11-16', decisions, entryIds: new Set(entryIds) })

test('a dismissed quote leaves every sentence that says it, and no other of its entry', () => {
  const lifted = statement({ id: idOfQuote(place) })
  const saying = statement({ id: 'b', text: `On Tuesday you wrote “${place.quote}”` })
  const other = statement({ id: 'c', text: 'You mention Marta in two entries.' })
  const after = shown({ lifted: [lifted], findings: [saying, other] }, [{ is: 'dismissed', statementId: lifted.id }])
  expect([after.lifted, after.findings]).toEqual([[], [other]])
})

test('a statement goes as soon as one of its entries is gone, the best day too', () => {
  const both = statement({ entryIds: [1, 2] })
  expect(shown({ findings: [both], bestDay: both }).bestDay).toEqual(both)
  expect(shown({ findings: [both], bestDay: both }, [], [1])).toMatchObject({ findings: [], bestDay: null })
})

test('what rests on no entry, as a habit does, stays', () => {
  const kept = statement({ entryIds: [], evidence: [] })
  expect(shown({ kept: [kept] }, [], []).kept).toEqual([kept])
})

test('an edit holds in its own week only, and the latest one counts', () => {
  const edit = (text: string, start = '2026-11-16'): Decision => ({
    is: 'edited',
    statementId: 'a',
    kind: 'week',
    start,
    text,
  })
  const said = (decisions: Decision[]) => shown({ findings: [statement({})] }, decisions).findings[0]?.text
  expect(said([edit('Mine')])).toBe('Mine')
  expect(said([edit('Mine'), edit('Mine again')])).toBe('Mine again')
  expect(said([edit('Elsewhere', '2026-11-09')])).toBe('Tuesday')
  expect(isSameMatter(edit('One'), edit('Other'))).toBe(true)
  expect(isSameMatter(edit('One'), edit('Other', '2026-11-09'))).toBe(false)
  expect(isSameMatter(edit('One'), { is: 'dismissed', statementId: 'a' })).toBe(false)
})
