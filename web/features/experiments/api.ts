import type { z } from 'zod'
import {
  addExperiment,
  changeExperiment,
  type ExperimentChange,
  listExperiments,
  type NewExperiment,
  removeExperiment,
} from '#contract/experiments.ts'
import { call } from '#web/lib/call.ts'
import { useChange, useOwn } from '#web/lib/own.ts'

export const useExperiments = () => useOwn('experiments', (userId) => call(listExperiments, { params: { userId } }))

export const useAddExperiment = () =>
  useChange({
    features: ['experiments'],
    send: (_, body: z.input<typeof NewExperiment>) => call(addExperiment, { body }),
    done: () => 'Experiment Created',
    tried: 'create experiment',
  })

export const useChangeExperiment = (experimentId: number) =>
  useChange({
    features: ['experiments'],
    send: (userId, body: z.input<typeof ExperimentChange>) =>
      call(changeExperiment, { params: { userId, experimentId }, body }),
    done: ({ title, status }) => (title ? 'Experiment Updated' : status === 'completed' && 'Experiment Completed'),
    tried: 'update experiment',
  })

/** Routines that came of it name it no longer. */
export const useRemoveExperiment = (experimentId: number) =>
  useChange({
    features: ['experiments', 'routines'],
    send: (userId) => call(removeExperiment, { params: { userId, experimentId } }),
    done: () => 'Experiment Deleted',
    tried: 'delete experiment',
  })
