import { useState } from 'react'
import { cut } from './reading.ts'

const shortLength = 300

export function EntryText({ content, isWhole: startsWhole }: { content: string; isWhole: boolean }) {
  const [isWhole, setWhole] = useState(startsWhole)
  const isLong = !startsWhole && content.length > shortLength
  return (
    <>
      <p className="prose-book mt-3">{isWhole ? content : cut(content, shortLength)}</p>
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
