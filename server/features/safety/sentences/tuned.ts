import { eighth } from './eighth.ts'
import { eleventh } from './eleventh.ts'
import { everyday } from './everyday.ts'
import { fourteenth } from './fourteenth.ts'
import { ninth } from './ninth.ts'
import { sentences } from './sentences.ts'
import { seventh } from './seventh.ts'
import { sixth } from './sixth.ts'
import { tenth } from './tenth.ts'
import { thirteenth } from './thirteenth.ts'
import { twelfth } from './twelfth.ts'

export const tuned = [
  ...sentences,
  ...sixth,
  ...seventh,
  ...eighth,
  ...ninth,
  ...tenth,
  ...eleventh,
  ...twelfth,
  ...thirteenth,
  ...fourteenth,
  ...everyday,
]
