import type { AiCoach } from '#contract/marketplace.ts'
import { counted } from '#web/lib/format/counted.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useChooseCoach } from './api.ts'
import { coachChosen, notChosen } from './chosen.ts'
import { InstallButton } from './install-button.tsx'
import { ItemCard, Trait } from './item-card.tsx'
import { price } from './price.ts'

export function CoachCard({ coach, isInUse }: { coach: AiCoach; isInUse: boolean }) {
  const choosing = useChooseCoach()
  const use = () => choosing.mutate(coach, { onSuccess: () => coachChosen(coach), onError: notChosen })
  return (
    <ItemCard
      name={coach.name}
      badges={
        <>
          {coach.isDefault && <Badge>Default</Badge>}
          {isInUse && <Badge tone="accent">In use</Badge>}
        </>
      }
      description={coach.description}
      rating={coach.rating}
      count={counted(coach.totalInstalls, 'install')}
      cost={price(coach.price)}
      by={coach.author}
      actions={
        <>
          {coach.isInstalled && !isInUse && (
            <Button disabled={choosing.isPending} onClick={use}>
              Use {coach.name}
            </Button>
          )}
          <InstallButton kind="coach" item={coach} {...(coach.isDefault && { installed: 'Included' })} />
        </>
      }
    >
      <Trait label="Personality">{coach.personality}</Trait>
      <Trait label="Specialties">{coach.specialties.join(' · ')}</Trait>
    </ItemCard>
  )
}
