import type { ReactNode } from 'react'
import { type MoodMeasure, misreadings, moodMeasures } from '#contract/mood-measures.ts'
import { Page } from '#web/ui/page.tsx'

export function HowMoodScreen() {
  return (
    <Page title="How Mood Is Estimated" note="And how well, measured on texts whose writers said how they felt">
      <div className="max-w-[42rem] space-y-9">
        <Part title="Your own number wins">
          <p>
            Say or type “mood 6”, “it was an eight” or “seven out of ten”, and it is taken as it is. Only where there is
            no number is the mood estimated from the words, and from fewer than five of them only where they are plain.
            If it is wrong, change it: what you set stays.
          </p>
        </Part>
        <Part title="What is done with the words">
          <p>
            Words, pairs of words and the letters in them have weights, learned from 47,000 texts whose writers or
            readers said how they feel. “Not”, “I wish” and “used to” turn a weight round, “very” and “slightly” stretch
            and shrink it, and what follows a “but” counts more. The sum becomes a number from 1 to 10; 5.5 is neutral.
            Where both sides pull in earnest, the entry is called mixed. It happens on this server, without a language
            model, and the same text always gets the same answer. What is read for danger never changes the mood.
          </p>
        </Part>
        <Part title="How well">
          <p>
            1 would be perfect. In brackets stands the range in which the true figure lies 95 times of 100. VADER and
            wink are well-known programs for the same task, measured on the same texts.
          </p>
          <dl className="mt-4 divide-y divide-line border-y border-line">
            {moodMeasures.map((one) => (
              <Measure key={one.what} one={one} />
            ))}
          </dl>
        </Part>
        <Part title="Where it goes wrong">
          <ul className="space-y-4">
            {misreadings.map(({ text, mood, because }) => (
              <li key={text} className="border-l-2 border-line pl-4">
                <p className="font-book">“{text}”</p>
                <p className="figures mt-1 text-small text-soft">
                  Estimated {mood}. {because}
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="What not to read into it">
          <p>
            Tenths are there for drawing lines: half a point between two days means nothing. The figures hold for
            English. It is no diagnosis, and was never meant as one.
          </p>
        </Part>
      </div>
    </Page>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-title">{title}</h2>
      {children}
    </section>
  )
}

const shown = (value: number) => value.toFixed(3).replace(/^0/, '')

function Measure({ one: { texts, measure, n, ours, vader, wink } }: { one: MoodMeasure }) {
  const [value, low, high] = ours
  return (
    <div className="figures flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <dt>
        {texts}
        <span className="block text-small text-soft">
          {n.toLocaleString('en-US')} texts, {measure}
        </span>
      </dt>
      <dd className="sm:text-right">
        <span className="font-semibold">{shown(value)}</span>{' '}
        <span className="text-small text-soft">
          [{shown(low)}, {shown(high)}]
        </span>
        {vader !== undefined && wink !== undefined && (
          <span className="block text-small text-soft">
            VADER {shown(vader)}, wink {shown(wink)}
          </span>
        )}
      </dd>
    </div>
  )
}
