import type { z } from 'zod'
import { addGoal, changeGoal, type GoalChange, listGoals, type NewGoal, removeGoal } from '#contract/goals.ts'
import { call } from '#web/lib/call.ts'
import { useChange, useOwn } from '#web/lib/own.ts'

export const useGoals = () => useOwn('goals', (userId) => call(listGoals, { params: { userId } }))

export const useAddGoal = () =>
  useChange({
    features: ['goals'],
    send: (_, body: z.input<typeof NewGoal>) => call(addGoal, { body }),
    done: () => 'Goal Created',
    tried: 'create goal',
  })

export const useChangeGoal = (goalId: number) =>
  useChange({
    features: ['goals'],
    send: (userId, body: z.input<typeof GoalChange>) => call(changeGoal, { params: { userId, goalId }, body }),
    done: ({ title, status }) => (title ? 'Goal Updated' : status === 'completed' && 'Goal Completed'),
    inOrder: `goals/${goalId}`,
    tried: 'update goal',
  })

/** Checklists that belonged to it belong to none afterwards. */
export const useRemoveGoal = (goalId: number) =>
  useChange({
    features: ['goals', 'checklists'],
    send: (userId) => call(removeGoal, { params: { userId, goalId } }),
    done: () => 'Goal Deleted',
    tried: 'delete goal',
  })
