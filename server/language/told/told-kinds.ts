/** What kind of thing somebody tells of their day. */
export const toldKinds = [
  ...(['loss', 'someone-ill', 'own-body', 'tired', 'waiting', 'lonely', 'overwhelmed'] as const),
  ...(['dreading', 'regret', 'self-doubt', 'failure'] as const),
  ...(['quarrel', 'left-out', 'hurt-by-words', 'kind-deed', 'helped-another', 'together', 'angry'] as const),
  ...(['missing-someone', 'leaving', 'break-up', 'new-person', 'proud-of-another', 'child-trouble'] as const),
  ...(['own-success', 'workload', 'trouble-at-work', 'job-change', 'study', 'money', 'mishap'] as const),
  ...(['travel', 'home', 'making', 'cooking-food', 'outdoors', 'sport', 'watched-read', 'pet'] as const),
  ...(['party-ahead', 'habit', 'faith'] as const),
  ...(['looking-forward', 'decision', 'memory', 'funny', 'quiet-day', 'relief', 'content', 'change'] as const),
] as const
export type ToldKind = (typeof toldKinds)[number]

/** Of these one tells with a heavy heart, or cross. */
export const hardKinds: ReadonlySet<string> = new Set<ToldKind>([
  ...(['loss', 'someone-ill', 'own-body', 'tired', 'waiting', 'lonely', 'overwhelmed', 'dreading', 'regret'] as const),
  ...([
    'self-doubt',
    'failure',
    'quarrel',
    'left-out',
    'hurt-by-words',
    'angry',
    'missing-someone',
    'leaving',
  ] as const),
  ...(['break-up', 'child-trouble', 'workload', 'trouble-at-work', 'money', 'mishap'] as const),
])
/** Of these with a light one. */
export const gladKinds: ReadonlySet<string> = new Set<ToldKind>([
  ...(['kind-deed', 'together', 'new-person', 'proud-of-another', 'own-success', 'looking-forward'] as const),
  ...(['relief', 'content', 'funny'] as const),
])
/** Something hard, though it stays open which of these it is. */
export const somethingHard = 'something-hard'
