import { phrases, upTo } from './phrases.ts'

const family =
  '(?:mother|mom|mum|dad|father|kids|wife|husband|family|children|parents|sister|brother|son|daughter|partner|girlfriend|boyfriend|friends)'
const leaving =
  '(?: of (?:the|this|my) | in this (?:notebook|book)| before | to (?:my|the|our) (?:colleagues|team|old|house|job|class|students|boss|company|neighbou?rs|coworkers))'

/** Taking leave without saying of what. */
export const farewells = phrases(
  `(?:is|be) my (?:very )?last (?:ever )?(?:entry|journal entry|message|letter|words)(?!${leaving})`,
  'this is goodbye',
  `(?:take care|look after|looking after|be kind to|be good to) (?:of )?(?:my|the) (?:[a-z]+ ){1,3}(?:when|once|after|now that) i (?:am|will be|have) (?:gone|not (?:here|around)|dead|no longer)`,
  'goodbye (?:forever|cruel world|world)',
  `(?:giv|gav)[a-z]+ away (?:all )?(?:of )?(?:my|everything) ?(?:things|stuff|belongings|possessions|everything i own)? (?:so (?:nobody|they|that)|before i|because i will not)`,
  'will not (?:be needing|need) (?:any of )?(?:it|them|this|these|anything|much) (?:soon|anymore|much longer|where i)',
  `(?:please |someone )?tell my ${family} (?:that )?(?:i (?:love|loved|am sorry)|it (?:was|is) not)`,
  `nothing (?:is )?(?:left )?(?:holding|keeping|keeps|holds|to keep) me here(?! in)`,
  'saying my (?:last |final )?goodbyes',
  'not hear from me (?:again|after)',
)

/** Notes and letters for afterwards. */
export const lettersLeft = phrases(
  'suicide (?:note|letter)s?',
  `(?:goodbye|farewell) (?:note|letter|video|message)s? (?:to|for) (?:my (?:[a-z]+ )?${family}|everyone|them|him|her)`,
  `(?:note|letter|letters|notes) (?:so|for) ${upTo(3)}(?:know why|find (?:after|when)|when i am gone|understand why)`,
  `${upTo(0)}find it (?:afterwards|after i am gone|when i am gone)`,
)

export const readAfterwards = phrases(
  `by the time (?:anyone|anybody|you|they|someone|somebody|he|she) ${upTo(2)}(?:this|it|me) ,? ?i (?:will|am going to|would) (?:be|have) (?:dead|gone|be gone|died|done it)`,
)
