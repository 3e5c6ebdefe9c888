import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { Community } from '#contract/communities.ts'
import { NewResponse, type Post } from '#contract/community-posts.ts'
import { moment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { options, responseTypes } from '../labels.ts'
import { RemoveButton } from '../remove-button.tsx'
import { useAddResponse, useResponses } from './api.ts'
import { Signature } from './signature.tsx'
import { SupportButton } from './support-button.tsx'
import { WithoutName } from './write-letter.tsx'

type ResponsesProps = { post: Post; community: Community; onCare: (words: string | null) => void }

export function Responses({ post, community, onCare }: ResponsesProps) {
  const responses = useResponses(post)
  return (
    <section aria-label={`Responses to ${post.title}`} className="mt-4 border-l border-line pl-5">
      {responses.isPending && (
        <Waiting what="the responses">
          <Placeholder className="h-16 w-full" />
        </Waiting>
      )}
      {responses.isLoadingError && <LoadFailed what="the responses" retry={responses.refetch} />}
      <ol className="space-y-6">
        {responses.data?.map((response) => {
          const written = { communityId: community.id, postId: post.id, responseId: response.id }
          return (
            <li key={response.id}>
              <p className="figures text-small text-soft">
                <Signature of={response} />,{' '}
                <time dateTime={response.createdAt.toISOString()}>{moment(response.createdAt)}</time>
                {' · '}
                {responseTypes[response.type]}
              </p>
              <p className="prose-book mt-1.5">{response.content}</p>
              <div className="mt-1.5 -ml-3 flex flex-wrap items-center gap-1">
                <SupportButton of={response} written={written} what="this response" isOff={!community.isActive} />
                <RemoveButton of={response} written={written} role={community.role} what="response" />
              </div>
            </li>
          )
        })}
      </ol>
      {community.isActive && <ResponseForm post={post} onCare={onCare} />}
    </section>
  )
}

const empty = { content: '', type: 'support', isAnonymous: false } as const

function ResponseForm({ post, onCare }: Pick<ResponsesProps, 'post' | 'onCare'>) {
  const form = useForm({ resolver: zodResolver(NewResponse), defaultValues: empty })
  const add = useAddResponse(post, ({ care }) => {
    form.reset(empty)
    onCare(care)
  })
  return (
    <form
      noValidate
      aria-label={`Respond to ${post.title}`}
      onSubmit={form.handleSubmit((response) => add.mutate(response))}
      className="mt-6 space-y-4"
    >
      <Field label="Your response" error={form.formState.errors.content?.message}>
        {(control) => <TextArea {...control} {...form.register('content')} />}
      </Field>
      <Field label="Kind">
        {(control) => <Select {...control} {...form.register('type')} options={options(responseTypes)} />}
      </Field>
      <Controller
        control={form.control}
        name="isAnonymous"
        render={({ field }) => <WithoutName checked={field.value ?? false} onChange={field.onChange} />}
      />
      <Button type="submit" disabled={add.isPending}>
        {add.isPending ? 'Sending…' : 'Send Response'}
      </Button>
    </form>
  )
}
