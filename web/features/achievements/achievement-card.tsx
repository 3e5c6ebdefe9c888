import { Check } from 'lucide-react'
import type { Achievement } from '#contract/achievements.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { icons, percentOf, rarities, types } from './words.ts'

export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { name, description, icon, type, rarity, current, requirement, unlocked } = achievement
  const Icon = icons[icon]
  const { label, icon: TypeIcon } = types[type]
  const percent = percentOf(achievement)
  return (
    <article
      aria-label={name}
      className={`flex h-full flex-col rounded-card border bg-raised p-5 ${unlocked ? 'border-accent ring-1 ring-accent' : 'border-line'}`}
    >
      <header className="flex items-start justify-between gap-3">
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${unlocked ? 'bg-accent-soft text-accent' : 'bg-sunken text-soft'}`}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <span className="inline-flex items-center gap-1.5 text-small text-soft">
            <TypeIcon aria-hidden className="size-4" />
            {label}
          </span>
          <Badge>{rarities[rarity]}</Badge>
        </span>
      </header>
      <h2 className="mt-4 text-title">{name}</h2>
      <p className="mt-1 text-soft">{description}</p>
      <div className="mt-auto pt-5">
        <p className="figures mb-2 flex flex-wrap justify-between gap-x-4 text-small text-soft">
          <span>{`${current.toLocaleString('en-US')} / ${requirement.toLocaleString('en-US')}`}</span>
          <span className="inline-flex items-center gap-3">
            {unlocked && (
              <span className="inline-flex items-center gap-1 font-semibold text-accent">
                <Check aria-hidden className="size-4" />
                Unlocked!
              </span>
            )}
            {percent}%
          </span>
        </p>
        <Progress label={`${name}: how far you are`} percent={percent} />
      </div>
    </article>
  )
}
