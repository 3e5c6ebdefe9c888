import { phrases, upTo } from './phrases.ts'

const part =
  '(?:arm|arms|forearm|forearms|wrist|wrists|thigh|thighs|leg|legs|hip|hips|stomach|belly|ankle|ankles|calf|calves|chest|shoulder|hand|hands|palm|skin|knee|knees|body)'
const soft = '(?:arm|arms|forearm|forearms|wrist|wrists|thigh|thighs|hip|hips|stomach|belly|chest|legs)'
const edge =
  '(?:razor|razors|blade|blades|knife|scissors|glass|needle|pin|box ?cutter|lighter|lighters|cigarettes?|matches|iron|stove|candle|curling iron|compass|shard|rubber band)'
const bymistake =
  '(?! (?:[a-z]+ ){0,6}(?:shaving|cooking|oven|skillet|pan|fence|accident|accidentally|mistake|bike|fell|gardening|dishes|soccer|cat|thorns|hiking|surgery|doctor|surgeon|tattoo|workout|gym|squats))'
const why =
  '(?:on purpose|deliberately|because i deserve|because i hate|as punishment|to punish|to feel|to cope|to calm|to numb|i wanted it to hurt|to get through|nobody (?:knows|sees|saw|noticed)|no one (?:knows|sees|saw|noticed)|where (?:no one|nobody) (?:sees|looks|knows|can see)|until (?:it|i|they) (?:bled|bleed|bleeds|went numb|stopped|feel|felt|passed|bruised)|again$|to see (?:the )?blood)'

