const steps = [
  {
    title: 'Daily AI Calls',
    words:
      'At the hour you choose, it rings. A calm voice asks one question at a time and leaves you room to think. Answer, decline, or type instead.',
  },
  {
    title: 'Smart Analysis',
    words:
      'Your words become an entry in the first person, with a title, a mood and its themes. The whole conversation stays beside it, word for word.',
  },
  {
    title: 'Growth Insights',
    words:
      'Days add up. You see how your mood moved, what you keep coming back to, and how steadily you have been writing.',
  },
]

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-t border-line py-16 sm:py-20">
      <h2 id="how" className="text-display">
        How it works
      </h2>
      <ol className="mt-10 grid gap-10 wide:grid-cols-3 wide:gap-12">
        {steps.map(({ title, words }, place) => (
          <li key={title}>
            <span aria-hidden className="figures font-book text-title text-accent">
              {place + 1}
            </span>
            <h3 className="mt-2 text-title">{title}</h3>
            <p className="mt-2 max-w-[48ch] text-soft">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
