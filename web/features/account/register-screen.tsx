import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { NewAccount } from '#contract/account.ts'
import { clockTime } from '#web/lib/dates.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { comingBackTo, nextAddress } from '#web/lib/next.ts'
import { rememberUser } from '#web/lib/session.ts'
import { toast } from '#web/ui/toast.ts'
import { useRegister } from './api.ts'
import { Door } from './door.tsx'
import { RegisterForm } from './register-form.tsx'

const redirectMs = 1500

export function RegisterScreen() {
  const register = useRegister()
  const navigate = useNavigate()
  const { next }: { next?: unknown } = useSearch({ strict: false })
  const [isLeaving, setLeaving] = useState(false)

  const submit = (account: NewAccount) =>
    register.mutate(account, {
      onSuccess: ({ user }) => {
        rememberUser(user.id)
        setLeaving(true)
        const time = clockTime(user.callTime ?? account.callTime)
        toast({
          title: 'Registration Successful!',
          description: `Welcome ${user.name}! Your daily calls are scheduled for ${time}.`,
        })
        setTimeout(() => navigate({ href: nextAddress(next) }), redirectMs)
      },
      onError: (failure) =>
        toast({
          title: 'Registration Failed',
          description: wordsFor(failure, 'Registration failed'),
          tone: 'danger',
        }),
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
