import { tablets } from './methods.ts'
import { phrases, upTo } from './phrases.ts'

const day =
  '(?:tonight|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|midnight|morning|the weekend|dawn|noon)'
const cord = '(?:rope|noose|belt|cord|sheet|scarf|wire|cable|bedsheet|leash)'
const anyAmount =
  '(?:all|every|everything|the whole|a whole|the entire|the lot|the rest|both|like|about|around|nearly|over|(?:[1-9][0-9]+)|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|a hundred|dozens|handfuls|too many)'
const ofAnother =
  '(?<!\\b(?:she|he|they|mother|mom|mum|father|dad|sister|brother|friend|wife|husband|patient|cousin|uncle|aunt|kid|dog|cat|toddler|who) (?:has |had |have )?)'

/** The act under way, or so near that nothing else need be said. */
export const atHand = phrases(
  `${ofAnother}(?:took|taken|swallowed|downed|drank|injected|ate|emptied) (?:${anyAmount} )+(?:of )?(?:${upTo(4)})(?:${tablets}|box|packet|strip|strips|patches|bottles?|prescription)(?! (?:of (?:wine|beer|water|milk|soda|vitamins|chocolates?|cookies)|like|as|on time|with|home|out|to (?:the|my)|back|today for|for my)(?![a-z]))`,
  `${ofAnother}(?:have |i )(?:swallowed|downed|emptied) (?:the|all the|my|all my|them all|those|these) ?(?:sleeping |pain |heart )?(?:${tablets}|bottle|box|strip|lot)?(?= ?(?:$|,|now|and|tonight|an hour|ten|twenty|just))`,
  `(?:${tablets}|patches) (?:are |is )?(?:all )?(?:crushed|dissolved|counted|lined|laid|poured|mixed|opened|popped) (?:up |out )?(?:in|into|on|out|in front|and ready|ready)(?! (?:the|my|his|her|their) (?:box|case|cat|dogs?|organi[sz]er))`,
  `(?:${tablets}) (?:are )?(?:kicking in|starting to work|working now|taking effect)(?! (?:finally|so|and the (?:pain|fever|headache)))(?= ?(?:$|,|i am (?:going|so)|goodbye|good night))`,
  `(?:hung|hanged|tied|looped|fastened|attached|threw|put up|fixed|set up|strung) (?:up )?(?:the|a|my|this) (?:${upTo(1)})${cord} (?:up|over|to|from|on|around|through)(?! (?:the|a|my|our) (?:canoe|boat|car|truck|box|boxes|tent|mattress|christmas|horse|cow|dog|roof rack|sled|trailer|swing|dock))`,
  `(?:noose|rope) (?:is )?(?:up|hanging|hung|set|in place|over the beam|ready)(?= ?(?:$|,|and|now|i |in the|just))`,
  `(?:have|got|here with) the ${cord} and (?:the|a) (?:door|beam|tree|chair|hook|stool|pipe|handle)`,
  `(?:on|over|outside|climbed over|other side of|wrong side of|hanging off|up on|edge of) the (?:railing|railings|ledge|parapet|guardrail|barrier|windowsill)(?= ?(?:$|,|now|and i|of the|right|i ))(?! (?:to (?:watch|see|take)|and (?:the view|watched|waved)))`,
  `(?:going|will be|going to be|lying|am|sit|sitting|going to lie|walking|going to stand) (?:down )?on the (?:train |railway |railroad )?(?:tracks|rails|line) (?:when|then|and|at|tonight|waiting|now|before)`,
  `(?:motor|engine|car|exhaust) (?:is )?(?:on|running|going|left on|idling) (?:and|with) (?:the )?(?:garage )?(?:door|doors|windows?) (?:is |are )?(?:shut|closed|down|sealed|taped|up)`,
  `(?:garage|car) ${upTo(5)}(?:engine|motor) (?:on|running) ${upTo(2)}(?:door|doors|windows?) (?:is |are )?(?:shut|closed|sealed|taped)`,
  `(?:turned|switched|put|left) (?:on )?the (?:gas|stove|oven) (?:on )?(?:and|,|then) ${upTo(2)}(?:closed|shut|sealed|taped|lie|lay|waiting|lock)`,
  `(?:exhaust|tailpipe|hose)(?= ?(?:$|,|and|tonight|to|through|into)) ?${upTo(3)}(?:hose|exhaust|window|tailpipe|tonight)`,
  `by this time (?:tomorrow|next week|on ${day}) i (?:will|would|am going to) (?:not be (?:here|alive|around)|be (?:dead|gone|no more|at peace|with))`,
  `(?:as of|from|after|come|by) ${day} i (?:am|will be) (?:dead|gone(?! (?:for|to|on))|no longer (?:a|your|anyones|here|alive|around)|not (?:here|around|alive)|out of your)`,
  `(?:be|am) (?:dead|gone for good|no more|in the ground) (?:by|before|when) (?:${day}|the end of|christmas|she|he|they|you|anyone|my|the sun)`,
  `${ofAnother}(?:i am|i will|am|will) (?:be )?(?:going to )?(?:go|going|walk|walking|jump|jumping|drive|driving|step|stepping|throw myself|fall|roll|ride) (?:right |straight |out )?(?:off|into|in front of|under) (?:the|a|my) (?:${upTo(1)})(?:roof|bridge|river|sea|ocean|lake|train|bus|traffic|balcony|cliff|cliffs|truck|overpass|reservoir|quarry)(?! (?:with|to (?:swim|fish)|for a|trip|ride|stop|station|at work|tour))(?= ?(?:$|,|tonight|tomorrow|today|now|and|on|as soon|when|after|at|this|before))`,
  `(?:going|will|about) to bleed out|go(?:ing)? into the ground(?= ?(?:$|,|and|on|tonight|next))`,
  `(?:round|bullet|shell) (?:is )?(?:chambered|in the chamber|left for me|for me|with my name)|one (?:round|bullet) (?:left )?(?:chambered|in it|loaded)`,
  `stopped (?:eating and drinking|drinking and eating|eating or drinking|taking (?:food|fluids))(?= ?.{0,60}(?:gone|die|dead|over|end))`,
  `(?:shoot|inject|take|smoke|do|use) (?:it all|all of it|all of them|the lot|everything|the whole lot) (?:at once|in one go|tonight|and (?:not|never))`,
  `${ofAnother}(?:took|swallowed|taken) (?:a |my |the )?(?:whole |entire )?(?:load|loads|month|months supply|weeks worth|month of|heap|fistful|handful|overdose)(?: of)? ${upTo(3)}(?:${tablets}|supply)`,
  `(?:${tablets}|poison|drink|mix)(?: and (?:the )?(?:vodka|whisky|whiskey|wine|rum|gin|alcohol|liquor|bourbon))? (?:is |are )?(?:all )?(?:lined up|laid out|in a row|ready to go)(?! (?:for (?:the|his|her)))|mixed the (?:drink|pills|powder|poison)(?: ${upTo(2)})? and i (?:am|will)`,
  `(?:today|tonight|tomorrow|sunday|this) is (?:the|my) (?:last )?(?:day|night) (?:that )?(?:i die|i go|i end|of my life|on earth)|until (?:[a-z]+ ){1,3}to be dead|(?:tonight|tomorrow|today) i (?:hang|shoot|kill|drown|end|jump|die|poison)(?: myself| it| my life)?(?= ?(?:$|,|at|in|and|when|after|from|off|on))`,
  `i (?:will|would|am going to) be (?:in front of|under|beneath) (?:it|the train|the bus|the truck)|(?:bag|plastic bag|pillow) over my (?:own )?head|line in my (?:arm|vein)|(?:am )?bleeding ,? ?(?:and )?i (?:did|cut|went) ${upTo(2)}deeper`,
  `walking (?:out )?to the (?:bridge|cliffs?|tracks|river|sea|quarry|lake)(?: now| tonight)?(?= ?(?:$|,|now|for good|tonight))(?=.{0,30}(?:$|for good|now))(?! (?:with|to (?:meet|watch)))`,
  `(?:am |are )?(?:up )?(?:on|at|over|climbing) the (?:crane|roof|bridge|balcony|rooftop|tower|cliff|water tower|overpass|railing|rails|ledge|window) (?:[a-z]+ |, ){0,12}(?:am|i will|going to|i) (?:let go|letting go|climb over|climbing over|step off|jump|go over|fall)`,
  `(?:with|have|holding) (?:a|the|my) (?:knife|blade|razor|gun|pistol|shard) (?:right )?(?:against|to|on|at|in|pressed) ${upTo(2)}my (?:own )?(?:wrist|wrists|throat|neck|head|mouth|temple|chest|lap)`,
)

