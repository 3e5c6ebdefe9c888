import type { Classes } from '../../intents/phrases.ts'
import { phrases } from './row.ts'

const list = (text: string) => text.split(',').map((words) => words.trim())

/** Words that can stand for each other in a phrase; an empty one may be left out. */
export const classes: Classes = {
  i: list(', i, we'),
  I: list('i, we'),
  must: list(`shall, shall have to, shall say, will just, am just going to, am gonna, going to, am afraid i shall have to, would better, have to, have got to, got to, need to, must, should, should like to, ought to, better, had better, would better,
    am going to, are going to, am going to have to, will, will have to, want to, would like to, am about to, might, can, let me`),
  leave: phrases(`
      ring off, cut the call, jump, get rolling, get rollin, shoot through, head to bed, lie down while i can, be gone, get moving,
      say bye, say good bye now, go and sleep, go lie down, go to my bed, wash up, log off, drop off, get to it, start dinner,
      go, get going, be going, be off, be heading off, get off, get off the phone, head off, head out, run,
      rush, dash, leave, hang up, hop off, jump off, sign off, shoot, shoot off, push off, crack on, get on, get
      back, get back to it, get back to work, get ready, let you go, leave you, love you and leave you, say good
      night, say good bye, sleep, go sleep, go to sleep, go to bed, get to bed, get to sleep, get some sleep,
      get some rest, get some shut eye, head to bed, head to sleep, turn in, hit the hay, hit the sack, hit the
      road, crash, lie down, go and lie down, go home, go now, bounce, dip, split
    `),
  stop: list(`stop, stop here, stop there, stop now, stop this, finish, finish here, finish there, finish up, end, end here, end it,
    end it here, end there, end this, end the call, end this call, leave it, leave it there, leave it here, leave it at that, wrap up, wrap it up, wrap this up, call it a day,
    call it a night, call it, pack it in, be done, hang up, pause here, quit, quit here`),
  today: list(
    ', for today, for tonight, for now, for this evening, for the day, from me, today, tonight, then, now, there, here, from my side, on my end, this time, this evening',
  ),
  someone: list('someone, somebody, people, my guest, the guests, my guests, they'),
  going: list('go, go and, run, run and, dash and, get going and, go now and'),
  going2: list(
    'got to go, got to go and, have to go, have to go and, better go, better go and, need to go, need to go and, off to, got to run and, going to go, going to go and',
  ),
  closing: list(
    'for today, for tonight, for now, for this evening, for the day, for one evening, from me, today, tonight, for me, thanks, thank you, from my side',
  ),
  end: list(
    'it, all, everything, enough, me done, the lot, my day, about it, about all, pretty much it, all there is, all i have, all i got, my report, all really, it really, all folks, the end of it, quite enough, really all, all there is to say, everything really',
  ),
  hears: list(
    'hears, hear, hear this, listens, listen, listen to, listen this, listening, reads, read, reads this, sees, see, has access, having access, is having access, gets, can hear, can read, can see, will listen, will hear, will read',
  ),
  keep: list(
    'record, recording, save, saving, store, storing, keep, keeping, tape, taping, keep a record of, write down, log',
  ),
  recall: list(
    'remind me, repeat, read me back, read back, tell me, do you know, do you remember, do u remember, can you remember, you remember, remember, say back',
  ),
  itold: list(
    'what i said, what i have said, what i told you, what i had told you, what i told, what all i said, everything i said',
  ),
  reason: list('before, because, cause, so, since, as, or, my, the, there is, someone is, somebody is'),
  errand:
    list(`bed, sleep, study, cook, make, get, pick, put, feed, check, see to, help, work, finish, do, take, walk, eat, have, start, deal, collect,
    shower, change, clean, meet, answer, catch, sort, tidy, water, wash, fetch, bathe, tuck, let the dog, let the cat, say good night, brush, prepare, give`),
  kin: phrases(`
      break, my break, phone, my phone, mom, dad, my manager,
      he, him, her, them, she, they, the baby, my baby, baby, the kids, my kids, the kid, my son, my daughter,
      my little one, the little one, my mom, my dad, my wife, my husband, my partner, my boss, my friend, my
      roommate, my sister, my brother, my boyfriend, my girlfriend, the dog, someone, somebody
    `),
  calls: list(
    'awake, waking, waking up, up, crying, calling, calling me, shouting, shouting for me, screaming, here, home, back, at the door, waiting, waiting for me',
  ),
  ride: list(
    'ride, lift, taxi, cab, bus, train, uber, tram, plane, flight, stop, car, dinner, food, pizza, tea, supper, lunch, delivery',
  ),
  me: list(', me, us'),
  more: list(', more'),
  say: list(', to say, to add, to tell, to report, to tell you'),
  are: list('are, is'),
  this: list('you, this, that, it, i talking to, i speaking to, i talking with, i speaking with'),
  a: list(
    ', a, an, some, just a, just an, really a, actually a, actually, really, even a, even, a real, an actual, a actual, some kind of, like a, a live, a proper',
  ),
  being: list(
    'somebody, a real somebody, real somebody, lady, woman in office, artificial intelligence, of the artificial intelligence, tape, machine voice, chatgpt, recorded message, one of those recorded messages, recorded, bot only, computer voice, a tape, ' +
      'real, human, person, human being, man, woman, real person, actual person, real human, robot, bot, machine, computer, ai, recording, chatbot, program, alive, app, real or a robot, real or ai, person or a robot, person or a machine, human or a robot, human or ai, robot or a person, person or an ai, robot or a human, a person or a robot',
  ),
  you: list('you, this, it, this thing, you guys, the app'),
  calling: list('calling, phoning, ringing, bothering, contacting'),
  call: list('call, phone, ring, contact, bother, ring up, call up'),
  us: list('me, us, here, this number, my number, this phone, my phone, my house, us here, me here'),
  again: list(', again, ever, ever again, any more, anymore, back, at all'),
  wish: list(
    ', i want you to, i need you to, i would like you to, can you, could you, will you, would you, you should, you can, you need to, i want to, i would like to, i just want you to, i wish you would',
  ),
  thesecalls: list(
    'these calls, the calls, your calls, my calls, all calls, all these calls, all my calls, calls, daily calls, the daily calls, these daily calls, phone calls, these phone calls',
  ),
}
