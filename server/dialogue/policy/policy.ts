import type { Moment, Rule } from './moment.ts'
import { callRules } from './rules/call-rules.ts'
import { closingRules } from './rules/closing-rules.ts'
import { requestRules } from './rules/request-rules.ts'
import { safetyRules } from './rules/safety-rules.ts'
import { tellingRules } from './rules/telling-rules.ts'

/** What matters most comes first: danger, the way out, what was misunderstood, what is asked, and then what is told. */
export const policy: readonly Rule[] = [...safetyRules, ...callRules, ...requestRules, ...closingRules, ...tellingRules]

export function decide(moment: Moment): Rule {
  const rule = policy.find(({ when }) => when(moment))
  if (!rule) throw new Error('the policy has no rule for what was said')
  return rule
}
