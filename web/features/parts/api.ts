import type { z } from 'zod'
import { addPart, changePart, listParts, type NewPart, type PartChange, removePart } from '#contract/parts.ts'
import { call } from '#web/lib/call.ts'
import { useChange, useOwn } from '#web/lib/own.ts'

export const useParts = () => useOwn('parts', (userId) => call(listParts, { params: { userId } }))

export const useAddPart = () =>
  useChange({
    features: ['parts'],
    send: (_, body: z.input<typeof NewPart>) => call(addPart, { body }),
    done: () => 'Part Created',
    tried: 'create part',
  })

export const useChangePart = (partId: number) =>
  useChange({
    features: ['parts'],
    send: (userId, body: z.input<typeof PartChange>) => call(changePart, { params: { userId, partId }, body }),
    done: ({ name }) => name && 'Part Updated',
    tried: 'update part',
  })

/** Entries written as this part are written as nobody in particular afterwards. */
export const useRemovePart = (partId: number) =>
  useChange({
    features: ['parts', 'journal'],
    send: (userId) => call(removePart, { params: { userId, partId } }),
    done: () => 'Part Deleted',
    tried: 'delete part',
  })
