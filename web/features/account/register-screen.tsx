import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { NewAccount, User } from '#contract/account.ts'
import { clockTime } from '#web/lib/dates.ts'
import { RequestFailed, wordsFor } from '#web/lib/failures.ts'
import { comingBackTo, nextAddress } from '#web/lib/next.ts'
import { rememberUser } from '#web/lib/session.ts'
import { toast } from '#web/ui/toast.ts'
import { useRegister } from './api.ts'
import { Door } from './door.tsx'
import { RegisterForm } from './register-form.tsx'

const redirectMs = 1500

/** The way on leads over proving the number. */
const proving = (next: unknown) => ({ to: '/prove-number', search: comingBackTo(next) })

function isAboutTheNumber(failure: unknown): boolean {
  const code = failure instanceof RequestFailed ? failure.problem?.code : undefined
  return code === 'phone_number_taken' || code === 'phone_number_invalid'
}

function welcome({ name, phone, callTime }: User, chosen: string): string {
  const time = clockTime(callTime ?? chosen)
  if (phone === 'unproved') return `Welcome ${name}! Prove your number next, and your daily calls come at ${time}.`
  if (phone === 'out-of-reach') {
    return `Welcome ${name}! Calls from this server don’t go to your number, so none will come. You can write your entries.`
  }
  return `Welcome ${name}! Your daily calls are scheduled for ${time}.`
}

export function RegisterScreen() {
  const register = useRegister()
  const navigate = useNavigate()
  const { next }: { next?: unknown } = useSearch({ strict: false })
  const [isLeaving, setLeaving] = useState(false)

  const submit = (account: NewAccount, refuseNumber: (why: string) => void) =>
    register.mutate(account, {
      onSuccess: ({ user }) => {
        rememberUser(user.id)
        setLeaving(true)
        toast({ title: 'Registration Successful!', description: welcome(user, account.callTime) })
        setTimeout(() => navigate(user.phone === 'unproved' ? proving(next) : { href: nextAddress(next) }), redirectMs)
      },
      onError: (failure) => {
        const why = wordsFor(failure, 'Registration failed')
        toast({ title: 'Registration Failed', description: why, tone: 'danger' })
        if (isAboutTheNumber(failure)) refuseNumber(why)
      },
    })

  return (
    <Door
      tab="Register"
      title="Join Journal AI"
      note="One call a day, at your hour. It takes under 2 minutes to set up, and no credit card."
    >
      <RegisterForm isBusy={register.isPending || isLeaving} onSubmit={submit} />
      <p className="mt-6 text-small text-soft">
        Already have a journal?{' '}
        <Link to="/login" search={comingBackTo(next)} className="link">
          Sign in
        </Link>
      </p>
    </Door>
  )
}
