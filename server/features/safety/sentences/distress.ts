import { said } from './sentence.ts'

export const distress = said(
  1,
  'distress',
  `
I feel hopeless.
I can't cope anymore.
I'm falling apart.
I had a panic attack in the supermarket.
I hate myself.
I feel completely worthless today.
I can't stop crying.
I feel so alone, nobody understands.
I'm at the end of my rope with this project and with everything.
I can't take it anymore.
I can't do this anymore.
I feel empty and numb.
Everything feels pointless.
I'm having a breakdown.
I am overwhelmed and I can't breathe.
I'm losing my mind.
I feel like a failure in everything.
I am drowning in despair.
Nothing matters anymore.
I'm broken.
I've never been this desperate.
I feel trapped in my own life.
`,
)
