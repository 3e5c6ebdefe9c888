import { plain } from './plain.ts'

const lead = '(?:(?:um|uh|well|oh|so|hm+|no|yeah|okay|ok|i think|i guess) )*'
const patterns: readonly ['yes' | 'no' | 'unsure' | 'nothing', RegExp][] = [
  [
    'unsure',
    /(?:i (?:don't|do not|dunno)(?: really)? (?:know|remember)|i'm not (?:really )?sure|not sure|dunno|no idea|hard to say|maybe|perhaps|who knows|whatever|i can't say)/,
  ],
  [
    'nothing',
    /(?:(?:oh )?(?:nothing|nothing much|not much|not a lot|not a thing|nothing (?:special|really|in particular|interesting|new|happened|else|to add|more)|same (?:old|as (?:always|usual|ever))(?: same old)?|the usual|as usual|just the usual|i have nothing))/,
  ],
  [
    'no',
    /(?:no|nope|nah|not really|not at all|not yet|never|no thanks|no thank you|i don't think so|not that i (?:know|can think) of|no that's (?:it|all)|no i (?:don't|didn't|haven't|think that's it|think that's all)|nobody|no one|none|i'm good|i'm fine|all good)/,
  ],
  [
    'yes',
    /(?:yes|yeah|yep|yup|sure|of course|definitely|absolutely|exactly|right|i do|i did|i have|i am|it is|it was|it did|yes please|i think so|i guess so|probably|okay|ok|mm-?hm+|uh huh|mhm|true|correct)/,
  ],
]
const whole = patterns.map(
  ([kind, { source }]) =>
    [
      kind,
      new RegExp(
        `^${lead}${source}(?: (?:really|please|thanks|thank you|today|i guess|i think|actually|then|it is|it was|i do|i did|sorry))*$`,
      ),
    ] as const,
)

/** Answers that tell next to nothing; null for those that tell something. */
export function bareAnswer(words: string): 'yes' | 'no' | 'unsure' | 'nothing' | null {
  const said = plain(words)
  return whole.find(([, pattern]) => pattern.test(said))?.[0] ?? null
}
