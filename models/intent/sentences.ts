import { readdirSync, readFileSync } from 'node:fs'

export type Utterance = { wants: string; said: string }

const folder = new URL('sentences/', import.meta.url)

/** A line of a file: `want<TAB>what is said`; `story` wants nothing. Read when learning; the product never opens them. */
export const utterances: readonly Utterance[] = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [wants, said] = line.split('\t')
        if (!wants || !said) throw new Error(`${file} has a line that is not want and words: ${line}`)
        return { wants, said }
      }),
  )
