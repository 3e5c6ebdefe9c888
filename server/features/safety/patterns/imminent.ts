import { tablets } from './methods.ts'
import { phrases, upTo } from './phrases.ts'

const weapon = '(?:gun|pistol|rifle|shotgun|rope|noose|belt|cord|razor|blade|knife|razors|blades|bullets)'
const many =
  '(?:all|too many|the whole|a whole|the entire|an entire|a handful|handfuls|every(?! (?:morning|day|night|evening|other)(?![a-z]))|most|a bunch|dozens|a lot|so many|loads|twenty|thirty|forty|fifty|sixty|a hundred|fifteen|half a bottle|the rest|everything in|[1-9][0-9]+)'
const asPrescribed =
  '(?! (?:like|as|on time|with (?:breakfast|food|water|dinner)|for the week|the doctor|back to|this (?:month|week)|today (?:like|as)|out of|off)(?![a-z]))'

/** The act has begun, or the means are on the body: serious whatever else is said. */
export const underWay = phrases(
  `(?:took|taken|swallowed|downed|swallowing|taking) (?:about |like |around |nearly |almost )?${many} ?${upTo(4)}(?:${tablets}|bottle)(?<!bottle of (?:wine|beer|water|vitamins))${asPrescribed}`,
  'about to jump$|(?:tomorrow|tonight|morning|then|monday) i will be (?:dead|gone)$',
  'taken an overdose|took an overdose|overdosed on purpose|have overdosed|am overdosing(?! on)',
  `(?:took|taken|had|swallowed|downed) (?:a|one|two|three|four|five|the|both|all the) (?:whole )?(?:box|boxes|bottle|bottles|pack|packs|packet|packets|strip|strips) of ${upTo(2)}${tablets}`,
  `(?:took|taken|swallowed) (?:all|the rest|every one) of (?:my |the )${upTo(2)}${tablets}`,
  '(?:am|i am) (?:sitting|standing|lying|kneeling)? ?on the (?:train |railway )?(?:tracks|rails)(?! with)',
  '(?:have|i) (?:opened|cut|slit|slashed|sliced) my (?:wrist|wrists|throat)(?! (?:shaving|on)(?![a-z]))',
  '(?:drank|drunk|swallowed|inhaled) (?:some |a bottle of |the |all the )?(?:bleach|antifreeze|poison|drain cleaner|pesticide)',
  '(?:tied|tying|made) (?:the|a|my) noose',
  'cut too deep|(?:will|does) not stop bleeding and i (?:wanted|want)',
  `${weapon} (?:is )?(?:held )?(?:pressed )?(?:against|at) my (?:own )?(?:wrist|throat|neck|arm|head|chest|temple)(?= ?(?:$|,|right|now|as|and))`,
  '(?:holding|hold|have|got|am pointing|pressing) (?:a|the|my) (?:[a-z]+ )?(?:gun|pistol|knife|blade|razor|shotgun|rifle) (?:to|against|at|in|on) my (?:own )?(?:head|mouth|temple|wrist|throat|chest|neck|lap)',
  '(?:gun|pistol|rifle|shotgun) is loaded and',
  '(?:noose|rope|belt|cord) is (?:tied |looped |)?(?:around|round) my neck',
  '(?:last|final) (?:night|day|hour|hours) (?:alive|on earth|on this earth|of my life|here on earth|i will be alive)',
  '(?:will |am going to |going to )(?:not be alive|be dead|be gone for good|no longer be alive|not be here) (?:tomorrow|in the morning|by (?:morning|tomorrow|tonight|midnight|then|monday)|tonight|before|soon|when (?:you|they)|after (?:this|tonight))(?!.{0,60}\\b(?:flying|flight|trip|vacation|holiday|day off|conference|driving to|off to|visiting|back (?:on|at|by)|work from|train to|coffee))',
  '(?:tonight|today|tomorrow) i (?:am|will) (?:going to )?end(?:ing)? it(?! with)',
  'so (?:that )?i (?:will|do|would) (?:not|never) wake up',
  'about to (?:kill myself|end my life|end it all|die by suicide|hang myself|shoot myself|jump off|take (?:all|them all)|swallow|overdose|slit)',
  '(?:killing|hanging|shooting) myself (?:tonight|now|right now|today|tomorrow|this weekend|in the morning|as soon|after|when)',
)

