import { said } from './sentence.ts'

export const misheard = [
  ...said(
    3,
    'misheard',
    `
i want to kill my self
i have been thinking about sue aside
i am thinking of committing sue a side
i feel suicide all the time
i keep thinking about suey side
i want to dye i really want to dye
um i i i just want to like die you know
so today was okay i went to work and then i came home and i thought about killing my self and then i made dinner
i want to end my live
i wish i was ded
i been cutting my self
i dont wanna be alive no more
im feeling sue a sidal
i want to hang my self
i keep thinkin bout killin myself
i wont to die
`,
  ),
  ...said(
    4,
    'misheard',
    `
im gonna kill my self to night
i took all off my pills
i am going to commit sue aside tonight
ive got the pills here and im gonna take them all i wanna die
`,
  ),
  ...said(
    2,
    'misheard',
    `
i wish i never was born
every one would be better of without me
i dont wanna wake up no more
there is no point in living any more
`,
  ),
]
