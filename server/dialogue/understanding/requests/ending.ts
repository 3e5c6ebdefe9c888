import { anyOf } from './phrases.ts'

export const stop = anyOf(`
  (please) stop|quit (it|this|talking)
  (please) stop|end|quit the|this call
  hang|hanging up
  i'm (going|about) (to) hang|hanging up
  let's stop|end (here|this|it)
  i want|would to|like (to) stop|end (here|this|it)
  bye|goodbye|ciao|cheers
  bye bye
  good bye|night (for) (now)
  goodnight (then)
  night night
  see you (later|tomorrow|soon|then)
  talk|speak later|tomorrow|soon
  talk|speak to you later|tomorrow|soon
  take care (bye)
  have a good|nice|great day|night|evening|one (bye)
`)

/** Of a whole clause: "I told him to stop calling me" is a story. */
export const noMoreCalls = anyOf(`
  (i want|need|would|i'd) (like) (you) (to) stop|quit calling|phoning|ringing
  (i want|need|would|i'd) (like) (you) (to) stop|quit calling|phoning|ringing me|us|here|this|my (number|phone|house)
  don't|never (ever) call|phone|ring me|us|here|back|again|anymore (back|here) (ever) (again|anymore|any) (more)
  don't|never (ever) call|phone|ring this|my number|phone (ever) (again|anymore|any) (more)
  do|you|must|should not (ever) call|phone|ring me|us|here|back|again|anymore|this (number|back|here) (ever) (again|anymore|any) (more)
  (i want|need|would|i'd) (like) (you) (to) stop the|these|your|my|all (the|these|my) (daily|phone) calls
  no more (phone|daily) calls (ever)
  (i want|need|would|i'd) (like) (you) (to) take me|us|my|this (number) off (of) (your|the|this|that) (call|calling|phone) (list)
  (i want|need|would|i'd) (like) (you) (to) remove me|us|my|this (number) (from) (your|the|this|that) (call|calling|phone) (list)
  (i want|need|would|i'd) (like) (you) (to) delete my number
  (i want|need|would|i'd) (like) (you) (to) cancel|end the|these|my|all|your (the|these|my) (daily|phone) calls
  (i want|need|would|i'd) (like) (you) (to) turn|switch off the|these|my|all|your (the|these|my) (daily|phone) calls
  i don't want (any|to) (get|receive|have) (more|these|your|the|any|daily|phone) calls (anymore|again|ever|any) (more)
  i don't want you to call|phone|ring|keep (calling) (me) (anymore|again|ever|any|back) (more)
  i don't want you calling|phoning|ringing (me|here) (anymore|again|ever|any) (more)
  i don't want to be called (by) (you) (anymore|again|ever|any) (more)
  unsubscribe (me)
  (i want|would|i'd) (like) (to) opt (me) out
`)

export const leave = anyOf(`
  i|we (really) have|need|got|want (really) to go|run|leave|dash|stop (to) (bed|sleep|work) (soon)
  i (really) have|need|got to hang|get|head up|going|off|out
  i've got to go|run|dash
  i|we (really) gotta|must|should|better go|run|dash
  i'd better go|run
  got to go|run
  gotta go|run|dash
  (i) should get|be going
  (i) should go|head (to) (bed|sleep|off|home)
  someone's|somebody's at the door
  there's someone|somebody at the door
  my bus|train|taxi|ride|food|dinner is here
  my bus's|train's|taxi's|ride's|food's|dinner's here
  i'm out of time
  i'm falling asleep
  i|we (really) (probably) should|must|better (really) (probably) (try|go|get) (to) sleep|bed
  i|we (really) (probably) should|must|better (really) (probably) get some sleep|rest
  i'd better (go|get) (to) sleep|bed
  i'm going|off|heading to bed|sleep
`)

export const done = anyOf(`
  (and|so) that's (really|pretty|about|basically|kind) (much|of) it|all|everything (i) (think|guess)
  (and|so) that is|was (really|about|basically) it|all|everything
  that'll|that's be|about all|it
  that would be all|it
  that's|that was all|it i have|had|wanted (to) (say)
  that's all i have|had|wanted|got (to) (say)
  (and) that was my day
  i'm|we're (all) done|finished
  (there's) nothing else|more (really) (to) (say|add|tell)
  i have|i've (got) nothing else|more (to) (say|add|tell)
  no more
  i don't have anything|much (else|more) (to) (say|add|tell)
  let's wrap (it|this) up
  that covers it|everything
  i think that's|we're it|all|done|everything
  i think that's about it|all|everything
`)

export const notNow = anyOf(`
  not (right) now
  (it's|this|now) (is) not (really) a|the good|best|right|great time
  this|it isn't (really) a|the good|best|right|great time
  (it's|this) (is) (a) bad time
  i'm (kind|a|really|very|pretty|quite|too|so|just) (of|bit) busy|driving|cooking|eating (right|at) (the) (moment|now)
  i'm (kind|right|just) (of|now) in a meeting
  i'm (right|just) in the middle of something|dinner|work|lunch
  i'm at|in|having (the) work|dinner|lunch|cinema|movies|supermarket|store|shower (right) (now)
  i can't|cannot talk|speak|do (this) (right) (now)
  some other time
  i don't have time (for) (this) (right) (now)
  no time (now)
`)

export const wrongPerson = anyOf(`
  (you|you've) (have|got) (the) wrong number|person
  i think you have|you've (got) the wrong number|person
  there's no|nobody (one) (here) by|with|of|called that name (here)
`)
