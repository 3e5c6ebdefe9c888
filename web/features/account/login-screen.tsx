import { zodResolver } from '@hookform/resolvers/zod'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Credentials } from '#contract/account.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { comingBackTo, nextAddress } from '#web/lib/next.ts'
import { rememberUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook, Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useLogin } from './api.ts'
import { Door } from './door.tsx'

const redirectMs = 500

export function LoginScreen() {
  const form = useForm({ resolver: zodResolver(Credentials), defaultValues: { phoneNumber: '', password: '' } })
  const login = useLogin()
  const navigate = useNavigate()
  const { next }: { next?: unknown } = useSearch({ strict: false })
  const [isLeaving, setLeaving] = useState(false)
  const isBusy = login.isPending || isLeaving

  const submit = form.handleSubmit(
    (credentials) =>
      login.mutate(credentials, {
        onSuccess: ({ user }) => {
          rememberUser(user.id)
          setLeaving(true)
          toast({ title: 'Login Successful!', description: `Welcome back, ${user.name}` })
          setTimeout(() => navigate({ href: nextAddress(next) }), redirectMs)
        },
        onError: (failure) =>
          toast({
            title: 'Login Failed',
            description: wordsFor(failure, 'An error occurred during login.'),
            tone: 'danger',
          }),
      }),
    () =>
      toast({
        title: 'Required Fields Missing',
        description: 'Please enter both phone number and password to login.',
        tone: 'danger',
      }),
  )
  const { errors } = form.formState

  return (
    <Door tab="Login" title="Welcome back" note="We'll verify your identity using your registered phone number">
      <form noValidate onSubmit={submit} className="space-y-5">
        <Field label="Phone number">
          {(control) => (
            <input
              {...control}
              {...form.register('phoneNumber')}
              aria-invalid={errors.phoneNumber ? true : undefined}
              type="tel"
              autoComplete="username"
              className={controlLook}
            />
          )}
        </Field>
        <Field label="Password">
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              aria-invalid={errors.password ? true : undefined}
              autoComplete="current-password"
            />
          )}
        </Field>
        <Button type="submit" tone="strong" disabled={isBusy} className="w-full">
          {isBusy ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
      <p className="mt-6 text-small text-soft">
        No journal yet?{' '}
        <Link to="/register" search={comingBackTo(next)} className="link">
          Sign up
        </Link>
      </p>
    </Door>
  )
}
