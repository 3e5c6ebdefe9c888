import { type Script, says } from './model.ts'

export type SentLine = { number: number; words: string; entry?: { title: string; text: string } }

/** A model that says lines anew: what it is given for each, it says; where it is given nothing, it leaves the line out. */
export const rewords =
  (anew: (line: SentLine) => string | null): Script =>
  (answer, sent) => {
    const lines = linesOf(sent).flatMap((line) => {
      const text = anew(line)
      return text === null ? [] : [{ number: line.number, text }]
    })
    return says(JSON.stringify({ lines }))(answer, sent)
  }

export const linesOf = ({ messages }: { messages: { content: string }[] }): SentLine[] =>
  JSON.parse(messages.at(-1)?.content ?? '{}').lines
