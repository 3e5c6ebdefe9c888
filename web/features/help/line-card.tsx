import { Globe, Siren } from 'lucide-react'
import type { HelpLine } from '#contract/help.ts'
import { Button } from '#web/ui/button.tsx'
import { countryName } from './countries.ts'
import { dialed, LineContacts } from './line-contacts.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function LineCard({ line }: { line: HelpLine }) {
  const { country, name, call, text, website, emergency, checkedOn } = line
  return (
    <section aria-label={name} className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <p className="text-small text-soft">{countryName(country)}</p>
      <h2 className="mt-1 text-title">{name}</h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <LineContacts line={line} />
        {website && (
          <Button asChild tone={call || text ? 'quiet' : 'strong'}>
            <a href={website} rel="noreferrer">
              <Globe aria-hidden />
              {new URL(website).host.replace(/^www\./, '')}
            </a>
          </Button>
        )}
      </div>
      <p className="mt-5 border-t border-line pt-4">
        {emergency ? (
          <a href={`tel:${dialed(emergency)}`} className="link inline-flex min-h-11 items-center gap-2">
            <Siren aria-hidden className="size-[1.125rem]" />
            In immediate danger: call {emergency}
          </a>
        ) : (
          'In immediate danger, call your local emergency number.'
        )}
      </p>
      <p className="figures mt-2 text-small text-soft">
        Checked on <time dateTime={checkedOn}>{day.format(new Date(`${checkedOn}T00:00:00Z`))}</time>
      </p>
    </section>
  )
}
