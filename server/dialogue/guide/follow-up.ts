import type { DialogueState } from '../dialogue-state.ts'
import { short, turning } from '../phrases/en/acknowledgements.ts'
import { general, inAWord, meaning } from '../phrases/en/follow-ups/general.ts'
import { someone as askedOfSomeone } from '../phrases/en/follow-ups/people.ts'
import type { Topic } from '../phrases/en/follow-ups/topic.ts'
import { gladTopics, heavy, sadTopics, strains, topicNamed, topicsIn } from '../phrases/en/follow-ups/topics.ts'
import { anotherSubject, opensSubject } from '../phrases/en/openers.ts'
import type { Question } from '../phrases/en/questions/question.ts'
import type { Conversation, Reply } from '../state.ts'
import { fill, oneOf, together } from '../templates.ts'
import { wordsIn } from '../turn-taking/speech-activity.ts'
import { plain } from '../understanding/plain.ts'
import { pronounsFor } from '../understanding/pronouns.ts'
import { someoneIn } from '../understanding/someone.ts'
import { type Tone, toneOf } from '../understanding/tone.ts'
import { choose, freshWords } from '../variety.ts'
import { type Voice, voiceOf } from '../voice.ts'
import { leadFor } from './lead.ts'
import { isNewTo, questionsAbout } from './questions.ts'

const topicOf = (id: string) => id.split('.')[0] ?? ''
/** So long a friend stays with one thing before wondering about another. */
const onOneTopic = 2
const onOneStory = 5
const longEnoughToWeigh = 12

/** Picks up what was said: something of it given back, then one question. */
export function followUp(call: Conversation, words: string, known: DialogueState, lead?: string): Reply {
  const tone = toneOf(words)
  const question = nextQuestion(call, words, known, tone)
  if (!question) return oneOf(voiceOf(call).listening, call, { does: 'listen' })
  const asked = fill(question.words, call, pronounsFor(call.turns))
  const isFine = inAWord[0]?.hint.test(plain(words))
  const before =
    lead ??
    (opensSubject(question.id)
      ? turningTo(call)
      : isFine
        ? freshWords(short.okay, call, 'fine')
        : leadFor(call, words, isOfGladness(question) && tone === 'hard' ? 'mixed' : tone))
  const called = someoneIn(words)?.called
  // "You saw a film with your wife. How are things with your wife?"
  const isTwice = called !== undefined && before.includes(called) && asked.includes(called)
  return { words: together(isTwice ? '' : before, asked), intent: { does: 'ask', question: question.id } }
}

const isOfGladness = ({ id }: Question) => gladTopics.some(({ name }) => name === topicOf(id))

const turningTo = (call: Conversation) => freshWords(turning, call, 'turning')

/** Leaves what was talked about for another part of life. */
export function changeSubject(call: Conversation, known: DialogueState, lead: string): Reply {
  const question = anotherSubject(call, known.trail, isNewTo(call, known), known.exchanges > 2)
  if (!question) return oneOf(voiceOf(call).listening, call, { does: 'listen' })
  return { words: together(lead, question.words), intent: { does: 'ask', question: question.id } }
}

/** Whoever is telling something heavy and falls short of words is not led off to something else. */
export function staysWith(known: DialogueState): boolean {
  const thread = topicNamed(topicOf(known.trail.at(-1) ?? ''))
  return thread !== null && thread.weight >= heavy
}

function nextQuestion(call: Conversation, words: string, known: DialogueState, tone: Tone): Question | null {
  const isNew = isNewTo(call, known)
  const ask = (topic: Topic) => firstFresh(call, questionsAbout(topic, tone), isNew)
  const state = inAWord.find(({ hint }) => hint.test(plain(words)))
  const found = state ? ask(state) : null
  if (found) return found
  const topics = topicsOf(words, known).filter((topic) => tone !== 'good' || !strains.includes(topic))
  const isHeavy = topics.some((topic) => topic.weight >= heavy)
  if (isStoryTold(known) && !isHeavy) {
    const isMeaningAsked = topicOf(known.trail.at(-1) ?? '') === meaning.name
    const deeper = wordsIn(words) >= longEnoughToWeigh && !isMeaningAsked ? ask(meaning) : null
    const question = deeper ?? anotherSubject(call, known.trail, isNew, known.exchanges > 2)
    if (question) return question
  }
  const ofTopics = topics.filter((topic) => !isWornOut(topic, known.trail)).flatMap((topic) => ask(topic) ?? [])
  const ofSomeone = topics.some((topic) => sadTopics.includes(topic)) ? null : aboutSomeone(call, words, tone, isNew)
  const personFirst = !isHeavy && choose([true, false], call, 'person first')
  const candidates = personFirst ? [ofSomeone, ...ofTopics] : [...ofTopics, ofSomeone]
  const own = ask(ownOf(voiceOf(call)))
  const inTurn = isHeavy || topicOf(known.trail.at(-1) ?? '') === voiceOf(call).name ? null : own
  const ownFirst = choose([inTurn, null], call, 'own first') ?? null
  const inOrder = [ownFirst, ...candidates, inTurn, ask(general), own]
  return inOrder.find((one) => one !== null) ?? anotherSubject(call, known.trail, isNew, true)
}

/** What this companion would ask of any story. */
const ownOf = ({ name, asks }: Voice): Topic => ({ name, weight: 0, hint: /$^/, ...asks })

/** What is touched now; something heavy is gone on with, unless as heavy a thing comes up. */
function topicsOf(words: string, known: DialogueState): Topic[] {
  const touched = topicsIn(words)
  const thread = topicNamed(topicOf(known.trail.at(-1) ?? ''))
  const isCarriedOn = thread !== null && thread.weight >= heavy && !touched.some(({ weight }) => weight >= heavy)
  return isCarriedOn ? [thread, ...touched] : touched
}

/** After some questions on one story it is weighed or left; on the way out there is only this one. */
function isStoryTold({ trail, isClosing }: DialogueState): boolean {
  return !isClosing && trail.length - 1 - trail.findLastIndex((id) => opensSubject(id)) >= onOneStory
}

function isWornOut({ name, weight }: Topic, trail: readonly string[]): boolean {
  const last = trail.slice(weight >= heavy ? -onOneTopic - 2 : -onOneTopic)
  return last.length >= onOneTopic && last.every((id) => topicOf(id) === name)
}

function firstFresh(
  call: Conversation,
  lists: readonly Question[][],
  isNew: (one: Question) => boolean,
): Question | null {
  const fresh = lists.map((list) => list.filter(isNew)).find((list) => list.length > 0)
  return fresh ? (choose(fresh, call, 'follow-up') ?? null) : null
}

function aboutSomeone(
  call: Conversation,
  words: string,
  tone: Tone,
  isNew: (one: Question) => boolean,
): Question | null {
  const someone = someoneIn(words)
  // Of a child one asks otherwise than of a friend.
  if (!someone || /\b(?:son|daughter)$/.test(someone.called)) return null
  const wasThere = words.toLowerCase().includes(`with ${someone.called.replace(/^your /, 'my ').toLowerCase()}`)
  const { near, strained, formal, together: there } = askedOfSomeone
  const list = someone.isFormal ? formal : tone === 'hard' ? strained : wasThere ? { ...there, ...near } : near
  const questions = Object.entries(list).map(([id, text]) => ({ id, words: text.replace('{person}', someone.called) }))
  return firstFresh(call, [questions], isNew)
}
