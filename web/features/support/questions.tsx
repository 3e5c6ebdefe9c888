import type { ReactNode } from 'react'

const questions: readonly { asked: string; answer: ReactNode }[] = [
  {
    asked: 'How soon will I get an answer?',
    answer:
      'Support answers within 24 hours, by email. It is your host who answers: the person or the group that runs this server, not the makers of the software.',
  },
  {
    asked: 'How do I delete my account?',
    answer: (
      <>
        In the{' '}
        <a href="/settings#data" className="link">
          settings
        </a>
        , under Your Data, with your password. Your journal is gone from this server at once. Account deletion completes
        within 30 days, when your host has also let go of the backups made before. If you cannot sign in, write here.
      </>
    ),
  },
  {
    asked: 'Can I take my journal with me?',
    answer:
      'Yes, at any time, under Your Data in the settings: one zip file with your entries as pages and everything else in one JSON file.',
  },
  {
    asked: 'Why did nobody call?',
    answer:
      'The phone rings in your browser, so a page of Journal AI has to be open when your hour comes. Where your host has set up a phone carrier, it rings on your phone. The dashboard shows when the next call is due.',
  },
]

export function Questions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-title">
        Frequently Asked Questions
      </h2>
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {questions.map(({ asked, answer }) => (
          <div key={asked} className="py-4">
            <dt className="font-semibold">{asked}</dt>
            <dd className="mt-1 text-small text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
