import { phrases, upTo } from './phrases.ts'

const placeAfter =
  '(?! (?:in|with|at|here|there|near|on|like|forever|alone|anywhere|somewhere|elsewhere|under|by|close|far|away|apart|together|a|my|this|that|the|without|to|off|long)(?![a-z]))'
const wishing =
  '(?:want|wants|wanted|wanting|ready|decided|deserve|need|prefer|allowed|would like|love|plan|planning|planned|trying|tried|prepared|willing|begging|beg|longing|choose|destined|meant|supposed|time|right|determined|afraid not)'
const thinking =
  '(?:think|thinking|thought|thoughts|fantasi[sz][a-z]*|dream|dreamed|dreaming|daydream[a-z]*|obsess[a-z]*|imagin[a-z]*|consider[a-z]*|contemplat[a-z]*|feel like|feeling like|plans?|planning|ideas?|wonder[a-z]*|close|courage|brink|verge|point)'

/** Wanting to be dead or to end one's life, said outright. */
export const ideation = phrases(
  'kill(?:ing|ed)? (?:me|my)self',
  'unaliv(?:e|ing) myself|off(?:ing)? myself|do(?:ing)? away with myself|top(?:ping)? myself',
  '(?:end|ending|ended|take|taking|took|taken) my (?:own )?life(?! (?:as|in|into|seriously|back|for|to|from|so|together|and make)(?![a-z]))',
  'ending my (?:own )?(?:existence|days|story|suffering|misery|pain)|end my (?:own )?(?:existence|days|suffering|misery|pain)|put(?:ting)? (?:me|myself) out of my misery',
  '(?:end|ending|ended) (?:it all|things for good|things forever|everything for good|it for good|it forever)(?! (?:with|on)(?![a-z]))',
  '(?:end|ending) it (?:tonight|today|tomorrow|now|this)(?! (?:with)(?![a-z]))',
  `(?:want|wanted|wanting|going|ready|decided|thinking|need|like|time|thought) (?:to |of |about )(?:just )?end(?:ing)? (?:it|everything)(?! (?:with|on|by|about|like|well|early|here|there|for the)(?![a-z]))`,
  `${wishing} (?:me )?to (?:die|be dead)(?! (?:hard|on the hill|in (?:my|a) (?:eighties|nineties))(?![a-z]))`,
  'going to (?:die|be dead)(?= ?(?:$|,|tonight|today|tomorrow|soon|before|this|now|when|and|on|by (?:my|morning|tomorrow)))(?! (?:if|laughing|alone))',
  `${thinking} (?:about |of |to |that )?${upTo(2)}(?:dying by|being dead|wanting to die|killing me|ending (?:it|things|everything)(?! (?:with|on|by|about|like|well|early|for the)(?![a-z])))`,
  '(?:hope|pray|wish|wishing|hoping|praying) (?:that )?i (?:would |could |will )?(?:die|drop dead)(?! (?:old|happy|peacefully|before (?:him|her|my|we)|first)(?![a-z]))',
  'wish(?:ed|ing)? (?:that )?i (?:was|were|am|could be|would be|had been|had died|would have died|had not survived|had succeeded) ?(?:dead|killed)?(?<=dead|killed|died|survived|succeeded)(?! (?:tired|asleep|certain|sure|last)(?![a-z]))',
  'should have died(?! (?:my hair)(?![a-z]))|wish (?:it|he|she|they|the (?:car|accident|crash|surgery)) (?:had|would have) killed me|sad(?:der)? (?:that )?i (?:survived|woke up alive)',
  'rather (?:be dead|die|not live)',
  'better (?:off )?(?:being )?dead(?! than)|(?:dead|in the ground|six feet under|in a grave) is where i belong|belong (?:dead|in the ground|in a grave|six feet under)',
  '(?<!case )i should (?:be dead|die(?! at)|kill)|i need to die|i must die|i have to die|time for me to (?:die|go for good)',
  'let me die|how to (?:end|take) (?:my|your|ones) (?:own )?life|use it on (?:me|myself)|(?:someone|somebody|anyone|god) (?:would |could |will |please |should )?kill me|(?:please )?kill me(?: now)? (?:please|i mean it)|death (?:is|feels like|seems like) (?:my |the )?only',
  `not (?:want|wish|wanting|care) (?:to )?(?:live|living|be alive|stay alive|being alive|life)${placeAfter}`,
  '(?:can|could) (?:not|no longer) (?:bear to |stand to )?live(?= (?:anymore|another)|$)',
  `no longer (?:want|wish|wanting) (?:to )?(?:live|be alive|living)${placeAfter}`,
  '(?:planning|plan|imagine|imagining|plotting|arranging|scheduling) my (?:own )?(?:death|suicide|exit)',
  '(?:my|by|at|with) (?:own hand|own hands)(?<=dying by my own hand|die by my own hand|death by my own hand|life with my own hands|life by my own hand|dead by my own hand)',
  '(?:voice|voices|head|mind|brain|something|part of me|it) [a-z ]{0,30}(?:to )?kill yourself',
  `(?:tie|tying|make|making|bought|googl[a-z]*|search[a-z]*|neck in|hang|through|looked up|put|imagin[a-z]*|dream[a-z]*) ${upTo(5)}(?:noose)`,
  `(?:painless|easiest|quickest|fastest|best|least painful|easy|quick|peaceful|surest) (?:ways?|methods?) (?:to|of) (?:die|dying|go$|end it|end my|ending|kill|suicide)`,
  `how (?:many|much|high|long) ${upTo(8)}(?:to (?:die|kill me|be fatal|bleed out)|would (?:kill|be (?:lethal|fatal)))|(?:lethal|fatal|deadly) dose|how (?:to|i would|i could|i should|i will) (?:die|do it (?:if|so that)|kill|end (?:it$|it all|my)|tie a noose)`,
)

/** "Suicide" needs a person in it: plants, squads and statistics are not in danger. */
export const suicide = phrases(
  '(?<!(?:has|had|after|his|her|their|whose) (?:a |own |recent |a recent )?)(?<!(?:laptop|computer|phone|printer|car|plant|plants|battery|machine|career|goldfish) committed )(?<!(?:career|political|social|financial|commercial|professional|was|is|exam was|economic) )(?<!(?:uncles|cousins|brothers|sisters|friends|fathers|mothers|sons|daughters|aunts|his|her|their|neighbou?rs|[a-z]{3,}s) )suicide(?! (?:attempt level|prevention|awareness|hotline|helpline|mission|missions|squad|bomber|bombers|bombing|rate|rates|line|watch|squeeze|attempt survivor|doors|vest|pact|risk assessment|hotlines|statistics|training)(?![a-z]))',
  'suicidal (?:thoughts|ideation|ideations|urges|feelings|impulses|tendencies|again|tonight|today|lately|moments|mood)',
  '(?<=\\b(?:i|me|feel|feeling|felt|get|getting|am|been|become|was) (?:[a-z]+ ){0,3})suicidal',
)
