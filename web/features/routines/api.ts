import type { z } from 'zod'
import {
  addRoutine,
  changeRoutine,
  listRoutines,
  type NewRoutine,
  type RoutineChange,
  removeRoutine,
} from '#contract/routines.ts'
import { call } from '#web/lib/call.ts'
import { useChange, useOwn } from '#web/lib/own.ts'

export const useRoutines = () => useOwn('routines', (userId) => call(listRoutines, { params: { userId } }))

export const useAddRoutine = () =>
  useChange({
    features: ['routines'],
    send: (_, body: z.input<typeof NewRoutine>) => call(addRoutine, { body }),
    done: () => 'Routine Created',
    tried: 'create routine',
  })

export const useChangeRoutine = (routineId: number) =>
  useChange({
    features: ['routines'],
    send: (userId, body: z.input<typeof RoutineChange>) => call(changeRoutine, { params: { userId, routineId }, body }),
    done: ({ title }) => title && 'Routine Updated',
    tried: 'update routine',
  })

export const useRemoveRoutine = (routineId: number) =>
  useChange({
    features: ['routines'],
    send: (userId) => call(removeRoutine, { params: { userId, routineId } }),
    done: () => 'Routine Deleted',
    tried: 'delete routine',
  })
