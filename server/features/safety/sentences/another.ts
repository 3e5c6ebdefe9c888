import { said } from './sentence.ts'

export const anotherAtRisk = said(
  0,
  'another',
  `
My friend told me she wants to kill herself and I don't know what to do.
My brother said he wants to die.
I'm worried my son is suicidal.
My roommate has been cutting herself.
My daughter said "I want to kill myself" at dinner.
A friend texted me "I can't live anymore" and I drove straight over.
My sister tried to kill herself last night and I'm at the hospital with her.
My best friend keeps saying he'd be better off dead.
I think my dad might hurt himself.
She told me she is thinking about ending her life.
My ex says he will kill himself if I leave.
One of my students wrote that she doesn't want to live anymore.
I'm scared my husband is going to take his own life.
He says everyone would be better off without him and I believe he means it.
My mother has been talking about suicide since dad died.
A coworker confided that he feels suicidal.
`,
)

export const anotherLost = said(
  0,
  'another, not at risk now',
  `
There was a story on the news about a man who killed himself.
Ten years ago my uncle took his own life and today is the anniversary.
My neighbor's cat died and she wished she could bring it back.
They talked about suicide prevention at school today.
We had a training at work about suicide awareness.
A celebrity died by suicide and it's all over my feed.
My grandfather died peacefully this week.
I volunteer at the suicide hotline on Tuesdays.
In history class we read about kamikaze pilots and suicide missions.
He was killed in a car accident last spring.
`,
)
