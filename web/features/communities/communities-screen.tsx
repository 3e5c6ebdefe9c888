import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Community } from '#contract/communities.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { useAddCommunity } from './api.ts'
import { CommunityForm } from './community-form.tsx'
import { Discover } from './discover.tsx'
import { Invitations } from './invites/invitations.tsx'
import { JoinWithCode } from './invites/join-with-code.tsx'
import { MyCommunities } from './my-communities.tsx'

/** With `?code=…`, as an invite link has it, the code is already filled in. */
export function CommunitiesScreen() {
  const { code }: { code?: unknown } = useSearch({ strict: false })
  const [opened, open] = useState<'form' | 'code' | null>(typeof code === 'string' ? 'code' : null)
  const navigate = useNavigate()
  const close = () => open(null)
  const enter = ({ id }: Community) =>
    void navigate({ to: '/communities/$communityId', params: { communityId: String(id) } })
  const add = useAddCommunity(enter)
  return (
    <Page
      title="Communities"
      note="Small circles to write to, with your name or without"
      actions={
        <>
          <Button onClick={() => open('code')}>Join with a Code</Button>
          <Button tone="strong" onClick={() => open('form')}>
            Create Community
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="space-y-6">
          <Invitations onAccepted={enter} />
          <MyCommunities />
        </div>
        <Discover />
      </div>
      {opened === 'code' && (
        <JoinWithCode code={typeof code === 'string' ? code : ''} onJoined={enter} onClose={close} />
      )}
      {opened === 'form' && (
        <CommunityForm
          title="Create Community"
          submit="Create Community"
          submitting="Creating..."
          isBusy={add.isPending}
          onSubmit={(community) => add.mutate(community)}
          onClose={close}
        />
      )}
    </Page>
  )
}
