import { type IntentRow, phrases } from './row.ts'

/** The ways out of a talk. */
export const ending: readonly IntentRow[] = [
  {
    id: 'leave',
    where: 'end',
    any: phrases(`
      can we {stop} {today}, could we {stop} {today}, let us {stop} {today}, shall we {stop} {today},
      got to {leave}, have to {leave}, need to {leave}, should {leave}, better {leave}, i will {leave} now, i must {leave}, i am going to {leave},
      going to {leave} now, going to sleep, going to bed, i am off, off to bed, let us talk tomorrow, calling me for dinner, i leave you, we continue tomorrow
    `),
    unless: phrases(`
      you, they will, said, say, says, told, asked, asks, why, when, where, whenever, if, had, never, not, always, every, used to, he, she, they, wanted, wants, whether, could, before, after, until, how, who
    `),
  },
  {
    id: 'done',
    where: 'end',
    any: phrases(`
      that is {end} {closing}, that is about {end}, that is about all i got, that is about all i have, that was my day, that will do {closing}, it is all {closing}, it is enough {closing}, i am done {closing}, that is me done, enough {closing}, it is already late, i should get back to work
    `),
    unless: phrases(`
      said, he, she, they, told, asked, never, could
    `),
  },
  {
    id: 'done',
    where: 'start',
    any: phrases(`
      that is {end} for, that is {end} from, that is {end} i, that is {end} thanks, that is {end} thank, that will do it, that will do for, no that is {end},
      that is {end} to, that concludes, i believe that concludes, i would like to leave it there, i will leave it there, that would be {end},
      and that is really all, shall we {stop}, i have nothing further, nothing further, we will continue tomorrow, we continue tomorrow
    `),
    unless: phrases(`
      could, he, she, they, we had, wanted to be, wanted to do, need, matters, think about, because, know about, care about, asked, want in, ever wanted, want from, ask for
    `),
  },
  {
    id: 'goodbye',
    where: 'end',
    any: phrases(`
      see you, talk later, to bed night, i will say bye, i will say good bye, i will say good night, i shall say good night, i will say good night now, let us talk tomorrow, bye for now, good bye for now, so bye, so good night, sorry bye, ok bye,
      bye, bye bye, bye bye bye, bye now, good bye, good night, night night, nighty night, laters, later gator, ttyl, gtg, g2g, cya,
      peace out, see you tomorrow, see you later, talk tomorrow, talk to you tomorrow, speak tomorrow, take care,
      over and out, signing off, god bless, god bless you, god keep you, i am gone, i gone, catch you later
    `),
    unless: phrases(`
      said, say, says, saying, tell, tells, told, wave, waved, kiss, kissed, sing, sang, hug, hugged, wish, wished, without, text,
      texted, shouted, yelled, whispered, is a, was a, to him, to her, to them
    `),
  },
  {
    id: 'goodbye',
    where: 'whole',
    any: phrases(`
      bye, bye bye, bye bye bye, bye bye now, good bye, good bye good bye, good bye and thank you, good night,
      good night bye, good night good bye, good night sleep well, night, night night, nighty night, night bye,
      sweet dreams, see you, see you bye, see you later, see you tomorrow, see you soon, see you next time, see
      you around, talk later, talk soon, talk tomorrow, talk again tomorrow, talk to you later, talk to you
      soon, talk to you tomorrow, talk to you next time, we will talk tomorrow, we will talk later, will talk
      tomorrow, will talk to you tomorrow, i will talk to you later, i will talk to you tomorrow, i will talk to
      you soon, i will speak to you tomorrow, speak tomorrow, speak soon, speak later, speak to you tomorrow,
      speak to you later, speak to you soon, catch you later, catch you tomorrow, until tomorrow, until next
      time, till tomorrow, till next time, same time tomorrow, take care, take care bye, take care of yourself,
      cheers bye, ciao, ta ra, ta ta, cheerio, laters, ttyl, peace, peace out, over and out, so long, farewell,
      have a good one, have a good night, have a good day, have a good evening, have a nice day, have a nice
      evening, have a nice night, have a great day, have a great night, have a lovely evening, thank you bye,
      thank you good bye, thank you good night, thanks bye, thanks good bye, thanks good night, bye thank you,
      bye thanks, love you bye, {i} {must} {leave} bye, {i} {must} {leave} good bye, {i} {must} {leave} good
      night, {i} am off bye, {i} am off good night
    `),
  },
  {
    id: 'leave',
    where: 'whole',
    any: phrases(`
      {i} {must} {leave} {today}, {i} am off {today}, {i} am off to bed, {i} am off to sleep, {i} am going
      {today}, {i} am leaving {today}, {i} am out, {i} am out of here, {i} am out of time, {i} am out the door,
      {i} am going to bed {today}, {i} am going to sleep {today}, going to bed {today}, going to sleep {today},
      off to bed {today}, heading to bed {today}, {i} am heading to bed {today}, {i} am heading off {today}, {i}
      am heading out {today}, {i} am heading home {today}, {i} am turning in {today}, {i} am hanging up {today},
      {i} am falling asleep {today}, {i} am falling asleep here, bed for me, bed time, time for bed, time to go,
      time to go to bed, time for me to go, time to sleep, it is time to go, it is time for bed, it is time for
      me to go, it is my bedtime, it is bedtime, bed is calling, my bed is calling, {i} have no more time, {i}
      do not have more time, {i} do not have any more time, that is my break over, my break is over, my lunch is
      over, break is over, back to work, back to it, duty calls
    `),
  },
  {
    id: 'leave',
    where: 'start',
    any: phrases(`
      {I} {must} {going} {errand}, {going2} {errand}, {I} am off {errand}, {I} {must} see to, {I} {must} get to
      work, {I} {must} get to class, {I} {must} get dinner, {I} {must} get the kids, {I} {must} get ready for
    `),
    unless: phrases(`
      tomorrow, every, next, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, week,
      month, year, always, usually, when, if, at, on, in, had, again, more, instead, sometime, soon, someday,
      eventually, first, not
    `),
  },
  {
    id: 'called-away',
    where: 'whole',
    any: phrases(`
      {kin} is {calls}, {kin} are {calls}, {kin} just woke up, {kin} has woken up, {kin} woke up, {kin} needs
      me, {kin} wants me, {kin} just got here, {kin} just got home, {kin} just walked in, {kin} just came in,
      {kin} has just come in, {kin} has just walked in, i hear {kin} waking, i hear {kin} waking up, i hear
      {kin} crying, i can hear {kin}, i can hear {kin} crying, i can hear {kin} waking up, there is {someone} at
      the door, there is the door, there is the doorbell, that is the door, that is the doorbell, that is my
      doorbell, the door bell is ringing, the doorbell is ringing, the doorbell, the doorbell just rang, the
      doorbell rang, someone at the door, somebody at the door, my {ride} is here, the {ride} is here, my {ride}
      has arrived, my {ride} is coming, the {ride} is coming, here is my {ride}, this is my {ride}, that is my
      {ride}, my {ride} is ready, the {ride} is ready, {ride} is ready, {ride} is here, my {ride} is getting
      cold, my phone is dying, my battery is dying, my battery is about to die, my battery is low, my battery is
      nearly dead, my phone is about to die, my other line is ringing, my other phone is ringing, the phone is
      ringing, my meeting is starting, my meeting starts, my shift is starting, my class is starting, my boss is
      coming, we are here, i am being called, i am wanted
    `),
  },
  {
    id: 'done',
    where: 'whole',
    any: phrases(`
      that is {end} {today}, that is {end}, that is {end} {today} thanks, that is it {today}, that is all {today}, that is all for me, that is it for me, that is everything
      {today}, that is everything i have, that is enough {today}, that is about it {today}, that is about all
      {today}, that is pretty much it {today}, that is pretty much all, that is basically it, that is me {closing}, that is me done {today}, that is me finished, that is the end, that is the lot, that is all there
      is, that is all there is to say, that is all i have {today}, that is all i have got {today}, that is all i
      have {say}, that is all i have got {say}, that is all i wanted, that is all i wanted {say}, that is all i
      want {say}, that is all i can think of, that is all i got, that was it {today}, that was all {today}, that
      was my day, that was everything, that will do {today}, that will have to do {today}, that has to do {today}, will have to do {today}, that will be all {today}, that will be it, that
      would be all, that would be it, that should do it, that covers it, that covers everything, it is enough
      {today}, it is all {today}, this is all {today}, this is it {today}, this is enough {today}, enough
      {today}, enough talking {today}, enough about me, {i} am done {today}, {i} am all done {today}, {i} am
      finished {today}, {i} am through {today}, {i} am good {today}, {i} am done talking, {i} am talked out, {i}
      finish {today}, {i} have said enough, {i} have said it all, {i} have said everything, {i} have nothing
      {more} {say}, {i} have nothing else {say}, {i} have not got anything else {say}, {i} do not have anything
      else {say}, {i} do not have anything more {say}, {i} do not have any more {say}, {i} do not have much more
      {say}, there is nothing {more} {say}, there is nothing else {say}, nothing else {say}, nothing more {say},
      nothing else {today}, nothing more {today}, no more {today}, no nothing else, not much else {say}, nothing
      else comes to mind, {i} can not think of anything else, {i} can not think of anything more, done {today},
      all done {today}, finished {today}, end of story, end of report, the end
    `),
  },
  {
    id: 'stop',
    where: 'whole',
    any: phrases(`
      {stop} {today}, {i} {must} {stop} {today}, can we {stop} {today}, could we {stop} {today}, may we {stop}
      {today}, shall we {stop} {today}, let us {stop} {today}, can i {stop} {today}, can i go {today}, may i go
      {today}, can i go to bed {today}, can you {stop} {today}, you can {stop} {today}, you can hang up {today},
      you can go {today}, you may go {today}, just {stop}, please {stop}, i do not want to talk {today}, i do
      not want to talk any more, i do not want to talk anymore, i do not feel like talking {today}, i do not
      want to do this any more, i do not want to do this anymore, i do not want to do this {today}, i would
      rather stop {today}, hang up the phone, hang up on me, end the conversation, end conversation, go away,
      leave me alone
    `),
  },
]
