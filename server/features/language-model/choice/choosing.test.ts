import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { fails, looksUp, type Script, type Sent, says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { dropChoice, keepChoice, keptChoice } from './choice.ts'
import { chooseModel, forgetModel, type Wish } from './choosing.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ onClock: [] })
})
afterAll(() => world.close())

const turn = 'reflect · warm · end=no · mood=-\nHe stood there with his own hammer, after a year of hardly talking.'
const entry = JSON.stringify({
  title: 'The interview at the harbour office',
  paragraphs: [
    'I had the interview at the harbour office, and forgot the word for keel.',
    'Then I bought plums and walked home along the canal, because the tram was broken. They call on Thursday, and I should ring Grandma.',
  ],
  themes: ['Work', 'Family', 'Waiting'],
})

type Kind = 'turn' | 'entry' | 'look' | 'found' | 'prompt' | 'hello'

function kindOf({ messages, tools }: Sent): Kind {
  const [first] = messages
  if (messages.some(({ role }) => role === 'tool')) return 'found'
  if (tools) return 'look'
  if (first?.content.startsWith('You are Journal')) return 'turn'
  if (first?.content.startsWith('You write a journal entry')) return 'entry'
  return first?.content.startsWith('The first word') ? 'prompt' : 'hello'
}

const good: Record<Kind, Script> = {
  hello: says('Good morning.'),
  turn: says(turn),
  entry: says(entry),
  look: looksUp({ name: 'search', input: '{"words":"plum cake"}' }),
  found: says('On Tuesday, March 3.'),
  prompt: says('tamarisk, quillwort'),
}

const modelThat = (other: Partial<Record<Kind, Script>> = {}) =>
  scriptedModel((answer, sent) => ({ ...good, ...other })[kindOf(sent)](answer, sent))

/** Runs the command, and tells what it said and what is kept afterwards. */
async function chooses(wish: Partial<Wish>, env: Record<string, string> = {}) {
  const said: string[] = []
  await dropChoice(world.services)
  await chooseModel(world.services, readConfig(env), { isAnyway: false, ...wish }, (line) => said.push(line))
  return { said: said.join('\n'), kept: await keptChoice(world.services) }
}

test('a model that does everything is recommended and kept, with its words, times and speed shown', async () => {
  const model = await modelThat()
  const { said, kept } = await chooses({ address: model.baseUrl.replace('http://', '').replace('/v1', '') })
  expect(kept).toMatchObject({ baseUrl: model.baseUrl, model: 'scripted-1' })
  expect(said).toContain('Worth it: it did everything')
  expect(said).toContain('He stood there with his own hammer')
  expect(said).toMatch(
    /A turn of a call: good\n[\s\S]*first word after \d\.\d s, first sentence after \d\.\d s, \d+ tokens a second/,
  )
  expect(said).toMatch(/full length: good\n.*\n.*120 tokens read/)
  const longest = Math.max(...model.asked.map(({ text }) => text.length))
  expect(longest).toBeGreaterThan(12_000)
})

test('a server that cuts long prompts silently is found out, and nothing is kept', async () => {
  const model = await modelThat({ prompt: says('The second word is quillwort.') })
  const { said, kept } = await chooses({ address: model.baseUrl })
  expect(said).toContain('lost from the prompt: tamarisk')
  expect(said).toContain('Not worth it: it loses the beginning of a long prompt')
  expect(kept).toBeNull()
})

test('what a turn of a call may not be is named', async () => {
  const faults = [
    ['He stood there with his own hammer.', 'no header in its first line'],
    [`${turn} What now? And then?`, 'more than one question'],
    [`${turn} Anna would be proud of Berta.`, 'a name that nobody told: Berta'],
    ['reflect · warm · end=no · mood=-\nThat sounds lovely.', 'nothing taken up of what was told'],
    [`${turn} ${'hammer '.repeat(45)}`, 'words, 45 are the most'],
  ] as const
  for (const [words, fault] of faults) {
    const model = await modelThat({ turn: says(words) })
    const { said, kept } = await chooses({ address: model.baseUrl })
    expect(said).toContain(fault)
    expect(said).toContain('Not worth it: it does not keep to what a turn')
    expect(kept).toBeNull()
  }
})