/** Within reach. Alone it says nothing; beside a wish to die it is the difference between a thought and a danger. */
export const means = phrases(
  `(?:have|got|holding|bought|saved up|saved|hoarded|collected|stockpiled|found|with|tied|prepared|loaded|took out|got out) (?:the |my |a |all |enough |some |up |of |out |dads |fathers )*(?:${tablets}|${weapon}|bottle of ${upTo(1)}${tablets})`,
  `(?:${tablets}|${weapon}|bottle) (?:is |are )?(?:right )?(?:loaded|ready|next to me|beside me|in front of me|on (?:the|my) (?:table|bed|floor|lap|desk|nightstand|counter)|in my (?:hand|hands|lap|drawer|pocket|bag)|here with me|here$|tied|prepared|waiting)`,
  `(?:standing|sitting|am|stood|here|parked|waiting|looking down|leaning) (?:here |right |out |up )?(?:on|at|by|near|over|from) (?:the |a |my )?(?:(?:edge|side|top|rail) (?:of )?(?:the )?)?(?:bridge|ledge|roof|rooftop|tracks|railing|balcony|cliff|platform|overpass|edge|rails)`,
  'engine (?:is )?running|hose (?:in|on|to) the (?:car|exhaust)|locked the (?:bathroom )?door',
  `(?:swallowing|taking) (?:my|the) ${tablets} one by one`,
  'everything is (?:prepared|ready|set)|(?:written|wrote|left) (?:the|a|my) (?:note|notes|letters)',
  '(?:leaving|on my way|going|driving|heading|walking) (?:the house |there |out )?(?:now |right now )?to (?:the )?(?:bridge|tracks|cliff|step in front|jump)',
)

/** "It", with the means named beside it. */
export const doItSoon = phrases(
  '(?:doing|do|did|done with|finish) it (?:tonight|today|tomorrow|now|right now|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|once|when|after|as soon as|in the morning|this (?:weekend|evening))',
  '(?:am |are )?(?:going to|will|want to|about to|need to|have to|am) (?:jump|(?:go|drive|walk|head) (?:[a-z]+ ){0,5}and jump|let go|taking (?:them|these|it all)|take all (?:of )?(?:these|those|them|my|the) (?:pills|tablets|meds)|drive off(?: it)?|step off|pull the trigger|swallow (?:all|them|it)|take (?:all of them|them all|all of it|all)|fall|do it)(?= ?(?:$|,|and|now|tonight|of|when|in))',
  'to step in front of|to jump (?:off|in front)',
)

export const soon =
  /\b(?:tonight|today|tomorrow|right now|now|this (?:evening|afternoon|weekend|night|morning)|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:an?|a few|one|two|ten|twenty|thirty|[0-9]+) (?:hours?|minutes?)|after (?:this|the) (?:call|entry)|after work|when (?:this|the) call ends|when (?:they|she|he|everyone|my [a-z]+)|after i hang up|when i hang up|after we hang up|as soon as|once (?:they|she|he|everyone|the|we)|my last day|by morning|before (?:morning|sunrise|midnight|they|she|he)|at (?:midnight|dawn|six|seven|eight|nine|ten|eleven|twelve|[0-9]+)|before the (?:weekend|day) is over)\b/

export const intent =
  /\b(?:am going to|will|am about to|about to|have decided|decided|doing it|do it|plan to|planning to|am ready|i am|going to|want to|be)(?: [a-z]+){0,2} ?$/
