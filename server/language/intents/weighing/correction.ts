import { featuresOf } from '../../learned/features.ts'
import { scoreOf } from '../../learned/scores.ts'
import { readWeights } from '../../learned/weights.ts'
import type { Doc } from '../../read.ts'
import { weighedReply } from './weighed-reply.ts'

const learned = readWeights(
  new URL('../../../../models/intent/correction.bin', import.meta.url),
  'npm run learn:intent',
)

/** Whether the companion is put right: it said or took something that was not so, or asked what cannot be answered. */
export function corrects(said: Doc, asked: Doc): boolean {
  const groups = featuresOf(weighedReply(said, asked), learned.buckets)
  return learned.outputs.some((output) => scoreOf(output, groups) >= output.mark)
}
