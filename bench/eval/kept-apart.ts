import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

type Opening = { weights: string; day: string }

const models = new URL('../../models/mood/', import.meta.url)
const record = new URL('openings.json', models)

/**
 * Whether the shipped weights may be judged on the parts kept apart. The same weights always get the same figures there,
 * so measuring them again tells nothing new; other weights are judged only with `--open`, and that is written down.
 */
export function mayOpen(): boolean {
  const openings: Opening[] = JSON.parse(readFileSync(record, 'utf8'))
  const weights = createHash('sha256')
    .update(readFileSync(new URL('weights.bin', models)))
    .digest('hex')
    .slice(0, 16)
  const isListed = openings.some((opening) => opening.weights === weights)
  if (!isListed && process.argv.includes('--open')) {
    openings.push({ weights, day: new Date().toISOString().slice(0, 10) })
    writeFileSync(record, `${JSON.stringify(openings, null, 2)}\n`)
  }
  console.log(
    `mood: a quarter of the journals and tweets, all of GoEmotions dev and half of EmoBank are kept apart; opened for ${openings.length} set(s) of weights, last on ${openings.at(-1)?.day ?? 'no day'}`,
  )
  const isOpen = openings.some((opening) => opening.weights === weights)
  if (!isOpen) console.log('not for these weights: npm run eval -- --open judges them there, and writes it down')
  return isOpen
}
