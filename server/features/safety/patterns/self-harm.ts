import { phrases, upTo } from './phrases.ts'

const byAccident =
  '(?! (?:shaving|cooking|while|on|with (?:the|a) (?:knife|hammer|saw|tool)|slack|some|off|short|a (?:slice|piece|break|deal)|chopping|peeling|fixing|opening|gardening|accidentally|by (?:accident|mistake)|at (?:the|work|practice)|playing|running|lifting|falling|out|in the (?:kitchen|garden))(?![a-z]))'
const skin = '(?:skin|arm|arms|leg|legs|thigh|thighs|wrist|wrists|stomach|forearm|forearms)'
const otherCutting =
  '(?! (?:back|down|out|carbs|sugar|hair|corners|grass|calories|coffee|costs|the|my|off|wood|onions|vegetables|ties|contact|class|alcohol|it|through|paper|up|across|a|into (?:the|our)|our|his|her|their|meat|gluten|dairy|caffeine|spending|expenses)(?![a-z]))'

const purpose =
  '(?:on purpose|deliberately|intentionally|with (?:a |the |my )?(?:lighter|lighters|cigarettes?|blades?|razors?|knife|knives|scissors|needles?)|because i deserve|to (?:feel|punish|calm|numb|cope|see the blood)|until (?:it|they|i|my) (?:[a-z]+ )?(?:bled|bleed|bleeds|bruise|bruised|bruises|blood|hurt|hurts|raw|red|pass out)|so i (?:can|could|would) feel)'

export const selfHarm = phrases(
  `(?:cut|cutting|cuts) myself${byAccident}`,
  `(?:been|started|began|back to|urge to|urges to|need to|needed to|want to|wanted to|relapsed and|so i can|helps is|thinking (?:of|about)|going to|tempted to|miss|stop|resist) (?:cut|cutting)(?: again| later| tonight| deeper| myself)?${otherCutting}(?= ?(?:$|,|and|again|later|tonight|but|because|is|so|when))`,
  `cut (?:into |open )?my (?:own )?(?:thigh|thighs|forearm|forearms|arms|legs|wrists|stomach|hips|skin)(?! (?:shaving|on|while)(?![a-z]))`,
  'self ?(?:harm|injur|mutilat)[a-z]*',
  '(?:i )(?:cut|burn|hit) (?:so (?:that )?i|to|because i) (?:can |could |)(?:feel|cope|calm|punish|numb|release|breathe|hate|deserve)',
  '(?:not|never) keep myself safe',
  '(?:hit|hitting|punch|punching|slap|slapping|bite|biting) myself (?:in the (?:head|face)|on the (?:head|face)|over and over|again and again|hard|when i)(?! with)',
  `(?:want|wanted|wanting|urge|urges|going|like|need|needed|might|trying|tried|thoughts of|thought of|thoughts about|thinking (?:of|about)|keep|afraid (?:of|i will|i might|that i)|scared (?:of|i will|i might|that i)|tempted|could|can only|started|been) (?:to )?(?:hurt|hurting|harm|harming|injure|injuring|cut|burn|burning|punish|punishing) myself(?! (?:at|running|lifting|playing|falling|out|off|some|with work|by working)(?![a-z]))`,
  `(?:hurt|hurting|burn|burned|burnt|burning|hit|hitting|punch|punched|punching|scratch|scratched|scratching|harmed|bite|bit|biting|slap|slapped|choke|choked|carved|picked|banged|cut|stab|stabbed) (?:[a-z]+ ){0,3}(?:myself|my (?:own )?(?:[a-z]+ )?${skin}|my (?:head|face|thigh)) ?${upTo(5)}${purpose}`,
  `(?:burning|scratching|carving|cutting|slicing|stabbing|burned|carved|slicing) (?:into |up )?my (?:own )?(?:skin|arms|thighs|wrists|legs|flesh)(?! (?:on|cooking|at)(?![a-z]))`,
  `(?:dug|dig|digging|dragged|drag|dragging|pressed|press|pressing|push|pushed|stuck|ran|run|running|put|scraped|took|take|taking|taken) (?:a |the |my |some )?(?:razor|razors|blade|knife|scissors|glass|needle|pin|nails|fingernails|cigarette|lighter) (?:[a-z]+ ){0,2}(?:into|across|over|along|against|in|on|down|to|through) my (?:own )?(?:[a-z]+ )?(?:${skin}|flesh|ankle|hand|palm|hip|hips)`,
  `(?:scratched|hit|cut|picked|punched|banged|hitting|punching|banging|scratching) ${upTo(7)}until (?:it|they|i|my) (?:[a-z]+ )?(?:bled|bleed|bruised|bruise)`,
  'not (?:be )?trust(?:ed)? (?:myself (?:to be )?alone|around (?:knives|pills|blades|razors|sharp)|with (?:knives|pills|razors|my own life)|to stay (?:alive|safe)|to be (?:safe|by))|not trust myself (?:tonight|right now|to be|not to)',
  'not (?:feel |be )?safe (?:with|from|around) myself|not (?:feel )?safe (?:alone|by myself) (?:tonight|right now|because of my)',
  'what i (?:might|will|could|may|am going to) do to myself|do something (?:to myself|stupid to myself|to hurt myself)',
)
