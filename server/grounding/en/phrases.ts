/**
 * Rows of phrases. A word stands for its form or its lemma, `=word` for the form alone, `a|b` for either, `*` for up to two
 * words between.
 */
export const rows = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)

/** Named openly, these are words of harm; of harm only we speak, in words that were weighed. */
export const harm = rows(`
  suicide
  suicidal
  self harm|harming|injury
  self-harm
  kill|hang|shoot|cut|hurt|harm|poison|drown * yourself
  kill|hang|shoot|cut|hurt|harm|poison|drown * myself
  end|ending|take|taking your|my|own life
  end|ending it all
  end|ending your|my own life
  overdose
  overdosing
  want|wish|think * to die
  better off dead
`)

/** What nobody on a telephone can know to be true tomorrow. */
export const promises = rows(`
  i promise|guarantee|assure
  i am sure|certain * will
  i swear
  you have got this
  for the best
  for a reason
  time heals
  you will see
  in a better place
  you can|may be sure|certain
  rest assured
`)

/** What it cannot do, told as if it would: it has a voice, and nothing else. */
export const deeds = rows(`
  i will * call|ring|phone|text|write|email|send|contact|book|order|visit|meet|drive|bring|arrange|remind|schedule
  i will tell your|him|her|them
  i am going to * call|ring|phone|text|write|email|send|contact|book|order|visit|meet|drive|remind
  i can|could call|ring|phone|text|write|email|send|contact|book|order|visit|drive|arrange
  let me ring|phone|email|contact|book|order
`)

/** Deeds told as done. */
export const doneDeeds = rows(`
  i|we have * added|booked|saved|set|sent|scheduled|reminded|changed|created|deleted|updated|marked|logged|called|emailed|ordered
  i added|booked|saved|sent|scheduled|created|deleted|updated|marked|logged|emailed|ordered
`)

/** What only somebody who lives could say. */
export const lives = rows(`
  i know * how it|that|this feels
  i know how you feel
  i have been there
  i went|go through * same
  same here
  i|me too
  as a human|person|man|woman|mother|father|friend
  i am * human|person|therapist|doctor|nurse|psychologist|counsellor|counselor|woman|man|mother|father
  i am not * ai|program|machine|computer|bot
  i * love you
  i feel for you
  i miss|missed|remember * my
  when i was
  in my experience|life|childhood|family
`)

/** Its own words about itself, where it only says that it cannot. */
export const refusals = rows(`
  as a|an ai|language
  i am unable|not able to
  i can not|n't help|assist|answer|provide|discuss
  i can't|cannot help|assist|answer|provide|discuss
`)

export const ofItsInstructions = rows(`
  my|the system|developer prompt|instruction|message
  my instruction|prompt|rule|guideline
  i was|am instructed|told|programmed|supposed to
  i am|was instructed
`)

/** What may be said of tomorrow: it is hoped, asked or supposed. */
export const supposing = rows(`
  hope
  wonder
  maybe
  perhaps
  if
  whatever
  whether
  might
  suppose
  imagine
`)

/** What a journal cannot show: causes, and what is true of all days. */
export const causes = rows(`
  because of
  due to
  cause
  thanks to
  lead to
  result in
  make|makes|made|making you
  symptom
  clinical
  clinically
`)

export const sweeping = rows(`
  you * always|never|constantly
  you hardly|only ever
`)

/** What could be done, and need not be. */
export const softOffers = rows(`
  you could|might|may|can|would|will
  it might|could|may help
  what if
`)
export const urgings = rows(`
  you should|ought
  it is time to
  it would be good
`)
export const offers = rows(`
  try|let|consider|take|write|ask|choose|pick|give|notice|imagine
`)
