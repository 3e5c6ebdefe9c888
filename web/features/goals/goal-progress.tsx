import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { useChangeGoal } from './api.ts'

/** Follows the hand at once, and is sent when the hand or the key lets go, so that one move is one change. */
export function GoalProgress({ goal }: { goal: Goal }) {
  const change = useChangeGoal(goal.id)
  /** What the hand has chosen, until the goal itself says so, or will not have it. */
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = chosen ?? goal.progressPercentage
  const settle = (percent: number) => setChosen((current) => (current === percent ? null : current))
  function letGo() {
    if (chosen === null || (change.isPending && chosen === change.variables.progressPercentage)) return
    if (!change.isPending && chosen === goal.progressPercentage) return settle(chosen)
    change.mutate({ progressPercentage: chosen }, { onSettled: () => settle(chosen) })
  }
  return (
    <div className="flex items-center gap-4">
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        aria-label={`Progress of ${goal.title}`}
        aria-valuetext={`${shown} percent`}
        value={shown}
        onChange={(input) => setChosen(input.target.valueAsNumber)}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
        className="h-11 min-w-0 grow accent-accent"
      />
      <output className="figures w-[4ch] shrink-0 text-right text-small">{shown} %</output>
    </div>
  )
}
