import { useState } from 'react'
import { Marked } from './marked.tsx'
import { passage } from './marking.ts'
import { cut } from './reading.ts'

type EntryTextProps = {
  content: string
  isWhole?: boolean
  shortLength?: number
  /** What was searched for: a long text is cut around it. */
  asked?: string
}

export function EntryText({ content, isWhole: startsWhole = false, shortLength = 300, asked = '' }: EntryTextProps) {
  const [isWhole, setWhole] = useState(startsWhole)
  const isLong = !startsWhole && [...content].length > shortLength
  const short = passage(content, asked, shortLength) ?? cut(content, shortLength)
  return (
    <>
      <p className="prose-book mt-3">
        <Marked text={isWhole || !isLong ? content : short} asked={asked} />
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="link mt-1 inline-flex min-h-9 items-center text-small"
        >
          {isWhole ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  )
}
