const reasons = [
  {
    title: 'Consistent habit building',
    words: 'You don’t have to remember to write. You only have to pick up.',
  },
  {
    title: 'Private and secure',
    words: 'Conversations are encrypted and stored securely, under a key of your own, on a server your host runs.',
  },
  {
    title: 'AI-powered insights',
    words: 'Mood and themes are worked out from what you said, and shown beside your own words so that you can judge.',
  },
  {
    title: 'Effortless experience',
    words: 'No blank page. Talk for two minutes or for ten, on a walk or on the sofa.',
  },
]

export function WhyChoose() {
  return (
    <section aria-labelledby="why" className="border-t border-line py-16 sm:py-20">
      <div className="grid gap-10 wide:grid-cols-[1fr_2fr]">
        <h2 id="why" className="text-display">
          Why Choose Journal AI
        </h2>
        <dl className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
          {reasons.map(({ title, words }) => (
            <div key={title}>
              <dt className="font-book text-[1.1875rem] font-semibold">{title}</dt>
              <dd className="mt-1.5 text-soft">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
