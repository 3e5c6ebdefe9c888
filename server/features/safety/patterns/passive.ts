import { phrases, upTo } from './phrases.ts'

const gone =
  '(?:gone|dead|not (?:here|around|there|born|alive|in it|in the picture)|never (?:here|born|been born|been in it|been here)|no longer (?:here|around|alive))'
const ifGone = `(?:if|when|once|after|that|were|was) (?:i|me) (?:(?:was|were|am|had been|had|is|would) ${gone}|died|die|disappeared|disappear|vanished|never (?:came back|woke up|existed|wake up)|(?:do|did|would) not (?:exist|wake up|come back|make it)|got (?:hit|killed|shot)|(?:was|were) (?:hit|killed)|stopped (?:existing|breathing)|drop(?:ped)? dead|killed myself)`
const living =
  '(?:living|being alive|live|life itself|go on living|going on|go on|keep living|keep going|staying alive|stay alive|being here|existing|existence|carrying on|carry on|breathing|waking up|continue living|be alive|be here|continue|trying anymore)'
const ofLife = `${living}(?! (?:in|with|out|on|like|here|there|at|this|that|the|my|a|alone|near|under|by|for|together|to|paycheck|when|off|up|next|early|about|how)(?![a-z]))`
const relief =
  '(?:better|best|happier|easier|simpler|fine|relieved|relief|blessing|good|freer|over it|get over it|lighter|cheaper|nicer)'

/** Being in the way: the others would do better alone. */
export const burden = phrases(
  `(?:be|is|are|feel|being) (?:a )?(?:much |far |all |way |so much |a lot )?(?:better|happier|easier|simpler|fine)(?: off| place)? without me(?! [a-z]+ing)(?! (?:there|at|in the (?:meeting|team|room|car)|for a)(?![a-z]))`,
  `better (?:off )?without me(?: (?:here|around|in it))?$`,
  `${relief} ${upTo(6)}${ifGone}`,
  `${ifGone} ${upTo(6)}(?:be )?${relief}`,
  '(?:am|feel like|feel|being|be|become|am nothing but|am such|am only|just) (?:nothing but )?(?:such )?(?:a|this) (?:huge |terrible |constant |big )?(?:burden|waste of (?:space|air|oxygen|breath|life))(?! anymore)',
  'drag(?:ging)? everyone down with me|(?:am|be) (?:too much|so much|a lot of) (?:trouble|work|of a burden) for (?:everyone|them|anyone)',
  `(?:nobody|no one|who) (?:would|will) (?:ever )?(?:care|notice|mind|miss|miss me|cry|come|blame) ${upTo(2)}${ifGone}`,
  `nobody would (?:ever )?miss me|world (?:does not|would not|will not) (?:need|miss) me|nobody (?:needs|wants) me (?:here|around|alive)`,
)

