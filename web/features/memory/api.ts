import { type NewMemoryNote, noteMemory, readMemory, switchMemory, takeBackMemoryNote } from '#contract/memory.ts'
import { call } from '#web/lib/call.ts'
import { useChange, useOwn } from '#web/lib/own.ts'

/** Reminders and prompts keep to what is forbidden here. */
const features = ['memory', 'reminders', 'prompts'] as const
const told = { correct: 'Put Right', forget: 'Forgotten', never: 'It Won’t Be Brought Up' }

export const useMemoryOf = () => useOwn('memory', (userId) => call(readMemory, { params: { userId } }))

export const useSwitchMemory = () =>
  useChange({
    features: ['memory'],
    send: (userId, isOn: boolean) => call(switchMemory, { params: { userId }, body: { isOn } }),
    inOrder: 'memory-switch',
    tried: 'change this',
  })

export const useNoteMemory = () =>
  useChange({
    features,
    send: (userId, body: NewMemoryNote) => call(noteMemory, { params: { userId }, body }),
    done: ({ does }) => told[does],
    tried: 'keep this',
  })

export const useTakeBackNote = () =>
  useChange({
    features,
    send: (userId, noteId: number) => call(takeBackMemoryNote, { params: { userId, noteId } }),
    done: () => 'Taken Back',
    tried: 'take this back',
  })
