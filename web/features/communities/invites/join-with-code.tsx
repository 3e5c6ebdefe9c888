import { useState } from 'react'
import type { Community } from '#contract/communities.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { controlLook, Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useJoinWithCode } from './api.ts'

type JoinWithCodeProps = { code: string; onJoined: (community: Community) => void; onClose: () => void }

export function JoinWithCode({ code: given, onJoined, onClose }: JoinWithCodeProps) {
  const [code, setCode] = useState(given)
  const join = useJoinWithCode(onJoined)
  return (
    <FormDialog
      title="Join with a Code"
      submit="Join"
      submitting="Joining…"
      isBusy={join.isPending}
      isIncomplete={code.trim() === ''}
      onSubmit={(event) => {
        event.preventDefault()
        join.mutate(code)
      }}
      onClose={onClose}
    >
      <Field
        label="Invite code"
        hint="Sixteen letters and digits, as you were given them."
        error={join.error ? wordsFor(join.error, 'You have not joined. Please try again.') : undefined}
      >
        {(control) => (
          <input
            {...control}
            value={code}
            onChange={(change) => setCode(change.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={`${controlLook} figures`}
          />
        )}
      </Field>
    </FormDialog>
  )
}
