import { tablets } from './methods.ts'
import { phrases, upTo } from './phrases.ts'

const end =
  '(?:do it|doing it|did it|end it|ending it|ending (?:things|everything)|go(?:ing)? through with (?:it|this)|jump|jumping|pull the trigger|kill(?:ing)? myself|take my (?:own )?life|finish it|let(?:ting)? go|swallow them|act on it)'
const thinking =
  '(?:think|thinking|thought|thoughts|imagin[a-z]+|pictur[a-z]+|fantasi[sz][a-z]+|dream[a-z]*|daydream[a-z]*|consider[a-z]*|obsess[a-z]*|urges?|vision|visions|flashes)'
const deadly =
  '(?:pesticide|weed ?killer|antifreeze|bleach|poison|drain cleaner|rat poison|cyanide|insulin|fentanyl|heroin|potassium|charcoal|helium)'
const weapon = '(?:gun|pistol|rifle|shotgun|revolver|barrel|noose|rope|razor|blade|knife|knives|pills|tablets)'
const road =
  '(?:road|bridge|cliff|traffic|oncoming|lane|tree|wall|river|lake|rail|railing|edge|truck|train|guardrail|barrier)'

/** Wanting to die or to do it, told without the words that say it outright. */
export const wished = phrases(
  `(?:courage|guts|nerve|balls|bravery|strength|brave enough|strong enough|drunk enough|coward|cowardly|too scared|too afraid|too weak|too chicken) (?:enough )?to (?:${end}|die|leave this)`,
  `(?:stop|stops|stopping|stopped|keep|keeps|keeping|kept|hold|holds|holding|prevents?) me (?:back )?(?:from )?${end}`,
  `(?:would|could) have (?:done it|gone through with it|ended it|killed myself|been dead|jumped) (?:by now|long ago|if|but|except|weeks|months)`,
  `if (?:it (?:was|were) not for|not for|i (?:did not|do not) have) ${upTo(6)}(?:i )?(?:would|will) (?:have )?(?:be|been|do|done|end|ended|kill|jump) (?:dead|it|myself|gone|my life)`,
  `(?:nearly|almost|came (?:so |very |really |that |this )?close to|close to|got as far as|halfway to|seconds from|inches from|moments from) (?:did it|doing it|done it|ended it|ending (?:it|things|everything|my)|gone through with|going through with|jumped|jumping|pulled the trigger|swallowed them|writing (?:the|a|my) note)`,
  `(?:tired|sick|weary) enough to (?:die|${end})`,
  `(?:pray|prayed|praying|beg|begged|wait|waiting|wish|wished|asked) (?:for|to have) (?:the )?(?:courage|strength|guts|nerve) to (?:${end}|die|leave)`,
  `(?:ways?|how|methods?|somewhere|place|places|means) (?:for me )?(?:to|of) (?:die|dying|kill|end (?:it|my|everything)|go painlessly)(?! (?:for|hard|with honou?r|old))`,
  `(?:fantasi[sz]|daydream|dream|obsess|imagin|pictur|think|thinking|thought)[a-z]* (?:of |about |myself )?(?:dying|dead|my death|being dead|being killed|hanging|falling|drowning|bleeding out|hanging there|lying dead|disappearing for good)(?! (?:of|from) )`,
  `${thinking} (?:of |about |that i am |myself |going )?${upTo(2)}(?:swallowing|drinking|taking|injecting|eating) (?:all |some |a |the |my |of )*(?:${deadly}|${tablets}|gun|pistol)`,
  `eat(?:ing)? (?:my|the) (?:gun|pistol|barrel)`,
  `${thinking} (?:of |about |how easy it would be to )?(?:driving|drive|steering|steer|swerving|swerve|going|stepping|step|walking|walk|rolling|running|letting go|crashing|jumping|stepping out) ${upTo(3)}(?:off|into|over|under|in front of|out) ${upTo(3)}${road}`,
  `(?:could|should|might|almost|nearly|wanted to|want to|going to) (?:have )?(?:drive|driven|drove|swerve|swerved|steer|steered|go|gone|walk|walked|step|stepped|pull|pulled|turn|turned) ${upTo(2)}(?:into|off|over|in front of|under) ${upTo(2)}${road}(?: ${upTo(4)})? (?:and |i )*(?:wanted to|on purpose|and be done|and (?:it|that) would)`,
  `(?:crash|crashing|crashed|drive|driving|wreck|wrecking) (?:my |the |this )?(?:car|truck|bike|motorcycle|van|tractor)?(?: ${upTo(3)})? ?on purpose`,
  `(?:beam|beams|rafter|rafters|branch|branches|pipe|pipes|hook|hooks|fan|tree|bar|banister|doorframe|ceiling|tie)s? ${upTo(5)}(?:hold|holds|support|bear|carry|take) (?:my (?:full |own )?(?:body )?weight|me)(?! up)`,
  `(?:stop|stops|stopped) my (?:own )?heart(?= ?(?:$|,|and|forever|for good))`,
  `bleed(?:ing)? out(?= ?(?:$|,|in|and|on|here|alone))`,
  `put(?:ting)? an end to (?:me|myself|my life|it all|this life|everything|my misery|it)(?= ?(?:$|,|and|tonight|soon|now|before|because|if))`,
  `(?:make|making) an end (?:of|to) (?:me|myself|it|it all|my life|things)|do(?:ing)? myself in|finish(?:ing)? myself(?: off)?(?= ?(?:$|,|and|tonight|soon|now|before|because|if))|finish me off|take myself out of (?:this world|the world|the picture|existence|the equation)|off myself|check(?:ing)? out (?:of life|of this world|for good|early|permanently)|opt(?:ing)? out of life`,
  `(?:decided|decide|certain|clear|know) (?:that )?(?:this|my) life (?:is|has|must|should) (?:finished|over|done|run|end|come to an end)`,
  `(?:leave|leaving|depart|departing|exit|exiting|be gone from|be off|get off|done with) this (?:world|earth|life|planet)(?! of)`,
  `(?:only|one) (?:solution|answer|option|exit|door|way|path|thing left|choice) ${upTo(7)}(?:die|dying|death|dead|suicide|kill myself|end (?:it|my life))`,
  `(?:death|dying|suicide) (?:is|feels like|seems like|looks like|would be) (?:my |the )?(?:only|best|last|one|easiest)(?= [a-z]+)`,
  `(?:it is|its|comes down to|between|choose|choice|or) ${upTo(5)}(?:or )?the (?:rope|noose|gun|bridge|pills|needle|tracks|river)(?= ?(?:$|,|and)).{0,60}(?:lean|closer|choos|pick|wins?|winning|sure)`,
  `(?:bridge|rope|gun|pills|water|river|tracks|train|trains|knife|edge|blade|cliff|roof) (?:is |are |keeps |keep )?(?:calling|calls|pulling|pulls|whisper[a-z]*|tempt[a-z]*|invit[a-z]*) (?:to |at |out to )?me`,
  `(?:lean|leaning|drawn|pulled) (?:towards?|to) the (?:rope|noose|gun|bridge|pills|edge|tracks|water)`,
  `not promise (?:that )?i (?:will|would) not|can not (?:promise|guarantee) (?:that )?(?:i will (?:be safe|be here|stay alive|be alive|not)|not to)`,
  `(?:scare|scares|scared|frighten|frightened|afraid of|scared of) (?:by )?(?:myself|what i (?:might|could|will|may) do)`,
  `not trust myself ${upTo(3)}(?:around|with|near|alone with|by)(?: the| my| any)? (?:knife|knives|pills|meds|gun|guns|rope|razors?|blades?|balcony|bridge|window|car|train|tracks|medication|medicine)`,
  `(?:held|hold|holding|put|kept) my (?:own )?head under(?: the)?(?: water)?(?= ?(?:$|,|on purpose|until|and))`,
  `(?:had|have|with|sat with|held|holding|put|stuck) ${upTo(3)}(?:${weapon}|barrel) ${upTo(2)}(?:in|to|at|against|under) my (?:mouth|head|temple|throat|chin|chest)`,
  `(?:stood|stand|sat|sit|sitting|standing) (?:there |here )?(?:for ${upTo(3)})?(?:with|holding|staring at|looking at) (?:the |a |my |that )?(?:can|bottle|${weapon}|${deadly})(?= ?(?:$|,|in my|and|for))`,
  `(?:got as far as |been |keep |kept |started |am |was |finished )?writ(?:e|ing|ten) (?:the|my|a) (?:suicide |goodbye |farewell |last )?note(?= ?(?:$|,|in my head|to leave|for them to find|and tore|but tore|last night))`,
  `kill(?:ing)? (?:us both|both of us|me and (?:him|her|them)|(?:him|her|them) and me|(?:him|her|them) and myself)|kill me (?:because|since|as i|for i)(?= i? ?(?:fail|failed|can|have|am|no|my|it))`,
  `(?:looking|looked|look|looking up|read|reading|research[a-z]*|search[a-z]*|googl[a-z]*|inquir[a-z]*|asked|applied|apply|signed up) ${upTo(3)}(?:euthanasia|assisted (?:dying|suicide|death)|dignitas|right to die)`,
  `(?:my|the) (?:suicide|death|exit|way out|plan b|last resort) (?:plan|is to (?:die|off|kill|hang|shoot|jump|end))`,
  `(?:count|counting|counted|collect|collecting|collected|save|saving|saved|stash|stashing|stashed|hoard|hoarding|hide|hiding|stockpil[a-z]+|keeping|kept) (?:up )?(?:on )?(?:enough |all |extra |aside |some )*(?:of )?(?:my |the |mums |moms |dads |his |her |old )?(?:leftover |sleeping |pain |heart )?${tablets}(?= ?(?:$|,|in case|for when|until|enough|for (?:weeks|months|a while|the day)|so that|to have|because|and i))(?! ?,? (?:for the week|into the|with my|for the trip|for (?:my|our) (?:mom|mother|dad|father|mum|patient|patients|trip)))`,
  `(?:want|wanted|urge|need|going|tempted|about) to (?:jump|leap|fall|drop) (?:from|off|out of) (?:somewhere|something|anything|a|the|that|any|some) ?(?:very |really )?(?:high|tall|height|top)`,
  `(?:fall asleep|sit|sleep|stay) in (?:the|my) (?:car|garage) with (?:the|it) (?:car |engine |motor )?running|with the (?:car|engine|motor) running and (?:not|never)`,
  `(?:harder|hard|difficult|impossible) (?:and harder )?not to (?:act on (?:it|them)|kill myself|do it|end it|hurt myself|jump|give in to it)`,
  `(?:thinking|think|thought|planning|considering) (?:of|about|on) (?:doing|what i (?:will|would|could) do|what i want to do) to myself|going to (?:fix|change|end) that(?= ?$)`,
  `(?:have|got) the means(?= ?(?:$|,|and|i|to))|(?:find|finding|found) me in the morning|(?:wants|want|wanted) me dead(?= ?(?:$|,|and|too|as))(?<=(?:depression|brain|head|mind|voice|voices|illness|part of me|thoughts|disease) (?:wants|want|wanted) me dead)`,
  `(?:tied|put|slipped|looped) the (?:belt|rope|noose|cord|scarf) ${upTo(5)}(?:took it off|untied|off again|on again)|(?:it|there) must be a way (?:out|to go)|rest ${upTo(8)}not come back from`,
  `(?:would )?rather die than (?:tell|face|let|live|go back|be|lose|admit|see|wake|spend|keep|have|ask|stay|disappoint)(?! (?:seen|caught|late|olives|mushrooms|kale))`,
  `(?:not|no) (?:have|got|the) ?(?:the |any |more )?(?:strength|energy|will|power|wish) (?:left )?to (?:stay alive|live|keep living|be alive|survive)`,
  `(?:die|dying|death|dead|end it|kill myself|gone) ${upTo(3)}(?:comforts|comforting|calms me|calming|comfort|relief|soothing|soothes me|only peace)`,
  `(?:want|wanting|like|love|hope|wish) (?:somebody|someone|anybody|anyone|him|her|them|god|life|it) (?:would |to )?(?:kill me|murder me|end me|finish me|shoot me|put me down|put a bullet in me)(?! (?:if|for|when)(?![a-z]))`,
  `(?:hang|swing|die|be dead|in the ground) before i (?:go|going|ever|will|let|see|face|spend)`,
  `(?:told|tell|telling|said to|lied to) (?:my |the |him|her|them|everyone)?(?: ?[a-z]+ )?i (?:was|am) cleaning (?:the|my) (?:gun|rifle|pistol|shotgun)`,
  `(?:i am|i will be|going to be|ready to be|soon be|want to be|will soon be) (?:together )?with the (?:angels|lord|ancestors|saints)|(?:go|going|went|ready) to (?:the|be with the|my) (?:angels|ancestors|maker)`,
)
