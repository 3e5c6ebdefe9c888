/** What comes out of a call, shown instead of praised. */
export function Excerpt() {
  return (
    <figure className="rounded-card border border-line bg-raised px-6 py-7 shadow-raised sm:px-9 sm:py-9">
      <p className="figures text-small text-soft">Tuesday, 7:04 PM · from a call of six minutes</p>
      <p className="mt-4 font-book text-title font-semibold">The fence is finished</p>
      <div className="prose-book mt-3 space-y-3">
        <p>
          I finally finished the garden fence. It took three weekends, and the last plank is crooked, but I sat on the
          step afterwards with tea and looked at it for a long time.
        </p>
        <p>Mara came by. We hardly spoke. It was the best part of the day.</p>
      </div>
      <figcaption className="mt-6 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-4 text-small text-soft">
        <span>Mood 8, bright</span>
        <span>garden</span>
        <span>Mara</span>
        <span>finishing things</span>
      </figcaption>
    </figure>
  )
}
