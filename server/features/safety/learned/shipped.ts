import type { Model } from './score.ts'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const hashLength = 4
const middle = 32

/** For each level: a score above `least` counts. `features`: four digits of base 64 name one, and one more a level weighs it. */
export type Shipped = { levels: readonly { bias: number; step: number; least: number }[]; features: string }

/** Weights as whole steps from −31 to 31: what a digit can say. */
export function packed(hashes: readonly number[], steps: readonly (readonly number[])[]): string {
  return hashes
    .map((hash, at) => {
      const name = [18, 12, 6, 0].map((shift) => digits[(hash >>> shift) & 63]).join('')
      return name + steps.map((level) => digits[(level[at] ?? 0) + middle]).join('')
    })
    .join('')
}

export function unpacked({ levels, features }: Shipped): Model {
  const values = new Map([...digits].map((digit, value) => [digit, value]))
  const digitAt = (at: number) => values.get(features[at] ?? '') ?? 0
  const length = hashLength + levels.length
  const size = features.length / length
  const places = new Map<number, number>()
  const of = levels.map(() => new Float64Array(size))
  for (let place = 0; place < size; place += 1) {
    let hash = 0
    for (let at = 0; at < hashLength; at += 1) hash = hash * 64 + digitAt(place * length + at)
    places.set(hash, place)
    for (const [index, weights] of of.entries())
      weights[place] = (digitAt(place * length + hashLength + index) - middle) * (levels[index]?.step ?? 0)
  }
  return { places, levels: levels.map(({ bias }, index) => ({ bias, of: of[index] ?? new Float64Array(size) })) }
}