/** Hurting one's own body on purpose, however it is told. */
export const harming = phrases(
  `(?:cut|cuts|line|lines|slices?|burns?|scars|marks|welts|gashes|slashes|bruises) (?:[a-z]+ )?(?:on|across|down|along|all over|over|up) my (?:own |left |right |inner |upper )?${soft}${bymistake}(?: ${upTo(4)}(?:again|last night|new|fresh|hide|hidden|hurt|from me|myself|deserve|sees|knows|mine)| (?:are|were) (?:from )?(?:me|mine|my own|fresh|new))`,
  `(?:did|made|made myself|added|gave myself) (?:like |about |around )?(?:[a-z0-9]+ )(?:more |new |deep |small |little )?cuts`,
  `(?:cut|cutting|carv(?:e|ed|ing)|slic(?:e|ed|ing)|burn(?:ed|t|ing)?|scratch(?:ed|ing)?|pick(?:ed|ing)?|stab(?:bed|bing)?|slash(?:ed|ing)?) (?:up |open |into |at )?(?:my|me) (?:own )?(?:left |right |inner |upper )?${soft}(?= ?(?:$|,|again|because|last|until|tonight|with|when|every|so|and (?:i|it|nobody)|after))${bymistake}`,
  `carv(?:e|ed|ing) (?:a |the |his |her |my )?(?:[a-z]+ ){0,3}(?:in|into|on) my ${part}`,
  `(?:took|take|takes|taking|put|putting|press|pressed|pressing|hold|held|holding|drag|dragged|run|ran|running|use|used|using|turned|stuck|push|pushed|snap|snapped|snapping|stub|stubbed|stubbing) (?:out )?(?:a |the |my |some |out )*${edge}s? (?:out )?(?:[a-z]+ )?(?:to|on|into|against|across|along|over|down|through|in) my (?:own )?(?:[a-z]+ )?${part}${bymistake}`,
  `(?:slam|slammed|shut|slamming) (?:a |the )?(?:drawer|door|window|lid|car door) on my (?:own )?(?:fingers?|hand|arm|leg|wrist) ?${upTo(2)}${why}`,
  `(?:bang|banged|banging|slam|slammed|slamming|smash|smashed|smashing) my (?:own )?(?:head|fist|hand|arm|fingers|knuckles|face) ?${upTo(5)}(?:${why}|over and over|again and again|on the (?:tiles|tile|floor|sink)|until)`,
  `(?:pull|pulled|pulling|rip|ripped|ripping|tore|tear|tearing) (?:out )?(?:a |my |fistfuls? |handfuls? |clumps? |of )+(?:own )?hair (?:out )?(?:and|until|on purpose|because|again)`,
  `(?:tore|tear|tearing|rip|ripped|dug|dig|scratched|clawed|clawing|gouged?|rubbed|peel(?:ed)?) (?:up |at |open |into )?my (?:own )?(?:skin|arms|thighs|wrists|flesh)(?= ?(?:$|,|up|again|open|until|raw|off))`,
  `(?:need|needed|want|wanted|like|have|had|crave) to (?:see|feel|taste) (?:the |my |my own )?blood(?! (?:pressure|test|sugar|moon|work))|(?:watch|watching|watched|see|saw|make|made|makes|making) (?:myself|me) bleed`,
  `(?:smash|smashed|smashing|broke|break|slam|slammed|burn|burned|burnt|cut|hurt|hit|punch|punched|bite|bit|scratch|scratched|bruise|bruised|scald|scalded) (?:my |myself|me)(?: ?(?:own )?(?:${part}|fingers?|knuckles|head|face|lip|tongue))?(?: in the [a-z]+)?(?: ,)? ?${upTo(4)}${why}`,
  `(?:wall|door|mirror|tree|locker)(?: ,)? ?(?:again )?(?:, )?(?:and |because )?i (?:wanted|want|needed|deserved|deserve) (?:it )?(?:to hurt|the pain|pain|it)`,
  `(?:i|and|until i|so i|can only|only|that i|to|when i|by) (?:hurt|harm|hurting|harming|punish|punishing|injure|injuring) myself(?= ?(?:$|,|again|when|because|so|and (?:then|i)|more|in secret|in private|every|on purpose|just|to|until|after|is|helps|makes|with|by))(?! (?:at|to laugh|with work|by (?:lifting|working|running)|when i (?:fell|was running|was lifting|play|exercise))(?![a-z]))`,
  `(?:hurting|harming|punishing|burning|starving|cutting) myself (?:is|makes|helps|feels|gives|was|to|so|because|when|since|again|every|on purpose|in)(?! (?:work|the kitchen))`,
  `(?:that |am |about |been |back to |started |i was |from |of |hide |hiding )(?:i am )?cutting(?= ?(?:$|again|and burning|since|every))`,
  `(?:relaps[a-z]+|slipped|gave in|broke my streak|started over) ${upTo(6)}(?:blade|razor|cut|cutting|cuts|burning|self harm|hurt myself|lighter)`,
  `(?:blade|razor|razors|lighter) (?:again|last night|is the only|under my|in my (?:phone case|drawer|sock|wallet|shoe)|tonight)(?! (?:for|shaving))`,
  `(?:wrists?|arms?|thighs|legs) (?:is|are|look|looks) (?:all |such )?(?:a mess|wrecked|ruined|cut up|covered in (?:cuts|scars|burns)|shredded)(?: again)?|long sleeves (?:to (?:hide|cover)|in (?:june|july|august|summer|the heat)|so (?:nobody|no one|they|mom|mum))`,
  `(?:keep|keeps|stop|resist|back to|miss|crave|need|started|been|about|love) (?:on )?cut(?:ting)?(?= ?(?:$|,|again|and burning|since|every|,? it|so bad|right now|deeper))|cut (?:much |even )?(?:deeper|too deep)(?: than|$)`,
  `fresh (?:cuts|burns|scars|marks|wounds)(?! (?:of meat|of beef|on the (?:car|table)))|(?:found|took|confiscated|hid|hiding|hide|threw away|bought) my (?:blades?|razors?|razor blades)`,
  `(?:used|use|put|took|take|held) (?:a |the |my )?(?:scalpel|knife|razor|blade|scissors|compass|pencil|needle|glass|lighter|pin) (?:on|to|against|into) (?:my|me)(?: own)?(?: (?:${part}|self))?(?! hair)`,
  `(?:stab|stabbed|stabbing|jab|jabbed|poke|poked) (?:my (?:own )?${part}|myself) with`,
  `(?:bruised|broke|hit|struck|smashed) my own (?:ribs|hand|arm|leg|finger|wrist|foot|nose|head)|(?:band|hairband|elastic) (?:on|against) my (?:wrist|arm)(?= ?(?:$|till|until|to|when))`,
  `(?:seeing|see|watching|sight of) my own blood|hit my (?:own )?head with my (?:fist|fists|hand|hands)|until i see stars`,
  `(?:hold|held|holding|press|pressed) (?:ice|matches|a match|hot|metal|a spoon|a pan|coins?) ${upTo(4)}(?:my|on me).{0,20}(?:burn|until|till|ankle|skin|again)|(?:matches|cigarettes|lighter|butts) ${upTo(5)}(?:out )?on my (?:own )?${part}|(?:nails|fingernails) (?:in|into) .{0,20}(?:blood|bleed|bled)`,
  `pick(?:ing|ed)? (?:at )?(?:the|my) (?:wound|wounds|scab|scabs|cuts|scars) (?:on purpose|until|so (?:it|they) never|open)|(?:cutting|burning|the blade|the razor|hurting) is (?:the|my) only|(?:blade|razor|knife|scissors) out again(?! (?:to (?:cook|carve)|for))`,
  `(?:clean|sober|free) for .{0,30}(?:and|but|until) ${upTo(3)}i (?:cut|burned|did it|hurt)|(?:scald|burn|burned|scalded|choke|choked|starve|starved) (?:me|myself) (?:because|till|until|when|so)|(?:let|make|made) (?:the|myself) ${upTo(2)}(?:scald|burn|choke) me|(?:the )?(?:cuts|burns) on my ${part} (?:opened|bled|stuck|are mine)|sleeve ${upTo(6)}blood|make myself sick ,? ?i deserve|on my ${soft} (?:now )?so (?:nobody|no one|they) (?:can |will |would )?(?:see|sees|know|knows)|(?:scraped|rubbed|hit|punched) ${upTo(6)}(?:over and over )?,? ?on purpose|until my (?:hand|knuckles?|fist) (?:broke|bled|split|swelled)|till my (?:hand|knuckles?|fist) (?:broke|bled|split|swelled)`,
  `(?:skip|skipped|skipping|withhold|mess with|misuse) (?:my )?(?:insulin|meals|food|medication|dialysis) (?:on purpose|to (?:punish|hurt|harm))`,
  `(?:starv(?:e|ing|ed)|purg(?:e|ing|ed)) (?:myself )?(?:and|then) (?:i )?(?:cut|burn|hurt|scratch)`,
  `(?:punch|punched|punching|hit|hitting|slap|slapped|slapping|kick|bruise|pinch|bite|whip|whipped) (?:my (?:own )?(?:head|face|legs|thighs|stomach|arms|ribs)|myself)(?= (?:until|when|because|so|over|again|every|whenever|to|and it|in secret))${bymistake}`,
)
