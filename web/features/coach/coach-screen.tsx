import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { EarlierTalks } from './earlier-talks.tsx'
import { Talk } from './talk.tsx'

/** With `?talk=3` that conversation is open, without it a new one begins. */
export function CoachScreen() {
  const search: { talk?: unknown } = useSearch({ strict: false })
  const open = typeof search.talk === 'number' ? search.talk : null
  const navigate = useNavigate()
  const show = (talk: number | null) => navigate({ to: '/ai-coach', search: talk === null ? {} : { talk } })
  return (
    <Page
      title="AI Life Coach"
      note="Personalized guidance based on your journal insights"
      actions={open !== null && <Button onClick={() => show(null)}>New Conversation</Button>}
    >
      <div className="grid items-start gap-x-14 gap-y-10 wide:grid-cols-[minmax(0,1fr)_16rem]">
        <Talk conversationId={open} onBegun={show} />
        <EarlierTalks open={open} onOpen={show} />
      </div>
    </Page>
  )
}
