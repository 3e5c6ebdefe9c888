import type { HabitSystem } from '#contract/marketplace.ts'
import { counted } from '#web/lib/format/counted.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useChooseSystem } from './api.ts'
import { notChosen, systemChosen } from './chosen.ts'
import { InstallButton } from './install-button.tsx'
import { ItemCard, Trait } from './item-card.tsx'
import { price } from './price.ts'

export function SystemCard({ system, isInUse }: { system: HabitSystem; isInUse: boolean }) {
  const choosing = useChooseSystem()
  const use = () => choosing.mutate(system, { onSuccess: () => systemChosen(system), onError: notChosen })
  return (
    <ItemCard
      name={system.name}
      badges={
        <>
          {system.isDefault && <Badge>Default</Badge>}
          {isInUse && <Badge tone="accent">In use</Badge>}
        </>
      }
      description={system.description}
      rating={system.rating}
      count={counted(system.totalInstalls, 'install')}
      cost={price(system.price)}
      by={system.author}
      actions={
        <>
          {system.isInstalled && !isInUse && (
            <Button disabled={choosing.isPending} onClick={use}>
              Use it
              <span className="sr-only">: {system.name}</span>
            </Button>
          )}
          <InstallButton kind="system" item={system} />
        </>
      }
    >
      <Trait label="Methodology">{system.methodology}</Trait>
      <Trait label="Habits it brings">{system.habits.join(' · ')}</Trait>
    </ItemCard>
  )
}
