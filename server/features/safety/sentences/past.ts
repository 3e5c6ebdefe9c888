import { said } from './sentence.ts'

export const past = said(
  1,
  'past',
  `
Ten years ago I tried to kill myself, and today I got married.
I used to cut myself when I was a teenager.
I was suicidal in my twenties but I got help and I'm glad I'm alive.
When I was sixteen I wanted to die; now I can't imagine missing this.
Years ago I would have wanted to end my life over this. Not anymore.
I survived a suicide attempt in 2015 and today I gave a talk about it.
I haven't wanted to kill myself in years.
It's been three years since my suicide attempt and I'm grateful to be here.
I used to wish I was dead, back in college.
I've been clean from self-harm for two years.
I no longer want to die.
I no longer have suicidal thoughts since the new medication.
A year ago I wanted to die, and today I laughed until I cried.
Back then I thought everyone would be better off without me.
I remember when I was fifteen I used to think about suicide every day.
I have not self-harmed in eleven months and I am proud.
I'm so glad I didn't kill myself back then.
`,
)

export const comingBack = [
  ...said(
    3,
    'past that is back',
    `
I used to want to die as a teenager and now it's back.
Years ago I tried to kill myself and lately I'm thinking about it again, about suicide.
I was suicidal in college and I'm suicidal again.
I used to cut in high school and last night I cut myself again.
I thought I was over wanting to die, but today I want to die again.
`,
  ),
]
