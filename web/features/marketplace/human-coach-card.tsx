import type { HumanCoach } from '#contract/marketplace.ts'
import { cut } from '#web/features/journal/reading.ts'
import { counted } from '#web/lib/format/counted.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { ItemCard, Trait } from './item-card.tsx'
import { hourlyRate, price } from './price.ts'

const bioLength = 120

export function HumanCoachCard({ coach }: { coach: HumanCoach }) {
  const { name, bio, bundles, habitSystems, contactEmail } = coach
  const offers = [...bundles, ...habitSystems]
  const book = () => toast({ title: 'Contact Coach', description: `Opening booking system for ${name}` })
  return (
    <ItemCard
      name={name}
      badges={coach.isVerified && <Badge tone="accent">✓ Verified</Badge>}
      description={cut(bio, bioLength)}
      rating={coach.rating}
      count={counted(coach.totalSessions, 'session')}
      cost={hourlyRate(coach.hourlyRate)}
      actions={
        <Button tone="strong" onClick={book}>
          Book Session
          <span className="sr-only">: {name}</span>
        </Button>
      }
    >
      {coach.specialties.length > 0 && <Trait label="Specialties">{coach.specialties.join(' · ')}</Trait>}
      {coach.experience && <Trait label="Experience">{coach.experience}</Trait>}
      {offers.length > 0 && (
        <Trait label="Offers">
          <ul className="figures">
            {offers.map((offer) => (
              <li key={offer.name}>
                {[offer.name, sessionsOf(offer), offer.duration, price(offer.price)].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </Trait>
      )}
      {contactEmail && (
        <Trait label="Write to them">
          <a className="link" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        </Trait>
      )}
    </ItemCard>
  )
}

function sessionsOf(offer: HumanCoach['bundles'][number] | HumanCoach['habitSystems'][number]): string | null {
  return 'sessionCount' in offer && offer.sessionCount ? counted(offer.sessionCount, 'session') : null
}
