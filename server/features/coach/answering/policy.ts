import type { Answering } from './answer.ts'
import { ownWords, whyItIs } from './helping/advice.ts'
import { somethingNice, whatHelped } from './helping/bright.ts'
import { howManyEntries, howMuch, howOften, longestGap } from './mentions/counts.ts'
import { aroundEvent } from './mentions/event.ts'
import { about, firstTime, lastTime, latestEntry, whenItWas } from './mentions/mentions.ts'
import { howItStands, whoItIs, whoMost } from './mentions/people.ts'
import { series } from './mentions/series.ts'
import { howLongUntil, whatIsAhead, whatIsOpen } from './open/answers.ts'
import { moodWith, shareOf } from './periods/beside.ts'
import { byWeekday, moodNow, outstanding } from './periods/moods.ts'
import { patterns } from './periods/patterns.ts'
import { comparison, summary } from './periods/summary.ts'
import type { Question } from './question.ts'
import { goalsNow, habitsNow } from './tracking.ts'

type Rule = { id: string; when: (question: Question) => boolean; answer: Answering }

const isOf = ({ subject }: Question) => subject.roots.length > 0
const isOfDays = (question: Question) => question.period !== null && !isOf(question)

/** Tried from above: the first whose sign is there and that has something to answer with. */
export const policy: readonly Rule[] = [
  { id: 'gap', when: ({ has }) => has('gap'), answer: longestGap },
  { id: 'entries', when: ({ has }) => has('entries'), answer: howManyEntries },
  { id: 'weekdays', when: ({ has }) => has('weekdays'), answer: byWeekday },
  { id: 'share', when: (asked) => asked.has('share') && (isOf(asked) || asked.feeling !== null), answer: shareOf },
  {
    id: 'comparison',
    when: ({ has, periods, feeling }) => has('compare') && (periods.length > 0 || feeling !== null),
    answer: comparison,
  },
  { id: 'until', when: ({ has }) => has('until'), answer: howLongUntil },
  { id: 'event', when: ({ has, period }) => has('event') && period === null, answer: aroundEvent },
  { id: 'goals', when: ({ has }) => has('goals'), answer: goalsNow },
  { id: 'open', when: ({ has }) => has('open'), answer: whatIsOpen },
  { id: 'habits', when: ({ has }) => has('habits'), answer: habitsNow },
  { id: 'how-much', when: ({ has }) => has('how-much'), answer: howMuch },
  { id: 'how-often', when: (asked) => asked.has('how-often') && isOf(asked), answer: howOften },
  { id: 'effect', when: (asked) => asked.has('effect') && isOf(asked), answer: moodWith },
  { id: 'helped', when: ({ has }) => has('helps'), answer: whatHelped },
  { id: 'helped-by-mood', when: (asked) => asked.has('helps') && !isOf(asked), answer: outstanding('happiest') },
  { id: 'bright', when: ({ has }) => has('bright'), answer: somethingNice },
  { id: 'happiest', when: ({ has }) => has('happiest'), answer: outstanding('happiest') },
  { id: 'hardest', when: ({ has }) => has('hardest'), answer: outstanding('hardest') },
  { id: 'last', when: (asked) => asked.has('last') && isOf(asked), answer: lastTime },
  { id: 'latest', when: (asked) => asked.has('last') && !isOf(asked), answer: latestEntry },
  { id: 'first', when: (asked) => asked.has('first') && isOf(asked), answer: firstTime },
  { id: 'who-most', when: ({ has }) => has('who-most'), answer: whoMost },
  { id: 'advice', when: ({ has }) => has('advice'), answer: ownWords },
  { id: 'better', when: (asked) => asked.has('better') && isOf(asked), answer: series },
  { id: 'ahead', when: ({ has }) => has('upcoming'), answer: whatIsAhead },
  { id: 'said', when: (asked) => asked.has('said') && isOf(asked), answer: about },
  { id: 'why', when: (asked) => asked.has('why') && isOf(asked), answer: whyItIs },
  { id: 'who', when: (asked) => asked.has('who') && isOf(asked), answer: whoItIs },
  { id: 'when', when: (asked) => asked.has('when') && isOf(asked), answer: whenItWas },
  { id: 'how-is', when: (asked) => asked.has('how-is') && isOf(asked), answer: howItStands },
  { id: 'mood', when: (asked) => asked.has('mood') && !isOf(asked), answer: moodNow },
  { id: 'patterns', when: ({ has }) => has('patterns'), answer: patterns },
  { id: 'summary', when: (asked) => isOfDays(asked) || (asked.has('summary') && !isOf(asked)), answer: summary },
  { id: 'better-at-all', when: ({ has }) => has('better'), answer: moodNow },
  {
    id: 'about',
    when: (asked) => isOf(asked) && (asked.isAsked || asked.has('list', 'name', 'finish', 'said', 'how-is')),
    answer: about,
  },
]
