import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { CoachAnswer, Conversation } from '#contract/coach.ts'
import type { ProblemBody } from '#contract/problems.ts'
import { type Person, type SentEntry, send } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'

type SentAnswer = z.input<typeof CoachAnswer>
type SentConversation = z.input<typeof Conversation> & { messages: { role: string; content: string }[] }

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const url = '~/ai-coach/chat'

async function says(person: Person, message: string, more: object = {}) {
  const { status, body } = await person.send<SentAnswer>({ method: 'POST', url, body: { message, ...more } })
  expect(status).toBe(200)
  return body
}

test('a question about the journal is answered with the entry it stands in', async () => {
  const ana = await world.person()
  await ana.writes('I saw Dana at the harbor. She told the story about the goat.', 'Harbor')
  const entry = await ana.writes('I met Dana again, this time in the park with her dog.', 'Park')
  await ana.writes('A quiet day at home with a book.', 'Quiet')
  const answer = await says(ana, 'When did I last see Dana?')
  expect(answer.message).toContain('today')
  expect(answer.message).toContain('two entries')
  expect(answer.citations[0]).toEqual({
    entryId: entry.id,
    day: expect.any(String),
    title: 'Park',
    quote: 'I met Dana again, this time in the park with her dog.',
  })
  expect(answer.citations).toHaveLength(2)
})

test('what stands nowhere is not made up', async () => {
  const ana = await world.person()
  await ana.writes('A quiet day at home with a book.')
  const answer = await says(ana, 'What did I say about Lisbon?')
  expect(answer.message).toContain('I don’t know. I find nothing about “Lisbon”')
  expect(answer.citations).toEqual([])
})

test('what is told, not asked, is met with what stands beside it, and never with a question', async () => {
  const ana = await world.person()
  await ana.writes('My sister wants to sell the house.', 'The house')
  const answer = await says(ana, 'My sister came over and we finally talked about the house.')
  expect(answer.message).not.toContain('?')
  expect(answer.citations.map(({ title }) => title)).toEqual(['The house'])
})

test('the five suggested questions are answered from what was written, with words that stand there', async () => {
  const ana = await world.person()
  const written = [
    await ana.writes('We laughed all evening at Dana’s. I am so happy and grateful for my friends.', 'Dana'),
    await ana.writes('Work was awful. I am exhausted, sad and angry about the deadline.', 'Deadline'),
    await ana.writes('Work again. I was stressed and I slept badly. I need to call Marta about the fence.', 'Fence'),
  ]
  await ana.send({ method: 'POST', url: '/api/goals', body: { title: 'Run again', description: 'Along the river' } })
  const texts = new Map(written.map(({ id, content }) => [id, content]))
  const questions = {
    'How can I improve my mood based on my recent entries?': 'We laughed all evening',
    'What patterns do you see in my journal?': 'What comes back in',
    'Help me set achievable goals for this month': '“Run again”: 0 %',
    "I'm feeling stuck. What should I focus on?": 'I need to call Marta about the fence.',
    'Analyze my progress over the past week': 'you wrote three entries',
  }
  for (const [question, begins] of Object.entries(questions)) {
    const answer = await says(ana, question)
    expect(answer.message).toContain(begins)
    for (const { entryId, quote } of answer.citations) expect(texts.get(entryId)).toContain(quote)
  }
})

test('what was announced is named in the person’s own words', async () => {
  const ana = await world.person()
  const entry = await ana.writes('A long day with my sister. I need to book the flight to Lisbon.')
  await ana.writes('It rained, and I read by the window.')
  const open = await says(ana, 'Remind me what I wanted to do')
  expect(open.citations.map(({ entryId, quote }) => [entryId, quote])).toEqual([
    [entry.id, 'I need to book the flight to Lisbon.'],
  ])
})

test('two questions in one message are both answered', async () => {
  const ana = await world.person()
  await ana.writes('The surgery went well and I am so relieved and grateful.')
  const { message } = await says(ana, 'When was the surgery and how did I feel about it?')
  expect(message).toContain('You wrote about this on')
  expect(message).toContain('of 10')
})

test('with nothing written yet it says so instead of advising', async () => {
  const ana = await world.person()
  expect((await says(ana, 'What patterns do you see in my journal?')).message).toContain('Your journal is still empty')
})

test('whoever may be in danger gets the line before anything else', async () => {
  const ana = await world.person()
  const { message } = await says(ana, 'When did I last see Dana? I want to kill myself.')
  expect(message).toContain('988')
})

test('a conversation is kept, continued and found again', async () => {
  const ana = await world.person()
  const first = await says(ana, 'I had a long day at work.')
  const second = await says(ana, 'The meeting went nowhere.', { conversationId: first.conversationId })
  expect(second.conversationId).toBe(first.conversationId)
  expect(second.message).not.toBe(first.message)
  const kept = await ana.get<SentConversation>(`~/ai-coach/conversations/${first.conversationId}`)
  expect(kept.title).toBe('I had a long day at work.')
  expect(kept.messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'I had a long day at work.'],
    ['assistant', first.message],
    ['user', 'The meeting went nowhere.'],
    ['assistant', second.message],
  ])
  const all = await ana.get<SentConversation[]>('~/ai-coach/conversations')
  expect(all.map(({ id }) => id)).toEqual([first.conversationId])
})

