import { anyOf, anywhere } from './phrases.ts'

export const repeat = anyOf(`
  what|pardon|sorry|huh
  pardon|excuse me
  sorry what
  come again
  say that|it (again)
  say that|it one more time
  repeat (that|it) (again)
  repeat the question
  what did|do you (just) say|ask|mean
  what was that|it
  what's the question
  what was the question
  i didn't|couldn't|can't (quite|really) catch|hear|get|understand (that|you|it)
  i didn't|couldn't (quite) catch|hear|get|understand what you said
  i didn't|don't (quite) get|understand|catch|hear the question
  one more time
`)

export const timeLeft = anyOf(`
  how long|many|much (time|minutes) do we (still) have (left)
  how long|many|much (time|minutes) have we got (left)
  how long|many|much (time|minutes) is|are left
  how long|much (time) is this|it (call) (going|gonna) (to) (take|be)
  how long does|will this|it (call) take|last
`)

export const areYouReal = anyOf(`
  are|is you|this (just|actually|really) (a|an) real|human|actual (person|human|being)
  are|is you|this (just|actually|really) (a|an) robot|person|machine|bot|computer|ai|recording|chatbot
  are you (a|an) robot|human|person|machine|bot|computer|ai|real or (a|an) _ (person|human)
  am i talking|speaking to|with (a|an) (real|actual) person|human|robot|machine|computer|ai|bot (being)
`)

export const who = anyOf(`
  who|what is|are this|you|that|it (exactly) (again)
  who's|what's this|that|there|calling|it
  what's|whats your name (again)
  what is your name
  who am i talking|speaking to|with
  what is|what's this (call) about|for
  why are you calling (me)
`)

export const justListen = anywhere(`
  just|only listen (to) (me)
  stop|quit asking (me) (so) (many) (questions)
  don't ask (me) (any|so) (more|many) questions|anything
  no (more) questions
  want|need to just talk|vent|rant
  let|just let me (just) talk|vent|rant|finish|speak
`)

export const askMe = anyOf(`
  you can ask (me) (something|questions|anything|again)
  ask me something|anything|questions (again)
  ask me a|some|another|more question|questions
  do you have a|any|some|another|more question|questions
  what do you want (me) to know|hear|say (about)
  i don't know what to say|tell|talk (you|about)
  what should i|we talk|say|tell about|you|today
  what else
`)

export const skip = anyOf(`
  skip (it|that|this) (one|question)
  pass
  next (question|one)
  (ask) (me) another|different|else (question|one)
  ask|ask me something else
  i (really) don't (really) want|like|wish to talk|answer|discuss|say|get (about|into) (that|it|this)
  (i'd) rather not (say|answer|talk) (about) (that|it|this)
  i (would) prefer not (to) (say|answer)
  can|let's (we) talk about something|anything else
  let's|can (we) change the subject
  that's private|personal
  none of your business
`)

export const howAreYou = anyOf(`
  (and) how are|about you (doing) (today)
  how's|how is it going|everything
  how have you been
  how's|how is|how was your day (been|going)
  and|what|how (about) you
  i'm good|fine|well|okay|great (and|how) (how|about|are) you (doing)
`)

export const anyoneThere = anyOf(`
  are you (still) there|listening
  can|do you (still) hear me
  you (still) there
  (is) anybody|anyone (still) there
  did you hear (me|that)
  still there
`)

export const thanks = anyOf(`
  thanks|cheers (a|so) (lot|much)
  thank you (so|very) (much)
  many thanks
  thanks|thank (you) for listening|calling|asking|that|this
`)

export const hello = anyOf(`
  hello|hi|hey|hiya (there|hello|again)
  yes|yeah hello|hi|speaking
  good morning|afternoon|evening
  this is him|her|he|she|me
  speaking
  it's me
`)

export const insult = anyOf(`
  fuck you|off
  shut up
  you're|you (are) (so|really|just) (a|an) useless|stupid|annoying|dumb|idiot|terrible|boring|crap (help)
  this is (so|just|really) stupid|useless|annoying|pointless|ridiculous
  i hate you
  you don't (even) understand|get|care (it|me|anything|about) (me)
  you don't know me|anything (about) (me)
`)
