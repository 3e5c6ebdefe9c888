/** A few short lines under a word that says what they are; nothing where there are none. */
export function TitledList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <p className="text-small text-soft">{title}</p>
      <ul className="mt-0.5 list-disc space-y-0.5 pl-5 marker:text-soft">
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

export function TitledText({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <div>
      <p className="text-small text-soft">{title}</p>
      <p className="mt-0.5 whitespace-pre-line">{text}</p>
    </div>
  )
}
