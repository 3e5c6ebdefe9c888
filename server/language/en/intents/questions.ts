import { type IntentRow, phrases } from './row.ts'

/** What is asked of the companion. */
export const questions: readonly IntentRow[] = [
  {
    id: 'are-you-real',
    where: 'part',
    isAsked: true,
    any: phrases(`
      you are {a} {being}, it is {a} {being}, this is {a} {being}, is that {a} {being}, you are {being} or, you not {a} {being}, {being} or {being}
    `),
    unless: phrases(`
      he is, she is, my
    `),
  },
  {
    id: 'are-you-real',
    where: 'part',
    any: phrases(`
      are you a real, is this a real, you a real somebody, a real somebody,
      {are} {this} {a} {being}, am {this} {a} {being}, am i talking to a {being}, am i talking to {a} {being},
      am i speaking to {a} {being}, am i talking with {a} {being}, you a {being}, you {being}, you even real,
      are you even {a} {being}, is there a real person, is there a person, is there anybody real, is this even
      {a} {being}, is there a human, are you ai generated, do you have feelings, are you a living
    `),
    unless: phrases(`
      said, asked, if, think you are, meet you
    `),
  },
  {
    id: 'who-are-you',
    where: 'whole',
    any: phrases(`
      who are you, who are you again, who is this, who is that, who is it, who is there, who is calling, what
      are you, what is this, what is your name, what is your name again, what do i call you, who am i talking
      to, who am i speaking to, who am i talking with, who am i speaking with, what is this about, what is this
      for, what is it about, what is this call about, why are you calling, why are you calling me, what do you
      do, what do you want
    `),
  },
  {
    id: 'how-are-you',
    where: 'whole',
    any: phrases(`
      how are you, how are you doing, and how are you, and how are you doing, how about you, and how about you,
      what about you, and what about you, and you, how is it going, how is it going with you, how have you been,
      how is your day, how was your day, how was your day going, how are things, how are things with you, i am
      good how are you, i am fine how are you, i am well how are you, good how are you, fine how are you, good
      and you, fine and you, what is up, and yourself, how do you do, how are you feeling, did you have a good
      day, have you had a good day
    `),
  },
  {
    id: 'recording',
    where: 'part',
    isAsked: true,
    any: phrases(`
      tell my mom, tell my dad, tell my parents, tell my wife, tell my husband, tell my boss, tell anyone what i, who {hears}, who all {hears}, who else {hears}, somebody else {hears}, someone else {hears}, anyone else {hears}, employer hear, employer read,
      do you {keep}, are you {keep} this, are you {keep} me, are you {keep} everything, you all {keep}, you {keep} this, you {keep} me, y all {keep}, yall {keep}, the recordings, my voice, these recordings,
      being recorded, recording this, recording me, you recording, this recorded, is this private, is it
      private, is this confidential, is that private, stays between us, stay between us, who can hear, who else
      can hear, who hears, who is listening, who else is listening, who can read, who reads, who else reads, who
      sees, who can see, who gets to see, does anyone read, does anyone hear, does anybody read, does anybody
      hear, does anyone listen, does anyone else, will anyone read, will anyone hear, will anybody, do you
      share, do you sell, will you tell anyone, do you tell anyone, do you keep this, do you save this, do you
      store, do you write this down, writing this down, where does this go, what happens to this, what do you do
      with this, what do you do with what i, what happens with what i
    `),
  },
  {
    id: 'what-you-know',
    where: 'part',
    isAsked: true,
    any: phrases(`
      what do you know about me, what do you know, how much do you know, how do you know, do you know who i am,
      do you know me, do you know anything about me, what can you remember, what do you remember, can you
      remember, do you remember me, do you remember, do you have a memory
    `),
    unless: phrases(`
      do you know what, do you know how, do you know when, do you know that, song, movie, show
    `),
  },
  {
    id: 'what-i-said',
    where: 'part',
    any: phrases(`
      {recall} {itold}, what all did i say, {recall} what i,
      what did i say, what did i just say, what have i said, what did i tell you, what have i told you, what did
      i talk about, what did we talk about, what did we say, what have you got, what have you written, what did
      you write, what did you get, read it back, read that back, read back, can you sum it up, can you sum up,
      can you sum that up, sum it up, sum up what, can you summarize, can you summarise, remind me what i, do
      you remember what i, remember what i told, remember what i said, remember what we, do you remember when i,
      say back what, repeat what i said, tell me what i said
    `),
  },
  {
    id: 'advice',
    where: 'part',
    any: phrases(`
      suggest what i, advise me, your counsel, give me advice, please give advice, tell me what i should, what is the best thing to do,
      what should i do, what shall i do, what would you do, what can i do, what could i do, what am i supposed
      to do, what do you think i should, what do you think we should, do you think i should, do you think we
      should, do you think i ought, what do you advise, what would you advise, what do you suggest, what would
      you suggest, what do you recommend, any advice, any suggestions, any ideas, any tips, some advice, your
      advice, give me advice, i wanted advice, i want advice, i need advice, how would you put it, how would you
      say it, how would you do it, how would you handle, what would you say, should i tell, should i call,
      should i go, should i say, should i stay, should i quit, should i just, should i lend, should i ask,
      should i do, should i take, should i even, tell me what to do, help me decide
    `),
    unless: phrases(`
      i asked, i told, he, she, they, thinking, wondering, wonder, know what should, know what i should, do not
      know, not sure
    `),
  },
  {
    id: 'opinion',
    where: 'part',
    isAsked: true,
    any: phrases(`
      what do you think, what is your opinion, do you agree, am i wrong, am i crazy, am i being, am i a bad, am
      i overreacting, is that normal, is this normal, is that weird, is that bad, is that wrong, is that okay,
      is it normal, is it weird, is it bad, is it wrong, does that make sense, do you understand, do you know
      what i mean, do you see what i mean, you know what i mean, do you think that is, do you think it is, do
      you think he, do you think she, do you think they, do you think i am
    `),
    unless: phrases(`
      said, asked
    `),
  },
  {
    id: 'about-you',
    where: 'start',
    isAsked: true,
    any: phrases(`
      do you like, do you love, do you feel, do you ever, do you sleep, do you dream, do you eat, do you have a,
      do you have any, do you have kids, do you have friends, do you believe, do you get, do you care, do you
      enjoy, do you want, do you cry, do you live, have you ever, have you got, are you sad, are you happy, are
      you tired, are you lonely, are you okay, are you married, are you conscious, are you on my side, are you
      my friend, are you mad, are you angry, are you bored, are you busy, are you allowed, are you made, are you
      from, are you chatgpt, are you google, are you siri, are you alexa, where are you, where do you live, how
      old are you, who made you, who built you, what is your favorite, what is your favourite, can you feel, can
      you think, can you understand, can you learn
    `),
    unless: phrases(`
      do you know
    `),
  },
  {
    id: 'something-nice',
    where: 'part',
    any: phrases(`
      a kind word from you, kind word from you, a nice word from you, some kind words,
      say something nice, say something kind, say something, tell me something nice, tell me something good,
      tell me something kind, tell me it will be okay, tell me it is going to be okay, cheer me up, make me feel
      better, something encouraging, i need a hug
    `),
    unless: phrases(`
      he, she, they, did not, to him, to her, wanted, said
    `),
  },
  {
    id: 'look-up',
    where: 'start',
    any: phrases(`
      what is the weather, what is the time, what time is it, what day is it, what is the date, what is the
      news, what is the score, can you look, can you google, can you search, can you play, can you order, can
      you book, can you send, can you set, can you call, can you text, can you email, can you remind, can you
      translate, can you sing, can you find, can you check, could you look, could you remind, could you call,
      remind me to, set an alarm, set a timer, play some, call my, text my, tell me a joke, tell me a story,
      tell me the weather
    `),
  },
  {
    id: 'time-left',
    where: 'part',
    isAsked: true,
    any: phrases(`
      how long do we have, how long have we got, how much time do we have, how much time have we got, how much
      time is left, how much time do i have, how many minutes, how long is this, how long will this, how long
      does this, how long is this going to, how long do i have, how long are we
    `),
  },
  {
    id: 'anyone-there',
    where: 'whole',
    any: phrases(`
      are you there, are you still there, you there, you still there, still there, is anyone there, is anybody
      there, anyone there, anybody there, hello are you there, can you hear me, can you hear, do you hear me,
      did you hear me, did you hear that, did you get that, are you listening, are you with me, have i lost you,
      did i lose you, hello can you hear me
    `),
  },
]
