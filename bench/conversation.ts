import { type Figures, figuresOf, shareOf } from '#server/dialogue/testing/figures.ts'
import { personas } from '#server/dialogue/testing/personas.ts'
import {
  manyInThePage,
  manyOnTheTelephone,
  type Played,
  realTalk,
  realThought,
} from '#server/dialogue/testing/played.ts'
import { answerers } from '#server/dialogue/testing/telephone.ts'
import { realJournals } from '#server/testing/data/journals.ts'
import { row } from './figures.ts'

/** Calls played against the rules alone: what goes wrong in them, who does the talking, and why they end. */
export async function benchConversation() {
  const journals = realJournals()
  const some = journals.filter((_, at) => at % 4 === 0)
  const heads = [
    'answered by',
    'calls',
    'faults',
    'asked twice',
    'over 30 words',
    'words lost',
    'private words said to others',
  ]
  row(...heads, 'near the limit, wrapped up', 'companion’s share', 'halves answered', 'why they ended')
  row(...Array.from({ length: 11 }, () => '---'))
  const all: Played[] = []
  const shows = (name: string, played: Played[]) => {
    all.push(...played)
    tell(name, figuresOf(played))
  }
  for (const kind of Object.keys(personas)) shows(`${kind}, in the page`, manyInThePage(kind, 24))
  for (const kind of Object.keys(answerers)) shows(kind, manyOnTheTelephone(kind, 24))
  shows('real journals, three sentences a breath', realTalk(journals))
  shows('real journals in pieces, full stops marked', realThought(some, 'in pieces'))
  shows('real journals in pieces, nothing marked', realThought(some, 'in pieces, unmarked'))
  tell('all', figuresOf(all))
}

function tell(name: string, figures: Figures) {
  const { calls, faults, askedTwice, tooLong, wordsLost, nearLimit, wrappedUp, halves, answered, reasons } = figures
  const share = figures.personWords > 0 ? `${(shareOf(figures) * 100).toFixed(0)} %` : '–'
  const why = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`)
  const cells = [name, calls, faults, askedTwice, tooLong, wordsLost, figures.private]
  row(...cells, `${wrappedUp} of ${nearLimit}`, share, halves > 0 ? `${answered} of ${halves}` : '–', why.join(', '))
}
