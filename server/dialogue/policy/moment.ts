import type { DialogueState } from '../dialogue-state.ts'
import type { Conversation, Reply } from '../state.ts'
import type { UserAct } from '../understanding/user-act.ts'
import type { Risk } from './care.ts'

/** Everything a reply is decided on. `at` is milliseconds since the call was answered. */
export type Moment = { call: Conversation; act: UserAct; known: DialogueState; at: number; risk: Risk }

/** One rule of the policy: the first whose `when` holds decides. */
export type Rule = {
  id: string
  when: (moment: Moment) => boolean
  then: (moment: Moment) => Reply
  /** What a model may do instead, where one may lead. */
  moves?: readonly NonNullable<Reply['intent']['led']>['move'][]
}
