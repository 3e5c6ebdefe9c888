import { useState } from 'react'
import type { HelpLine } from '#contract/help.ts'
import { BackHome } from '#web/ui/back-home.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { usePageHeading } from '#web/ui/page.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useHelpLines } from './api.ts'
import { countryName } from './countries.ts'
import { LineCard } from './line-card.tsx'
import { HowNoticed } from './noticing/how-noticed.tsx'

/** Open to everyone; what matters most is there before anything has been loaded. */
export function HelpScreen() {
  const heading = usePageHeading('Help now')
  const lines = useHelpLines()
  return (
    <div className="mx-auto max-w-[42rem] px-5 py-6 sm:py-10">
      <header>
        <BackHome />
      </header>
      <main className="mt-8 pb-24">
        <h1 ref={heading} tabIndex={-1} className="text-display">
          Help now
        </h1>
        <p className="mt-2 max-w-[60ch]">
          You don’t have to explain anything to anyone. Say that you’re not safe. That is enough.
        </p>
        <div className="mt-8">
          {lines.isPending && <LinePlaceholder />}
          {lines.isLoadingError && <WithoutLines retry={lines.refetch} />}
          {lines.data && <Lines {...lines.data} />}
        </div>
        <section aria-labelledby="meanwhile" className="mt-10 max-w-[60ch]">
          <h2 id="meanwhile" className="text-title">
            Until somebody is with you
          </h2>
          <ul className="mt-3 list-disc space-y-2 pl-5">
            <li>Go where another person is: another room, a neighbor, a place with people.</li>
            <li>Put distance between you and anything you could hurt yourself with.</li>
            <li>Tell one person you trust, in the plainest words you have.</li>
          </ul>
        </section>
        <section aria-labelledby="another" className="mt-10 max-w-[60ch]">
          <h2 id="another" className="text-title">
            Worried about somebody else?
          </h2>
          <p className="mt-3">
            These lines are for you, too. Ask them straight whether they think of suicide; asking does not put the
            thought there. Stay with them, and call together.
          </p>
        </section>
        <p className="mt-10 max-w-[60ch] text-small text-soft">
          Journal AI is a computer program. It tells nobody that you were here, and it cannot send anyone to you. It
          often misses that somebody is in danger. <HowNoticed />
        </p>
      </main>
    </div>
  )
}

function Lines({ here, elsewhere }: { here: HelpLine; elsewhere: HelpLine[] }) {
  const [chosen, setChosen] = useState(here.country)
  const all = [here, ...elsewhere]
  const named = all.map(({ country }) => ({ value: country, label: countryName(country) }))
  const options = named.sort((a, b) => a.label.localeCompare(b.label))
  return (
    <>
      <LineCard line={all.find(({ country }) => country === chosen) ?? here} />
      <div className="mt-5 max-w-[22rem]">
        <SelectField
          label="Somewhere else?"
          options={options}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
    </>
  )
}

/** What holds without our server. */
function WithoutLines({ retry }: { retry: () => unknown }) {
  return (
    <>
      <p className="rounded-card border border-line bg-raised p-5">
        If your life is in danger, call your local emergency number: 911 in North America, 112 in most of Europe and
        much of the world. In the US and Canada,{' '}
        <a href="tel:988" className="link">
          call 988
        </a>
        . Everywhere,{' '}
        <a href="https://findahelpline.com" rel="noreferrer" className="link">
          findahelpline.com
        </a>{' '}
        lists a line near you.
      </p>
      <LoadFailed what="the lines of your country" retry={retry} />
    </>
  )
}

function LinePlaceholder() {
  return (
    <Waiting what="the lines of your country">
      <Placeholder className="h-48 w-full" />
    </Waiting>
  )
}
