import { useEffect, useReducer, useRef, useState } from 'react'
import { useAnnouncements } from '#web/lib/announcements.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { toast } from '#web/ui/toast.ts'
import { pickUp, useCurrentCall, useDeclineCall } from '../api.ts'
import { idle, next } from './call-state.ts'
import { type Handset, type Senses, takeHandset } from './handset.ts'
import { browserMouth } from './mouth.ts'
import { forgetPhoneId, isOwnCall, phoneIdFor } from './phone-id.ts'

const atRest: Senses = { speaking: null, partly: '', canHear: true, beat: 0 }

/** The phone in the page: rings when the server says so, and holds the handset while a call lasts. */
export function usePhone() {
  const userId = useUserId()
  const [phone, tell] = useReducer(next, idle)
  const [senses, sense] = useState(atRest)
  const [mouth] = useState(() => browserMouth())
  const handset = useRef<Handset | null>(null)
  const decline = useDeclineCall()
  const current = useCurrentCall().data

  useEffect(() => {
    if (current !== undefined)
      tell({ type: 'current', call: current, isOurs: current !== null && isOwnCall(current.id) })
  }, [current])
  useAnnouncements((message) => {
    if (message.type === 'call_ringing') tell({ type: 'rings', callId: message.callId })
    if (message.type === 'call_ended') tell({ type: 'ended-elsewhere', callId: message.callId })
    if (message.type === 'call_completed')
      tell({ type: 'completed', callId: message.callId, entryId: message.journalEntryId })
  })
  useEffect(() => () => handset.current?.hangUp(), [])

  function answer(callId: number) {
    const phoneId = phoneIdFor(callId)
    mouth.open()
    sense(atRest)
    tell({ type: 'answers' })
    handset.current = takeHandset({
      pickUp: () => pickUp(userId, callId, phoneId),
      mouth,
      tell,
      sense,
      refused: (failure) => {
        tell({ type: 'refused' })
        toast({ title: 'Call Failed', description: wordsFor(failure, 'This call is already over.'), tone: 'danger' })
      },
      over: () => {
        handset.current = null
        forgetPhoneId(callId)
      },
    })
  }

  return {
    phone,
    senses,
    tell,
    handset,
    answer,
    decline: (callId: number) => {
      tell({ type: 'declines' })
      decline.mutate(callId)
    },
  }
}