test('a saved conversation is an entry of the person’s own words, with both sides below it', async () => {
  const ana = await world.person()
  const first = await says(ana, 'The choir sang in the old church and I cried a little.')
  expect(first.journalEntryId).toBeNull()
  const { conversationId } = first
  const second = await says(ana, 'It was beautiful.', { conversationId, saveAsJournalEntry: true })
  const entry = await ana.get<SentEntry>(`~/journal-entries/${second.journalEntryId}`)
  expect(entry).toMatchObject({
    source: 'ai-coach',
    content: 'The choir sang in the old church and I cried a little.\n\nIt was beautiful.',
  })
  expect(entry.transcription).toContain(`Journal: ${first.message}`)
})

test('saving again writes only what came after, and never touches what was edited', async () => {
  const ana = await world.person()
  const { conversationId } = await says(ana, 'We walked to the lake.', { saveAsJournalEntry: true })
  const { journalEntryId } = await says(ana, 'Then it rained.', { conversationId, saveAsJournalEntry: true })
  const entries = await ana.get<SentEntry[]>('~/journal-entries')
  expect(entries.map(({ id, content }) => [id === journalEntryId, content])).toEqual([
    [true, 'Then it rained.'],
    [false, 'We walked to the lake.'],
  ])
})

test('a deleted conversation is gone, and its entry stays', async () => {
  const ana = await world.person()
  const { conversationId } = await says(ana, 'We walked to the lake.', { saveAsJournalEntry: true })
  const path = `~/ai-coach/conversations/${conversationId}`
  expect((await ana.send({ method: 'DELETE', url: path })).status).toBe(204)
  expect((await ana.send({ method: 'GET', url: path })).status).toBe(404)
  expect((await ana.send({ method: 'DELETE', url: path })).status).toBe(404)
  expect(await ana.get<SentEntry[]>('~/journal-entries')).toHaveLength(1)
})

test('a blank message is not sent', async () => {
  const ana = await world.person()
  const { status, body } = await ana.send<ProblemBody>({ method: 'POST', url, body: { message: '  ' } })
  expect([status, body.message]).toEqual([400, 'Please write something first'])
  expect(await ana.get('~/ai-coach/conversations')).toEqual([])
})

test('someone else cannot ask, read, continue or delete, nor can anyone signed out', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const { conversationId } = await says(ana, 'Something private about the lake.')
  const anas = `/api/users/${ana.id}/ai-coach`
  const body = { message: 'What did I say about the lake?', conversationId }
  const tries = [
    { method: 'POST', url: `${anas}/chat`, body },
    { method: 'GET', url: `${anas}/conversations` },
    { method: 'GET', url: `${anas}/conversations/${conversationId}` },
    { method: 'DELETE', url: `${anas}/conversations/${conversationId}` },
  ]
  for (const attempt of tries) {
    expect((await bo.send(attempt)).status).toBe(403)
    expect((await send(world.address, attempt)).status).toBe(401)
  }
  expect((await bo.send({ method: 'GET', url: `~/ai-coach/conversations/${conversationId}` })).status).toBe(404)
  expect((await bo.send({ method: 'DELETE', url: `~/ai-coach/conversations/${conversationId}` })).status).toBe(404)
  expect((await bo.send({ method: 'POST', url, body })).status).toBe(404)
  expect(await bo.get('~/ai-coach/conversations')).toEqual([])
})

test('the database holds no readable word of a talk', async () => {
  const ana = await world.person()
  await says(ana, 'The heron stood in the reeds again.', { saveAsJournalEntry: true })
  const { rows } = await world.services.db.execute<{ all: string }>(
    `select string_agg(encode(c.words, 'escape') || encode(m.words, 'escape'), chr(10)) as all
     from coach_conversations c join coach_messages m on m.conversation_id = c.id`,
  )
  expect(rows[0]?.all).not.toMatch(/heron|reeds/i)
  expect(world.logged()).not.toMatch(/heron|reeds/i)
})

test('a coach that was chosen is heard in a chat as it is on the phone', async () => {
  const ana = await world.person()
  await ana.writes('I saw Dana at the harbor.', 'Harbor')
  await ana.send({ method: 'POST', url: '/api/marketplace/install-coach', body: { coachId: 2 } })
  const used = await ana.send({ method: 'PUT', url: '~/current-coach', body: { coachId: 2 } })
  expect(used.status).toBeLessThan(300)
  const first = await says(ana, 'When did I last see Dana?')
  expect(first.message).toMatch(/Harper.* AI/)
  expect(first.message).toContain('You last wrote about this on')
  const { conversationId } = first
  expect((await says(ana, 'When did I last see Dana?', { conversationId })).message).not.toContain('Harper')
})

test('a coach that was chosen greets with a question of its own, and mirrors what leans plainly one way', async () => {
  const ana = await world.person()
  await ana.send({ method: 'POST', url: '/api/marketplace/install-coach', body: { coachId: 6 } })
  expect((await ana.send({ method: 'PUT', url: '~/current-coach', body: { coachId: 6 } })).status).toBeLessThan(300)
  expect((await says(ana, 'Hello')).message).toMatch(/Otis.* AI.*\?$/)
  const { message } = await says(ana, 'I got the job! I am so happy.')
  expect(message).toMatch(/good for a person|sink in|do(?:es)? one good|fresh air|Pleasant/)
})
