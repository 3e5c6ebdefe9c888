import { phrases, upTo } from './phrases.ts'

const others =
  '(?:everyone|everybody|they|them|people|the world|world|my (?:[a-z]+ and (?:the |my )?)?(?:family|kids|children|wife|husband|son|daughter|boys|girls|parents|mother|mom|mum|dad|father|friends|partner|sister|brother|team|unit)|the (?:kids|boys|girls|children|baby|family|place|farm|company|others)|she|he|it|we|you all|you)'
const fare =
  '(?:happier|better(?: off)?|fine|easier|free|freer|relieved|lighter|richer|okay|ok|calmer|safer|richer|at peace|healthier|improved|nicer|a happier (?:family|place|home))'
const away =
  '(?:without me|with me (?:gone|dead|out of (?:it|the (?:way|picture))|not (?:there|here|around))|if i (?:was|were|am|had been|had|did|just|would|could)? ?(?:gone|not (?:here|there|around|alive|exist|born)|dead|died|vanished|disappeared|out of the (?:way|picture)|never (?:born|been|existed|here|come)|left this)|once i am (?:gone|dead|out of)|when i am (?:dead|gone|out of the way))'
const parent =
  '(?:mother|mom|mum|father|dad|wife|husband|parent|daughter|son|sister|brother|friend|person|woman|man|girl|partner|one|family)'

/** Being in the others' way, or missed by none. */
export const othersWithout = phrases(
  `${others} (?:would|will|could|might|is|are|may) (?:all )?(?:be |do |run |get on |get along |live |manage |cope |sleep |have )?(?:a lot |much |so much |far |way |just |perfectly |a )?(?:better|${fare})(?: life| off)? ?${upTo(3)}${away}(?! in (?:it|the (?:meeting|game|room|car|band)) (?:tonight|today))`,
  `${away}(?: ,)? ?(?:i think |i know |that )?${others} (?:would|could|will|can) (?:all )?(?:be |start over|move on|${fare}|finally|live|breathe|have peace|get on|rest|stop)`,
  `${others} (?:would|could|can|will) (?:all )?(?:start over|start fresh|move on|begin again|get over (?:it|me|losing me)|forget (?:me|about me)|recover|be free|heal) ?(?:${upTo(5)})(?:${away}|if i|in (?:a|no) (?:week|month|year|time)|quickly|soon enough|eventually|of me)`,
  `get over (?:it|me|losing me|my death)(?: (?:in|quickly|soon|fast|eventually)|$)(?<!\\b(?:i|to|not|never) get over it)`,
  `(?:do|be|deserves?|get|find|have|need|needs|with) (?:so much |much |far |a |an )?(?:better|happier|real|proper|different|any other|another|other) ${parent}(?: than me| instead| (?:could|would) (?:raise|love|do)|$)`,
  `(?:someone|somebody|anyone|another ${parent}|(?:a )?(?:younger|better|other) ${parent}|any other ${parent}|they|others) (?:else )?(?:could|would|should|can) (?:raise|love|bring|take over|replace|look after|do) (?:them|him|her|me|my (?:kids|children|son|daughter|baby)|it) (?:better|instead|so much better|up better)`,
  `(?:my|me) (?:absence|death|being (?:gone|dead)|not being here|disappearance|disappearing|dying|funeral) (?:would|will|could|might) (?:be (?:an? )?(?:improvement|relief|gift|favou?r|blessing|help|best|kindness)|solve|help|fix|make|ease|free|save|pay|settle|not (?:change|matter|make))`,
  `(?:insurance|life insurance|policy|pension|payout) ${upTo(5)}(?:cover|pay|settle|support|set them up|keep them|worth more).{0,40}\\b(?:if i|not around|gone|dead|without me|when i)`,
  `worth (?:more|something) (?:to (?:them|everyone|my family) )?(?:when |if i am |once i am )?(?:dead|gone|in the ground)`,
  `(?:am|is|be|feel|being|like|become|am such|only|nothing but|am nothing but|just) (?:a |an |the |like a |such a |only a |nothing but |extra |nothing but a |more )*(?:heavy |dead |constant |huge |big |extra )*(?:weight|burden|millstone|anchor|drain|load|nuisance|hindrance|waste|work|stone|liability|leech|parasite) (?:on|to|around|for|of|upon) (?:everyone|everybody|them|people|others|my (?:family|kids|wife|husband|son|daughter|parents|mother|mom|mum|friends|sister|brother)|her|him|the (?:family|world|system)|all|society|those|anyone|space|everyones|their)`,
  `(?:drag|dragging|drags|bring|bringing|hold|holding|pull|pulling|weigh|weighing|ruin|ruining) (?:them|everyone|everybody|him|her|my (?:family|kids|wife|husband)|people|others|us all|everyone else) (?:all )?(?:down|back|under)(?! to (?:the|earth))`,
  `(?:who|nobody|no one|not (?:a|one) (?:soul|person)|not anyone) (?:back home |out there |in (?:this|the) (?:world|building) )?(?:would|will) (?:ever )?(?:care|notice|miss|come looking|look|know|find|cry|mourn|remember|ask|even come looking|come)(?: (?:me|for me|about me|it))?(?: (?:for|in) (?:days|weeks|months|a week|a month))?(?: ${upTo(1)}(?:if|when|once|that) i (?:was|were|am|had|died|disappeared|vanished|dropped|left|did not|stopped|never|had gone|passed))?(?= ?(?:$|,|dead|gone|died|here|in|anymore|waking|for))(?<=(?:me|if i .{0,30}|that i .{0,30}|once i .{0,30}|when i .{0,30}))(?! (?:in (?:this|the) (?:game|show|meeting)))`,
  `(?:perfect|better|happy|easier|good|whole|normal) (?:life|family|marriage|home|childhood) (?:without me|if (?:they|she|he|it) (?:had )?(?:only|never) (?:had )?(?:had )?)`,
  `(?:world|everyone|everybody|they|them|kids|children|family|people) ${upTo(4)}(?:better|happier|deserves? better|lighter) ${upTo(3)}(?:without (?:me|people like me|someone like me)|than (?:having me|me)|if i (?:left|go|went|end|died|die))`,
  `(?:kindest|best|nicest|only good|right) thing (?:that )?i (?:could|can|would|will) (?:ever )?(?:do|give) ${upTo(4)}(?:is |be )?(?:to )?(?:not (?:be|exist|being)|leave|die|disappear|go|vanish|be gone)`,
  `if i (?:was|were|am) (?:gone|dead|not here) (?:they|everyone|he|she|nobody|no one|the kids)`,
  `(?:would|will) (?:anyone|anybody|someone|they|somebody|people) ${upTo(2)}(?:notice|care|miss me|mind|look for me|cry)(?= (?:if|when) i|$)|take (?:them|people|anyone|everyone|it|someone) (?:a |an |[a-z]+ )?(?:week|month|year|weeks|months|days|while) to (?:find out|notice|find me|realise|realize)`,
  `i am the problem ,? ?${upTo(2)}(?:take|remove|without|get rid)`,
  `(?:happier|better|easier) (?:if i|with me|without) ${upTo(3)}(?:out of the picture|gone|dead|not (?:here|there|around)|never)`,
  `(?:run|goes|go|turn|work) (?:much |so much |far )?better (?:under|with) (?:my (?:brother|sister|son|partner|mother)|someone else|anyone else|him|her) .{0,40}(?:if i|not around|gone|dead|without me)`,
)
