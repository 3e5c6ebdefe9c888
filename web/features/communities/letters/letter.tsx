import { useState } from 'react'
import type { Community } from '#contract/communities.ts'
import type { Post } from '#contract/community-posts.ts'
import { moment } from '#web/lib/dates.ts'
import { counted } from '#web/lib/format/counted.ts'
import { postTypes } from '../labels.ts'
import { RemoveButton } from '../remove-button.tsx'
import { Responses } from './responses.tsx'
import { Signature } from './signature.tsx'
import { SupportButton } from './support-button.tsx'

type LetterProps = { post: Post; community: Community; onCare: (words: string | null) => void }

export function Letter({ post, community, onCare }: LetterProps) {
  const { id, communityId, title, content, type, moodScore, responseCount, createdAt } = post
  const [isOpen, setOpen] = useState(false)
  const written = { communityId, postId: id }
  return (
    <article className="wrap-anywhere">
      <p className="figures text-small text-soft">
        <Signature of={post} />, <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
      </p>
      <h2 className="mt-1 text-title">{title}</h2>
      <p className="prose-book mt-3">{content}</p>
      <p className="figures mt-3 text-small text-soft">
        {postTypes[type]}
        {moodScore !== null && ` · Mood ${moodScore} of 10`}
      </p>
      <div className="mt-3 -ml-3 flex flex-wrap items-center gap-1">
        <SupportButton of={post} written={written} what={title} isOff={!community.isActive} />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 rounded-control px-3 text-small font-semibold hover:bg-sunken"
        >
          {responseCount === 0 ? (community.isActive ? 'Respond' : 'No responses') : counted(responseCount, 'response')}
        </button>
        <RemoveButton of={post} written={written} role={community.role} what="letter" />
      </div>
      {isOpen && <Responses post={post} community={community} onCare={onCare} />}
    </article>
  )
}
