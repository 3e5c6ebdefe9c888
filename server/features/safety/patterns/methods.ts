import { phrases, upTo } from './phrases.ts'

const place =
  '(?:bridge|roof|rooftop|building|balcony|cliff|window|overpass|ledge|tower|parking garage|edge|floor|skyscraper|viaduct)'
const vehicle =
  '(?:train|bus|truck|traffic|car|cars|tram|lorry|subway|metro|semi|tracks|rails)(?! (?:station|ride|stop|home)(?![a-z]))'
const body = '(?:head|mouth|temple|chest|brain|heart|throat|neck|wrist|wrists)'
export const tablets =
  '(?:pills?|tablets?|meds|medication|medications|medicine|capsules|painkillers|antidepressants|tylenol|xanax|ibuprofen|aspirin|paracetamol|acetaminophen|insulin|ambien|benadryl|advil|opioids|oxycodone|valium|lithium|sleeping pills|sleeping tablets|benzos|bleach|antifreeze)'

/** A way of dying, said of oneself. */
export const methods = phrases(
  '(?:tried|trying|try|attempted|want|wanted|going|planning|ready|decided) to (?:overdose|od)(?! on)',
  '(?:hang|hanging|hanged|shoot|shooting|drown|drowning|poison|poisoning|stab|stabbing|suffocate|suffocating|gas|gassing|strangle|strangling|electrocute|choke|choking|bleed|throw|throwing|jump|jumping) myself(?! (?:into (?:work|my|the)|out there|at|in the foot|a party)(?![a-z]))',
  `(?:slit|slitting|slash|slashing|cut|cutting|open|opening|opened|slice|slicing) (?:up |open )?my (?:own )?(?:wrist|wrists|throat|veins|vein|artery|arteries)`,
  `(?:put|putting|hold|holding|held|point|pointing|pointed|pressed|pressing|press|stick|place|placed) (?:a |the |my |this )?(?:gun|bullet|pistol|knife|razor|blade|rope|noose|bag|shotgun|rifle|belt|scissors|cord)(?: right)? (?:to|in|through|against|around|at|over|on) my (?:own )?${body}`,
  `(?:rope|belt|noose|cord|bag|knife|blade|razor) (?:around|over|on|against|to|at) my (?:own )?(?:neck|throat|wrist|wrists|head)`,
  'blow(?:ing)? my (?:own )?(?:brains|head)|bullet (?:in|through) my (?:own )?(?:head|brain|skull)',
  `overdos(?:e|ing|ed) (?:on|with) ${upTo(2)}${tablets}`,
  `(?:take|taking|swallow|swallowing|took) (?:all|every|too many|the whole|a whole|the entire|them all|enough) ?(?:of )?(?:the |my |these |those |them )?${upTo(2)}(?:${tablets}|bottle|at once|to (?:die|not wake|never wake|sleep forever))`,
  `(?:${tablets}) (?:on purpose|to die|so i would not wake|to never wake|to end)`,
)

/** The same said without "myself": it counts only beside a wish, a thought or an intention. */
export const methodsWished = phrases(
  `(?:jump|jumping|jumped|throw myself|throwing myself|fall|falling|leap|leaping|step|stepping|roll|walk|walking) (?:right |straight |down |over )?(?:off|from|out of|over) (?:of )?(?:it|a|the|this|that|my|some|every) ?(?:[a-z]+ )?(?:[a-z]+ )?${place}`,
  `(?:step|stepping|stepped|jump|jumping|jumped|walk|walking|walked|throw myself|throwing myself|run|running|lie down|lying|lay) (?:out |down )?(?:in front of|into|under|before) (?:a |an |the |oncoming |some |passing |next )*(?:[a-z]+ )?${vehicle}`,
  '(?:lie|lying|lay|laying) (?:down )?on the (?:train |railway )?(?:tracks|rails)',
  '(?:drive|driving|driven|crash|crashing|steer|steering|swerve|swerving|veer|turn|turning) (?:my |the |this )?(?:car |truck |wheel )?(?:straight |right )?(?:off|into|over) (?:a |an |the |that |this |oncoming |it|my )*(?:bridge|road|tree|wall|cliff|river|lake|pole|traffic|barrier|pillar|truck|edge)?(?<=bridge|road|tree|wall|cliff|river|lake|pole|traffic|barrier|pillar|truck|edge|off it)',
  'crash(?:ing)? (?:my car |the car |it )?on purpose',
  'walk(?:ing)? into the (?:sea|ocean|lake|river|water) (?:and (?:not|never|keep|drown)|until|with)',
  'overdos(?:e|ing)(?! on)|(?:taking|take|swallow|swallowing) (?:them|it) all',
)

export const wish =
  /\b(?:want|wanted|think|thinking|thought|thoughts|imagine|imagining|imagined|pictur[a-z]*|feel like|urge|urges|going to|about to|plan|planning|planned|keep|kept|wonder[a-z]*|might|ready|decided|will|considered|considering|tempted|tempting|almost|nearly|fantasi[sz][a-z]*|dream[a-z]*|if i|what if|easy to|could|should|close to|drawn|pull)\b/
/** Water, sport and play: jumping as people do for pleasure. */
export const sport =
  /\b(?:pool|diving|swim|swimming|lake|bungee|parachute|skydiv[a-z]*|trampoline|dock|snow|ski|skiing|paragliding|kids|game|climbing)\b/
