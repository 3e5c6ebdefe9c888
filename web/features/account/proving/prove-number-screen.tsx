import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import type { Channel } from '#contract/phone.ts'
import { clockTime } from '#web/lib/dates.ts'
import { nextAddress } from '#web/lib/next.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Page } from '#web/ui/page.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useUser } from '../api.ts'
import { usePhoneProof, useTellCode } from './api.ts'
import { AskForCode } from './ask-for-code.tsx'
import { CodeForm } from './code-form.tsx'

export function ProveNumberScreen() {
  const proof = usePhoneProof()
  const phone = proof.data?.phone
  return (
    <Page title="Prove your number" note="So that your daily call rings at nobody’s phone but yours.">
      <div className="max-w-[34rem] space-y-8">
        {proof.isPending && <ProofPlaceholder />}
        {proof.isLoadingError && <LoadFailed what="your number" retry={proof.refetch} />}
        {phone === 'unproved' && <Unproved />}
        {phone === 'proved' && <Proved />}
        {phone === 'out-of-reach' && (
          <Done title="Calls don’t go to your number">
            This server does not call its country, or not this kind of number, so no call will come. You can write your
            entries, and ask your host which countries calls reach.
          </Done>
        )}
        {phone === 'browser' && (
          <Done title="There is nothing to prove">Your calls ring in the browser, where you are signed in.</Done>
        )}
      </div>
    </Page>
  )
}

function Unproved() {
  const proof = usePhoneProof()
  const telling = useTellCode()
  const user = useUser().data
  const told = proof.data?.told ?? null
  const [codes, setCodes] = useState(0)
  const ask = (channel: Channel) => telling.mutate(channel, { onSuccess: () => setCodes((before) => before + 1) })
  return (
    <>
      <p>
        We send a code to <strong className="figures font-semibold">{user?.phoneNumber}</strong>, and you type it here.
        Until then no daily call comes. Is it another one?{' '}
        <Link to="/change-number" className="link">
          Change your number
        </Link>
      </p>
      {/* A new code begins with an empty field. */}
      {told && <CodeForm key={codes} channel={told.channel} />}
      <AskForCode told={told} knownAt={proof.dataUpdatedAt} telling={telling} onAsk={ask} />
      <p className="border-t border-line pt-5 text-small text-soft">
        Or start a call on your dashboard: once you have picked up and told of your day, your number is proved as well.
      </p>
      <p className="text-small">
        <Onward className="link">Not now</Onward>
      </p>
    </>
  )
}

function Proved() {
  const user = useUser().data
  return (
    <Done title="Your number is proved">
      {user?.callTime
        ? `Your call comes every day at ${clockTime(user.callTime)}.`
        : 'Your daily call is switched off.'}
    </Done>
  )
}

function Done({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 mb-6">{children}</p>
      <Button asChild tone="strong">
        <Onward>Continue</Onward>
      </Button>
    </div>
  )
}

/** To where the person was on their way to. It is an address, with whatever search it has. */
function Onward({ children, ...rest }: ComponentProps<'a'>) {
  const { next }: { next?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const href = nextAddress(next)
  const go = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return
    click.preventDefault()
    void navigate({ href })
  }
  return (
    <a href={href} onClick={go} {...rest}>
      {children}
    </a>
  )
}

function ProofPlaceholder() {
  return (
    <Waiting what="your number">
      <Placeholder className="h-14 w-full" />
      <Placeholder className="mt-8 h-11 w-64" />
    </Waiting>
  )
}
