import { said } from './sentence.ts'

export const selfHarm = [
  ...said(
    3,
    'self-harm',
    `
I cut myself again last night.
I've been cutting again.
I started self-harming again after months.
I want to hurt myself.
I have the urge to cut.
I keep wanting to hurt myself when she yells.
I burned myself on purpose with a lighter.
I hit my head against the wall until it bled, I wanted to hurt.
I'm afraid I'm going to hurt myself.
I scratched my arms until they bled because I deserve it.
I relapsed and cut my thighs.
I hid the blade in my drawer so I can cut later.
I punish myself by burning my skin.
The only thing that helps is cutting.
I self harm when it gets too loud in my head.
I'm scared of what I might do to myself.
I don't trust myself to be alone tonight.
I don't feel safe with myself.
`,
  ),
  ...said(
    0,
    'self-harm, accident',
    `
I cut myself shaving this morning.
I cut myself on a tin can while cooking.
I hurt myself at the gym, pulled something in my back.
I burned myself on the oven making cookies.
I cut myself some slack and skipped the run.
Finally cut my hair, short, and I love it.
I bumped my head on the cupboard again.
I hurt my knee running down the stairs.
I've been cutting back on sugar again.
I cut myself off from the news for a week.
I'm cutting carbs this month.
I burned myself out last year with all the overtime.
I hit myself with the hammer fixing the shed, my thumb is blue.
`,
  ),
]
