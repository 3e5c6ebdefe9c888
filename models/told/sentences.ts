import { readdirSync, readFileSync } from 'node:fs'
import { toldKinds } from '#server/language/told/told-kinds.ts'

/** What somebody told in one go, and of which kinds it is, the main one first. */
export type Telling = { is: readonly string[]; said: string; by: string }

const kinds: ReadonlySet<string> = new Set([...toldKinds, 'none'])

/** A line of a file: `kind<TAB>what is said`, or `kind,kind`; `none` is part of a story that is no kind by itself. */
function tellingsIn(folder: string): Telling[] {
  const place = new URL(`${folder}/`, import.meta.url)
  return readdirSync(place)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, place), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [is = '', said] = line.split('\t')
          const named = is.split(',')
          if (!said || named.some((kind) => !kinds.has(kind)))
            throw new Error(`${file} has a line that is not kinds and words: ${line}`)
          return { is: named, said, by: file }
        }),
    )
}

/** Everything is learned from these. */
export const tellings = tellingsIn('sentences')
/** By voices that wrote nothing for teaching; only measured with. */
export const keptTellings = () => tellingsIn('kept-apart')