/** Not wanting to be, or hoping that something ends it. */
export const notWanting = phrases(
  `(?:wish|want|hope|like|pray|love|could|relief|nice) ${upTo(8)}(?:never|not) (?:to |have to |having to )?(?:wake|waking|woke) up(?! (?:so|this|that|at|early|late)(?![a-z]))`,
  'not (?:want|have|wish) to wake up(?! (?:early|at|before|late|so|with|my|the|in|for|to|and|on|him|her|them|from|next|this|yet|when)(?![a-z]))',
  `(?:wish|want|hope|pray|like|beg|ask|asked|begged|prayed) ${upTo(4)}(?:god|lord|death|earth|ground|jesus|universe|sea|ocean|darkness) ${upTo(4)}(?:take|takes|took|swallow|swallows|end|call|bring|let) (?:me|my life|it|us)`,
  'wish (?:that )?i (?:had |was |were |would )?(?:never|not) (?:been |was )?(?:born|existed)',
  'wish (?:that )?i (?:did|do|could|was|were) (?:not|never) (?:exist|be here|be alive|alive|here)(?! (?:for|with|at|in)(?![a-z]))',
  '(?:should|ought to|better to) (?:have )?(?:never|not) (?:to )?(?:have )?been born|regret being (?:born|alive)|hate being alive|hate that i (?:am alive|woke up|exist)',
  'not (?:want|wish|deserve|like) (?:to )?(?:exist|existing)|stop(?:ped)? existing(?! (?:on|only)(?![a-z]))|cease to exist|(?:quit|stop) (?:living|being alive|breathing)(?! (?:with|in|at|here|there|on|off|like|through)(?![a-z]))|erase(?:d)? myself|(?:want|wish|like) (?:to be|i could be|i was) erased',
  '(?:not|never) (?:want|wish|plan|intend|expect|see myself|see me) (?:to be |on being |being |on sticking |sticking )(?:around|alive|on this (?:earth|planet)) (?:anymore|much longer|next year|by|for long|for much longer|in a year|tomorrow|at all)',
  'not (?:be|being) (?:here|around|alive) (?:much longer|for long|for much longer|next year|next week|anymore)|not (?:belong|meant to be|supposed to be|fit) (?:here )?(?:in|on|for) (?:this|the) (?:world|earth|planet|life)|not (?:made|meant|built) for (?:this )?(?:world|life)',
  '(?:want|wish|like|going) (?:i could |to )(?:disappear|vanish|fade away|evaporate|cease|not exist|be nothing|be nowhere)(?! (?:to|on|for|by|before) (?:an?|the|some|my|a|noon|work))',
  '(?:want|wish|like|need) (?:i could |to )(?:go to sleep|fall asleep|sleep) (?:forever|for good|and (?:never|not) (?:have to )?(?:wake|get up))',
  '(?:not|never) want (?:a|another|any|to see (?:a|another|any)|to face (?:a|another)) (?:tomorrow|future|day of this|more days|new day|morning)',
  `(?:tired|sick|exhausted|weary|done|fed up|had enough) (?:of|with|from) (?:${ofLife}|this (?:life|earth|world)(?! of))`,
  'not (?:want|going|able) to (?:go on|carry on|keep going|continue)(?= ?(?:$|,|anymore|like this|and|living))',
  '(?:can|could) (?:not|no longer|hardly) (?:go|carry) on(?: (?:anymore|living|alone))?(?= ?(?:$|,|and|but|because|i ))',
  'can not do (?:this )?life|can not keep living|can not (?:stand|bear|face) (?:being alive|living|to live|another day|to be alive|existing)',
  `(?:hope|wish|hoping|pray) (?:that )?(?:i )?(?:get|got|would get|could get|am|was|will get|to get) (?:into |in |hit |killed )(?:an |a |by )?(?:accident|crash|car|a bus|a truck|bus)?`,
  `(?:hope|wish|hoping|pray) ${upTo(3)}(?:car|bus|truck|train|plane|lightning|cancer|tumou?r|heart attack|something|someone) ${upTo(3)}(?:hits|hit|kills|kill|takes|crashes|would hit|would kill|ends)(?: me| it)?`,
  `if (?:a|the) (?:car|bus|truck|train|lorry) (?:hit|ran over|killed|would hit) me`,
  'not (?:care|mind|matter) (?:if|whether) i (?:live|die|live or die|wake up|survive|make it|am alive)',
  `(?:would )?not (?:care|mind|be bad|matter) ${ifGone}`,
  'pain to (?:stop|end|go away|be over) (?:forever|for good)|want (?:it|everything|this) (?:all )?to (?:be over|stop|end)(?= (?:forever|for good|for me)|$| ,)|make it all (?:stop|end|go away)',
  'not want to live like this|(?:hope|wish|want) something (?:bad |terrible )?(?:happens|would happen|happened) to me',
  '(?:not|never) (?:plan|planning|expect|intend|want)(?: on| to) (?:see|seeing) (?:the sun|tomorrow|morning|another|next|my next)',
  '(?:no|not (?:a|any)) place for me (?:in this world|on this earth|here anymore|anywhere)',
  'waiting (?:to die|for death|for it to be over|to be dead)|ready (?:to go (?:home to|be with|meet)|for it to be over|for death|to meet my maker)|welcome death',
)

