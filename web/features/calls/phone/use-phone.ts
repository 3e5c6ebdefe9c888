import { useEffect, useReducer, useRef, useState } from 'react'
import { useAnnouncements } from '#web/lib/announcements.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { dismissToast, toast } from '#web/ui/toast.ts'
import { countHeard, pickUp, useCurrentCall, useDeclineCall } from '../api.ts'
import { idle, next, type Phone } from './call-state.ts'
import { type Handset, type Senses, takeHandset } from './handset.ts'
import { holdCall, isHeldElsewhere } from './holding.ts'
import { browserMouth } from './mouth.ts'
import { forgetPhoneId, isOwnCall, phoneIdFor } from './phone-id.ts'

/** Until the server has said whose call it is. */
const unnamed = 'Journal AI'
const atRest: Senses = { speaking: null, partly: '', canHear: true, beat: 0 }

const begun = (ringing: number | null): Phone =>
  ringing === null ? idle : next(idle, { type: 'rings', callId: ringing })

/** The phone in the page: rings when the server says so, and holds the handset while a call lasts. */
export function usePhone(ringing: number | null) {
  const userId = useUserId()
  const [phone, tell] = useReducer(next, ringing, begun)
  const [senses, sense] = useState(atRest)
  const [mouth] = useState(() => browserMouth())
  const handset = useRef<Handset | null>(null)
  const decline = useDeclineCall()
  const current = useCurrentCall().data
  // The last that was known: a call that has just ended is no longer the current one while its farewell is said.
  const [named, setNamed] = useState(current)
  if (current && current !== named) setNamed(current)
  const companion = phone.is !== 'idle' && named?.id === phone.callId ? named.companionName : unnamed

  useEffect(() => {
    if (current === undefined) return
    if (current?.status !== 'in-progress' || handset.current || !isOwnCall(current.id))
      return tell({ type: 'current', call: current, isOurs: false })
    let isLatest = true
    void isHeldElsewhere(current.id).then((isHeld) => {
      if (isLatest) tell({ type: 'current', call: current, isOurs: !isHeld })
    })
    return () => {
      isLatest = false
    }
  }, [current])
  useAnnouncements((message) => {
    if (message.type === 'call_ringing') tell({ type: 'rings', callId: message.callId })
    if (message.type === 'call_ended') tell({ type: 'ended-elsewhere', callId: message.callId })
    if (message.type === 'call_completed')
      tell({ type: 'completed', callId: message.callId, entryId: message.journalEntryId })
  })
  useEffect(() => () => handset.current?.hangUp(), [])

  function answer(callId: number) {
    if (handset.current) return
    const phoneId = phoneIdFor(callId)
    const letGo = holdCall(callId)
    mouth.open()
    sense(atRest)
    tell({ type: 'answers' })
    dismissToast()
    handset.current = takeHandset({
      server: { pickUp: () => pickUp(userId, callId, phoneId), countHeard: () => countHeard(userId, callId) },
      mouth,
      tell,
      sense,
      refused: (failure) => {
        tell({ type: 'refused' })
        toast({ title: 'Call Failed', description: wordsFor(failure, 'This call is already over.'), tone: 'danger' })
      },
      over: () => {
        handset.current = null
        letGo()
        forgetPhoneId(callId)
      },
    })
  }

  /** Another tab may have been duplicated from this one, and have returned first. */
  async function goBackTo(callId: number) {
    mouth.open() // before the wait, while the browser still takes it for part of the click
    if (!(await isHeldElsewhere(callId))) return answer(callId)
    tell({ type: 'refused' })
    toast({ title: 'Call Failed', description: 'You are on this call in another tab.', tone: 'danger' })
  }

  return {
    phone,
    companion,
    senses,
    tell,
    handset,
    answer,
    goBackTo,
    decline: (callId: number) => {
      tell({ type: 'declines' })
      decline.mutate(callId)
    },
  }
}
