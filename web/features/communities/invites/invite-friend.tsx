import { useState } from 'react'
import type { Community } from '#contract/communities.ts'
import { useFriends } from '#web/features/friends/api.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useAddInvite } from './api.ts'

export function InviteFriend({ community, onClose }: { community: Community; onClose: () => void }) {
  const friends = useFriends()
  const [friendId, setFriendId] = useState('')
  const [message, setMessage] = useState('')
  const invite = useAddInvite(community.id, onClose)
  const choices = friends.data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  return (
    <FormDialog
      title="Invite a Friend"
      submit="Send Invite"
      submitting="Sending…"
      isBusy={invite.isPending}
      isIncomplete={friendId === ''}
      onSubmit={(event) => {
        event.preventDefault()
        invite.mutate({ friendId: Number(friendId), message })
      }}
      onClose={onClose}
    >
      {friends.isLoadingError && <LoadFailed what="your friends" retry={friends.refetch} />}
      <Field
        label="Friend"
        hint={
          friends.data?.length === 0
            ? 'You have no friends here yet. Make an invite link on your friends page first.'
            : ''
        }
      >
        {(control) => (
          <Select
            {...control}
            value={friendId}
            onChange={(change) => setFriendId(change.target.value)}
            options={[{ value: '', label: 'Choose a friend' }, ...choices]}
          />
        )}
      </Field>
      <Field label="A few words (optional)">
        {(control) => (
          <TextArea
            {...control}
            value={message}
            maxLength={500}
            onChange={(change) => setMessage(change.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