/** No reason left, no future, life as such too heavy, death as such inviting. */
export const noReason = phrases(
  `(?:no|nothing|without|lost|out of|what is the|not (?:have|see|find|know|feel|think of|there is)) ${upTo(3)}(?:reasons?|points?|purpose|use|sense|meaning|will|strength|cause|motivation) ${upTo(4)}(?:to live|living|be alive|being alive|my life|alive|exist|existing|my existence|keep existing|stay alive)(?! (?:in|with|at|near|on|here|there|like)(?![a-z]))`,
  '(?:my )?(?:life|existence) (?:is|feels|has|holds) (?:not worth|worthless|no (?:worth|meaning|value|purpose|point)|nothing left|meaningless)(?! without)',
  'would not (?:mind|object to|fight|resist) (?:dying|death|being dead|to die)',
  '(?:fall asleep|go to sleep|sleep|lie down) (?:and|but|then) (?:to )?(?:never|not) (?:to |have to )?(?:wake|get up)',
  'not (?:imagine|see|picture) (?:myself )?(?:being |living |still )?(?:alive|living(?! (?:in|with|without|at|here|there)(?![a-z])))(?! (?:without))',
  'not (?:belong|fit) (?:here |anywhere )?(?:, )?(?:not )?(?:in|on) (?:this )?(?:world|life|earth|planet)',
  '(?:wish|want|could|like) (?:i could |to )?stop being$',
  '(?:will|would) not (?:be|have to be) (?:a |your |their |anyones )?(?:problem|burden|bother) (?:for|to|anymore|much|soon)',
  '(?:worry|worrying|deal|put up|bother) (?:about|with) me (?:much longer|anymore|soon|for long)',
  'not (?:see myself being|see me being|see myself|see me|plan on being|planning on being|intend to be) here(?! (?:for|at|with)(?![a-z]))',
  `(?:no|any|lost (?:the|my|all)|not have (?:the|any|enough)|without|what) (?:good |real )?(?:point|reason|purpose|use|sense|will|desire|wish|strength|energy|motivation) (?:left )?(?:in|of|to|for)? ?(?:me to )?${ofLife}`,
  `(?:point|use|sense) (?:in|of|to) (?:me )?${ofLife}|(?:what is|whats) the (?:point|use)(?: of it)? if`,
  'why (?:am|was|do|did|should|would|must) (?:i |we )?(?:alive|born|exist|live|here at all|keep living|keep going|go on|bother living|stay alive|have to live|have to be alive|be born)|should (?:i|we) (?:keep living|live|stay alive|go on living)|why am i here at all',
  '(?:nothing|not have anything|not anything|no one|nobody)(?: left)?(?: here)? (?:to live for|worth living for|keeping me (?:here|alive)|keeps me (?:here|alive)|to stay (?:here |alive )?for)(?! in)',
  'only (?:thing|reason|person|one) (?:that is |that |who |why i am )?(?:keeping me|keeps me|still|i am)(?: still)? (?:alive|here$|around$|breathing|living)',
  '(?:can not|do not|can no longer|hard to|unable to) (?:see|imagine|picture) (?:a|any|my|myself having a) (?:future|tomorrow)(?: for (?:me|myself))?(?! (?:with|in|at|for (?!me))(?![a-z]))|(?:have|is) no future(?: for me)?$|not see (?:a|any) way (?:forward|out)(?! (?:of (?:the|my) (?:job|contract|lease))(?![a-z]))',
  '(?:life|living|it) (?:is|feels) (?:not|no longer) worth (?:living|it to live)(?! without)|not worth living(?! without)|(?:living|being alive|existing|existence) hurts|(?:living|being alive|existing|existence|life) (?:is|feels|has become) (?:too |so )?(?:painful|unbearable|exhausting|torture|hell|a curse|a punishment|much for me|hard|pointless|meaningless)$',
  'unsure (?:if |whether |that |about |why )?(?:i )?(?:want(?:ing)? to|can|should|bother|keep|even want to) (?:live|living|be alive|be here|keep living|go on living|exist|go on)(?! (?:in|with|here|at|on)(?![a-z]))',
  '(?:done|finished|through|over) with (?:life|living|being alive|existing|this world|this life)(?! of)',
  '(?:give|giving|given|gave|gives) up on (?:life|living|being alive|my life|everything and everyone)',
  'not deserve (?:to (?:live|be alive|exist|be here|breathe)|life|this life|oxygen|a place on)',
  'no (?:other )?way out (?:for me|of this life|except|but)|(?:only|one|the) (?:other )?way out (?:is|of this|left|for me)|want out$|only (?:escape|relief|peace) (?:left )?(?:is|i can|would be|will be)',
  `(?:think|thinking|thoughts|thought|dream|dreaming|obsess\\w*|daydream\\w*|fantasi[sz]\\w*|wonder\\w*) (?:a lot |lately |so much |all day |constantly )?(?:about|of) (?:(?:my own |my )(?:death|dying|funeral|grave)|(?:death|dying|being dead|not being (?:here|alive|around)|not existing|never waking up) ?(?:a lot|all the time|every day|every night|so much|constantly|more|lately|again)?)(?! (?:of|in|anniversary|sentence|row)(?![a-z]))`,
  '(?:imagin|pictur|plan|see)[a-z]* my (?:own )?(?:funeral|death|grave|obituary)',
  '(?:being dead|death|dying) (?:must be|sounds|seems|would be|feels|looks|is|might be) (?:so |very |more |like (?:a |the )?|kind of |a |the only |my only )?(?:peace|peaceful|easier|better|nice|good|relief|appealing|inviting|comforting|tempting|release|answer|escape|friend|way out|freedom|mercy|welcome|beautiful)',
  'what if i (?:was|were|am) not (?:here|around|alive)|if i (?:was|were) not (?:here|around|alive) anymore|if i (?:was|were) not (?:here|around|alive)$|rather not (?:be here|exist|wake up|be alive|have been born)',
  '(?:envy|jealous of|wish i could trade places with) (?:the dead|dead people|people who (?:are dead|died|have died|do not wake)|those who (?:died|are dead))',
  'not (?:think i will |see myself |going to |expect to |plan to )(?:live|make it) (?:long|much longer|to (?:see )?(?:my |thirty|forty|fifty|twenty|[0-9]+|christmas|next year|old age|summer|spring))|not (?:make|live) (?:it )?to (?:see )?(?:thirty|forty|fifty|my next birthday|next year)',
)

/** About a place rather than life when the sentence names one. */
export const notHereAnymore = phrases(
  'not want to be (?:here|around|on this (?:earth|planet)) ?(?:anymore)?$|not want to be (?:here|around|on this (?:earth|planet)) anymore',
)

/** Others doing better without one at a game or a meeting. */
export const company =
  /\b(?:team|goalie|meeting|game|trip|hike|project|office|band|committee|party|practice|coach|match|class|dinner|movie)\b/

export const somewhere =
  /\b(?:hotel|office|school|town|city|party|work|country|job|meeting|apartment|house|hospital|airport|state|company|class|camp|college|village|firm|restaurant|concert|website|site|sub|thread)\b/

/** Sleep, not death. */
export const restful =
  /\b(?:saturday|saturdays|sunday|sundays|weekend|bed|cozy|cosy|heaven|holiday|nap|pillow|jet lag|duvet|blanket)\b/
