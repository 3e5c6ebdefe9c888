import { said } from './sentence.ts'

export const negation = [
  ...said(
    0,
    'negation',
    `
I don't want to die, I want to see my kids grow up.
I am not suicidal.
I'm not suicidal or anything, just tired of my job.
I would never kill myself.
I would never hurt myself.
I have no thoughts of suicide.
I've never thought about killing myself.
No, I'm not thinking about ending my life.
I don't have any plans to end my life.
I do not want to hurt myself.
Don't worry, I'm not going to kill myself.
The doctor asked if I wanted to hurt myself and I said no.
She asked whether I was suicidal. I'm not.
I never wanted to die, I was only sad.
I'm afraid of dying.
I'm scared I have cancer and I don't want to die.
I'm glad to be alive.
I didn't cut myself today or any other day.
I don't feel like a burden anymore.
Life is worth living after all.
There is so much to live for.
`,
  ),
  ...said(
    3,
    'negation that does not soften',
    `
I don't want to live, I want to die.
I'm not joking, I want to kill myself.
I can't stop wanting to die.
I'm not okay, I'm thinking about suicide.
I don't see why I shouldn't kill myself.
No, I really want to die.
Not a day goes by without me thinking of killing myself.
I haven't told anyone that I want to kill myself.
I can't tell my wife that I am suicidal.
I don't care anymore, I'm going to kill myself.
`,
  ),
]
