import { type Comment, goEmotions, type Journal, journals, type Rated, tweets } from '#server/testing/data/sets.ts'
import { moodOf } from './feelings.ts'
import { type Example, exampleOf } from './mood-model.ts'

const masked = /\[(?:NAME|RELIGION)\]/g

const ofComment = ({ text, feelings }: Comment): Example => exampleOf(text.replace(masked, ''), moodOf(feelings), 1)
export const ofJournal = ({ text, feelings }: Journal): Example => exampleOf(text, moodOf(feelings) * 0.9, 7)
/** Ratings run −4…+4; most of the scale's feeling lies in its first two steps. */
export const ofTweet = ({ text, value }: Rated): Example => exampleOf(text, value / Math.sqrt(value * value + 4), 5)

/** Only sets whose licence lets what is learned from them ship: MIT and Apache. */
export function learnable() {
  const sets = { comments: goEmotions('train'), journals: journals(), tweets: tweets() }
  return sets.comments && sets.journals && sets.tweets
    ? { comments: sets.comments.map(ofComment), journals: sets.journals, tweets: sets.tweets }
    : null
}