test('a model without tools, or with poor entries, is kept for what it can do', async () => {
  for (const other of [{ look: fails(400) }, { entry: says('Sam had an interview.') }]) {
    const model = await modelThat(other)
    const { said, kept } = await chooses({ address: model.baseUrl })
    expect(said).toContain('Worth it: it is good enough for calls')
    expect(kept).not.toBeNull()
  }
})

test('one that is not worth it is kept only by who wants it anyway', async () => {
  const model = await modelThat({ turn: says('Hello Sam!') })
  const wish = { address: model.baseUrl }
  expect((await chooses(wish)).said).toContain('Nothing was changed. --anyway keeps it all the same.')
  expect((await chooses({ ...wish, isAnyway: true })).kept).toMatchObject({ model: 'scripted-1' })
})

test('with several models it is said how to choose one, and embeddings are none', async () => {
  const model = await modelThat()
  model.lists(['nomic-embed-text', 'small', 'large'], 'library')
  await expect(chooses({ address: model.baseUrl })).rejects.toThrow(
    `Choose one: npm run model -- ${model.baseUrl} --model small`,
  )
  await expect(chooses({ address: model.baseUrl, model: 'huge' })).rejects.toThrow('huge is not there')
  const { kept } = await chooses({ address: model.baseUrl, model: 'large', apiKey: 'a key' })
  expect(kept).toMatchObject({ model: 'large', apiKey: 'a key' })
  expect(model.asked.at(-1)).toMatchObject({ model: 'large', authorization: 'Bearer a key' })
  model.lists(['nomic-embed-text', 'small'], 'library')
  expect((await chooses({ address: model.baseUrl })).kept).toMatchObject({ model: 'small' })
})

test('a model that Ollama only passes on to its cloud is refused: people would be told that it runs here', async () => {
  const model = await modelThat()
  model.lists(['gpt-oss:120b-cloud'], 'library')
  await expect(chooses({ address: model.baseUrl })).rejects.toThrow('runs at ollama.com')
  expect(model.asked).toEqual([])
})

test('an address outside of one’s own network is refused in one line unless it is https, and nothing is asked there', async () => {
  const refused = /^http:\/\/models\.example\/v1 has to begin with https:\/\/[^\n]*$/
  await expect(chooses({ address: 'http://models.example' })).rejects.toThrow(refused)
  await expect(chooses({ address: 'models.example:80' })).rejects.toThrow('has to begin with https://')
  await expect(chooses({ address: 'http://[' })).rejects.toThrow('is no address')
})

test('where nobody answers it is said how to go on', async () => {
  await expect(chooses({ address: '127.0.0.1:9' })).rejects.toThrow('Nobody answers there. Start Ollama or LM Studio')
})

test('what the environment says wins and is said to win: it is tried, and another is only kept for later', async () => {
  const [named, other] = [await modelThat(), await modelThat()]
  const tried = await chooses({}, named.env)
  expect(tried.said).toContain(`The environment names scripted-1 at ${named.baseUrl} (LLM_BASE_URL), and that wins.`)
  expect(tried.said).toContain('Nothing was kept: the environment names it already.')
  expect(tried.kept).toBeNull()
  const later = await chooses({ address: other.baseUrl }, named.env)
  expect(later.said).toContain('As long as LLM_BASE_URL is set, scripted-1 is spoken to instead.')
  expect(later.kept).toMatchObject({ baseUrl: other.baseUrl })
})

test('off forgets the choice, and says where the environment still names one', async () => {
  const model = await modelThat()
  const said: string[] = []
  for (const env of [{}, model.env]) {
    await keepChoice(world.services, { baseUrl: model.baseUrl, model: 'small' })
    await forgetModel(world.services, readConfig(env), (line) => said.push(line))
    expect(await keptChoice(world.services)).toBeNull()
  }
  expect(said).toEqual(['Off: nothing is sent.', expect.stringContaining('the environment names scripted-1')])
})

test('a model that dies in the middle is told by how it failed', async () => {
  const model = await modelThat({
    hello: fails(500),
    turn: fails(500),
    entry: fails(500),
    look: fails(500),
    prompt: fails(401),
  })
  const { said, kept } = await chooses({ address: model.baseUrl })
  expect(said).toContain('A turn of a call: unavailable')
  expect(said).toContain('full length: denied')
  expect(said).toContain('Not worth it: it answered nothing')
  expect(kept).toBeNull()
})
