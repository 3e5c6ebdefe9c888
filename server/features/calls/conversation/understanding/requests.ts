import { plain, sentencesOf } from './plain.ts'

/** What a person asks of the call itself rather than tells. */
export type Request =
  | 'stop'
  | 'no-more-calls'
  | 'leave'
  | 'done'
  | 'not-now'
  | 'wrong-person'
  | 'repeat'
  | 'time-left'
  | 'are-you-real'
  | 'who'
  | 'just-listen'
  | 'ask-me'
  | 'skip'
  | 'how-are-you'
  | 'anyone-there'
  | 'advice'
  | 'look-up'
  | 'remember'
  | 'private'
  | 'thanks'
  | 'hello'
  | 'insult'
  | 'opinion'

const lead =
  /^(?:(?:okay|ok|well|um+|uh+|so|right|alright|all right|yeah|yes|oh|and|but|hey|sorry|please|actually|hm+|anyway|listen|look|i think|i guess|no|wait|hi|hello|now|can you|could you|would you)\s+)+/
const tail =
  /(?:\s+(?:please|thanks|thank you|now|then|okay|ok|for now|for today|today|for tonight|tonight|again|journal|again please|very much|so much|really))+$/

const whole: readonly [Request, RegExp][] = [
  [
    'no-more-calls',
    /^(?:please )?(?:stop|quit) (?:calling|phoning|ringing)(?: me)?(?: again| every day)?$|^(?:don't|do not|never) (?:ever )?(?:call|phone|ring) me(?: again| any ?more| ever again)?$/,
  ],
  [
    'wrong-person',
    /^(?:you (?:have|'ve got|got) the )?wrong (?:number|person)$|^(?:this|i) (?:is|am)(?:n't| not) (?!sure|good|great|easy|bad|fun|fair|new|what|it)[a-z]+$|^there(?:'s| is) no (?:one|[a-z]+) (?:here )?(?:by|with|of) that name(?: here)?$/,
  ],
  [
    'stop',
    /^(?:stop|hang up|end (?:the|this) call|stop (?:the|this) call|stop (?:it|this|talking)|quit|good ?bye(?: for now)?|(?:good ?)?bye(?: bye)*|good ?night|night night|see you(?: later| tomorrow| soon)?|talk (?:to you )?(?:later|tomorrow|soon)|speak (?:to you )?(?:later|tomorrow|soon)|take care|ciao|cheers bye|let's (?:stop|end)(?: here| this| it)?|(?:i (?:want|would like|'d like) to|let's) (?:stop|end|hang up)(?: here| this| now| the call)?|i'm (?:going to hang|hanging) up)$/,
  ],
  [
    'not-now',
    /^(?:(?:it's |this is |it is )?(?:not|isn't) (?:now|a good time|the best time|the right time|a great time)|not now|not (?:right )?now|(?:it's |this is )?(?:a )?bad time|i(?:'m| am) (?:(?:kind of|a bit|really|very|pretty|quite|too|so|just|sort of|in the middle of|about to|at the|at|out|still|driving|busy|eating|having)\s?)*(?:busy|driving|dinner|lunch|a meeting|something|eating|work|cooking|movie|movies|cinema|supermarket|store)(?: right)?|i (?:can't|cannot) (?:talk|speak|do this)(?: right)?|(?:can you |could you )?(?:call|ring|phone) (?:me )?(?:back |again )?(?:later|tomorrow|another time|in .{1,20})|(?:maybe )?(?:later|another time|some other time|tomorrow)|i don't have time(?: for this| right)?|no time)(?: (?:right )?now)?$/,
  ],
  [
    'leave',
    /^(?:(?:i|we) (?:really )?(?:have to|have got to|'ve got to|got to|gotta|need to|must|should|better|'d better|had better)(?: really)? (?:go|run|leave|dash|hang up|head (?:out|off)|get going|stop)|(?:i've |i )?(?:got to|gotta) (?:go|run|dash)|someone's at the door|(?:there's |i have )?(?:someone|somebody) (?:is )?at the door|my (?:bus|train|taxi|ride|food|dinner)(?: is|'s) here|i(?:'m| am) out of time)(?: right)?(?: to bed| to sleep| to work| soon)?$/,
  ],
  [
    'done',
    /^(?:(?:and |so )?that(?:'s| is| was| would be|'ll be| will be)(?: really| pretty much| about| basically| kind of| more or less| all)? (?:it|all|everything|all of it|my day|all i (?:have|had|wanted)(?: to say)?)(?: i (?:think|guess))?|i(?:'m| am) (?:all )?(?:done|finished)|nothing else|nothing more|no more|(?:i (?:have|'ve got) )?nothing (?:else|more)(?: to (?:say|add|tell))?|i think (?:that's|we're) (?:it|all|done)|we(?:'re| are) done|that covers it|i don't (?:really )?have (?:anything|much) (?:else|more)(?: to (?:say|add|tell))?|let's wrap (?:it )?up|the end)$/,
  ],
  [
    'repeat',
    /^(?:what|pardon|pardon me|sorry|excuse me|huh|come again|say (?:that|it|again)|say (?:that|it) again|repeat(?: that| it| the question)?|(?:what|sorry what) (?:did you|was that you) (?:just )?(?:say|ask)|what was (?:that|the question)|what's the question|i (?:didn't|did not|couldn't|can't) (?:quite )?(?:catch|hear|get|understand) (?:that|you|what you said|it|the question)|one more time|what do you mean)$/,
  ],
  [
    'time-left',
    /^(?:how (?:long|much time|many minutes) (?:do we (?:have|still have|have left)|have we (?:got|left)|is (?:left|there)|(?:is|does) (?:this|the call)(?: call)?(?: take| last| going to take)?|will this take|are left)(?: left| still)?|how long(?: is this)?)$/,
  ],
  [
    'are-you-real',
    /^(?:are you|is this|am i (?:talking|speaking) (?:to|with)|do you) (?:just |actually |really )?(?:an? )?(?:real(?: person| human)?|robot|human(?: being)?|person|machine|bot|computer|ai|recording|artificial intelligence|chatbot|a real person|actual person)(?: or (?:an? )?[a-z ]+)?$/,
  ],
  [
    'who',
    /^(?:who(?:'s| is| are) (?:this|you|that|there|calling)|what is this|what's this|what's your name|who am i (?:talking|speaking) (?:to|with)|what is this (?:call )?(?:about|for)|why are you calling(?: me)?)$/,
  ],
  [
    'how-are-you',
    /^(?:how are you(?: doing)?|how(?:'s| is) (?:it going|your day|life)(?: been| going)?|how have you been|and you|and how are you|what about you|how about you|good and you|i'm (?:good|fine|well|okay) (?:and you|how are you(?: doing)?|how about you|what about you))$/,
  ],
  [
    'anyone-there',
    /^(?:are you (?:still )?there|can you (?:still )?hear me|you there|anybody there|is anyone there|is anybody there|did you hear (?:me|that)|do you hear me|still there)$/,
  ],
  [
    'ask-me',
    /^(?:you can ask(?: me)?(?: (?:something|questions|things|anything))?|ask me (?:something|anything|a question|questions|things)|(?:do you have|got|have you got) (?:a|any|some|more) questions?|what do you want to (?:know|hear|talk about)|i don't know what to (?:say|talk about)|what should (?:i|we) talk about|what else(?: do you want to know)?)$/,
  ],
  [
    'skip',
    /^(?:skip(?: (?:it|that|this|this one|that one|the question))?|pass|next(?: (?:question|one))?|(?:ask me )?(?:another|a different|something else|the next)(?: question| one)?|(?:i )?(?:(?:don't|do not) (?:really )?(?:want|like|wish) to|'d rather not|would rather not|rather not) (?:talk about|answer|discuss|get into|go into|say)?(?: that| it| this| that one)?|(?:can we |let's )?(?:talk about|change to) something else|(?:let's |can we )?change the subject|that's private|none of your business)$/,
  ],
  [
    'thanks',
    /^(?:thanks|thank you|thanks a lot|many thanks|cheers|thank you for (?:listening|calling|asking|that|this))$/,
  ],
  [
    'hello',
    /^(?:hello|hi|hey|hiya|hello hello|yes hello|good (?:morning|afternoon|evening)|hi there|hello there|this is (?:he|she|me)|speaking|it's me)(?: journal)?$/,
  ],
  [
    'insult',
    /^(?:fuck (?:you|off)|you(?:'re| are) (?:so |really |just )?(?:useless|stupid|annoying|dumb|an idiot|terrible|boring|shit|crap|no help)|shut up|this is (?:stupid|useless|annoying|pointless|ridiculous|weird)|i hate (?:you|this)|you don't (?:understand|get it|care|know me|understand me|understand anything)|you can't (?:understand|help)(?: me)?)$/,
  ],
]

const anywhere: readonly [Request, RegExp][] = [
  [
    'just-listen',
    /\b(?:just listen(?: to me)?|only listen|(?:stop|quit) asking(?: me)?(?: so many)?(?: questions)?|(?:don't|do not) ask(?: me)?(?: (?:any|so many|anything|more|any more))*(?: questions?)?|no (?:more )?questions|(?:just |only )?(?:let me|want to|need to|wanna) (?:just )?(?:talk|vent|rant)(?: for a (?:bit|while|minute))?$|let me (?:just )?(?:talk|finish|speak))\b/,
  ],
  [
    'no-more-calls',
    /\b(?:(?:stop|quit) (?:calling|phoning|ringing) me|(?:don't|do not|never) (?:ever )?(?:call|phone|ring) me (?:again|any ?more))\b/,
  ],
  [
    'advice',
    /\b(?:what (?:should|would|can|could) (?:i|you) do(?: about it| if you were me)?|should i\b.*\?|(?:do you have|give me|got) (?:any |some )?advice|what(?:'s| is| would be) your advice|do you think i should|what do you (?:advise|suggest|recommend))/,
  ],
  [
    'remember',
    /\b(?:(?:do|did|can|don't) you remember|remember (?:when|what) i (?:told|said)|did i tell you|(?:what|when) did i (?:say|tell you) (?:last|yesterday|before))/,
  ],
  [
    'private',
    /\b(?:(?:is (?:this|the call|it)|are you|are we) (?:being )?(?:recorded|recording|private|confidential|listening in)|who (?:else )?(?:can |will )?(?:hears?|listens?|reads?|sees?)(?: to)? (?:this|it|that|me)|(?:will|do|does) (?:you|anyone|anybody) (?:tell|share|read|sell))/,
  ],
  [
    'look-up',
    /\b(?:what(?:'s| is) the (?:weather|time|date|news|capital|score)|what time is it|what day is it|(?:can|could|will|would) you (?:look up|google|search|play|set|order|book|call|send|remind|tell me a joke|sing|translate)|remind me to|tell me a (?:joke|story)|who (?:won|is the president))\b/,
  ],
  [
    'opinion',
    /\b(?:what do you think|do you (?:think|agree|like|love|believe|feel|ever|have|know|understand)|are you (?:sad|happy|married|conscious|alive|listening|okay|tired)|have you ever|where (?:are|do) you (?:live|from)?|how old are you|what would you (?:say|like)|is that (?:normal|bad|weird|okay|wrong))\b/,
  ],
]

const longestAside = 16

/** The request a stretch of talk ends on, if it does: what was told before it stands. */
export function requestIn(words: string): Request | null {
  const last = sentencesOf(words).at(-1) ?? ''
  const said = plain(last)
  const bare = said.replace(lead, '').replace(tail, '')
  const found = whole.find(
    ([, pattern]) => pattern.test(said) || pattern.test(bare) || pattern.test(said.replace(tail, '')),
  )
  if (found) return found[0]
  if (said.split(' ').length > longestAside) return trailingGoodbye(said)
  const asides = anywhere.find(([name, pattern]) =>
    pattern.test(
      pattern.source.includes('?') && name === 'advice' ? `${said}${last.trim().endsWith('?') ? '?' : ''}` : said,
    ),
  )
  if (asides && (asides[0] !== 'opinion' || /\?$/.test(last.trim()))) return asides[0]
  return trailingGoodbye(said)
}

/** Speech recognisers do not always mark the sentence before a goodbye. */
function trailingGoodbye(said: string): Request | null {
  if (/\b(?:okay|ok|alright|all right|so|anyway|well|now|thanks|thank you|then) (?:good ?)?bye(?: bye)?$/.test(said))
    return 'stop'
  if (/\b(?:i (?:have|need|got) to go|i gotta (?:go|run)|i should go)(?: now)?$/.test(said)) return 'leave'
  if (
    /\b(?:and |so )(?:i think |i guess )?that's (?:it|all|about it|everything)(?: really)?(?: for (?:today|now))?$/.test(
      said,
    )
  )
    return 'done'
  return null
}
