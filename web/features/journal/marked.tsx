import { stretches } from './marking.ts'

/** A text in which what was searched for is marked. */
export function Marked({ text, asked }: { text: string; asked: string }) {
  if (asked === '') return text
  return stretches(text, asked).map(({ text, isHit }, place) =>
    isHit ? (
      <mark
        key={place}
        className="rounded-[3px] bg-accent-soft text-ink underline decoration-accent underline-offset-3"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