/** Words of several kinds within a few sentences: none alarms alone, some pairs of them do. */
export const cues = {
  tools:
    /\b(?:(?:the|a|my|his|dads|grandpas|service|loaded) (?:[a-z]+ )?(?:gun|rifle|pistol|shotgun|revolver|noose|rope|razor|blade|exhaust|hose|fentanyl|potassium|insulin|morphine)|(?:pills|tablets|potassium|insulin|morphine|meds|patches|fentanyl|razor|blade) (?:is|are) (?:all )?(?:here|ready|in|on)|window is open|train comes|(?:twentieth|[a-z]+ (?:first|second|third|fourth|fifth)|tenth|top) floor|the stuff (?:came|arrived|online))\b/,
  deed: /\b(?:doing it|do it|use it|used it|going through with it|happening|the last time|be on the tracks|it ends|end it|ends here|i finish|done talking|no more talking|to stop my heart|kill me|the end of me|i go)\b/,
  hour: /\b(?:tonight|tomorrow|this (?:weekend|evening|friday|saturday|sunday|monday)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|after (?:shift|school|work|church|dark)|at (?:dawn|midnight|[0-9]+)|by (?:midnight|morning)|in an hour|as soon as|once i)\b/,
  leave:
    /\b(?:wrote the note|the note is|note (?:is )?(?:on|under|in) the|letters? (?:are|is) (?:in|on|under|written|signed)|goodbye|farewell|tell (?:my|her|him|them) [a-z ]{0,20}(?:loved?|sorry)|not (?:be )?here|(?:everything|it) is (?:arranged|decided|settled|in order)|(?:papers|will) (?:is|are) (?:all )?signed|it is decided|its decided|sorry for the mess|goes to my|go to my [a-z]+ (?:tonight|now)|left the (?:keys|passwords)|for good)\b/,
  alone:
    /\b(?:locked the (?:[a-z]+ )?door|nobody is (?:home|here)|no one is (?:home|here)|while (?:my )?[a-z]+ (?:is|are)? ?(?:at|asleep|away|out)|before (?:she|he|they|anyone) (?:is|are|gets?|comes?) (?:home|back)|until (?:six|five|seven)|home alone|(?:do not|not) want to tell|not telling anyone|at the hotel|need to stop shaking|am so scared)\b/,
} as const

export const atPlay =
  /\b(?:range|hunting|hunt|deer|elk|duck|birthday|party|concert|tattoo|haircut|wedding|exam|paint|painting|garden|drill|fishing|sailing|climbing|gym|marathon|interview|presentation|recital|movie|vaccine|diabetes|blood sugar|game|proposal|propose|surgery)\b/
