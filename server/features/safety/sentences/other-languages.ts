import { said } from './sentence.ts'

export const otherLanguages = said(
  3,
  'other languages',
  `
Quiero morir.
No quiero vivir más.
Me quiero matar.
Je veux mourir.
J'ai envie de me suicider.
Ich will sterben.
Ich will mich umbringen.
Ich möchte nicht mehr leben.
Quero morrer.
Penso em me matar.
Voglio morire.
Ik wil dood.
`,
)
