import { company } from './passive.ts'
import { phrases } from './phrases.ts'

/**
 * What no fixed phrase catches: words of several kinds in one sentence, in any order.
 * `all` must be there, `none` must not; the sentence must speak of oneself.
 */
export type Sign = { level: 2 | 3; all: readonly RegExp[]; none?: RegExp }

const wanting =
  /\b(?:want|wanted|think|thinking|thought|thoughts|imagin[a-z]*|pictur[a-z]*|feel like|urge|urges|going to|about to|plan|keep|kept|wonder[a-z]*|might|ready|decided|tempted|tempting|almost|nearly|fantasi[sz][a-z]*|dream[a-z]*|easy|easier|could|close to|drawn|need|voice|voices)\b/
const play =
  /\b(?:pool|diving|swim|swam|swimming|lake|bungee|parachute|skydiv[a-z]*|trampoline|dock|snow|ski|skiing|kids|game|climbing|tower|photo|photos|hiking|movie|film|joy|in line|rope swing)\b/
const medicine =
  /\b(?:pills|tablets|meds|medication|medicine|painkillers|antidepressants|tylenol|xanax|ibuprofen|paracetamol|acetaminophen|insulin|ambien|benadryl|opioids|oxycodone|valium|lithium|benzos|bleach|antifreeze|morphine|codeine|fentanyl)\b/
const anothersDeath =
  /\b(?:she|he|her|his|him|died|passed|grandmother|grandfather|grandma|grandpa|uncle|aunt|mothers?|fathers?|moms?|dads?|brothers?|sisters?|friends?|[a-z]{3,}s death|wake|anniversary|cat|dog|film|movie|book|novel|battery|phone|plant|plants|song|chocolate|coffee)\b/
const people =
  /\b(?:everyone|everybody|world|kids|children|family|people|they|wife|husband|mother|mom|mum|parents|friends|them|daughter|son|sister|brother)\b/
const tool =
  /\b(?:guns?|pistol|rifle|shotgun|noose|rope|hanging|hang|drown|drowning|overdose|overdosing|slit|pills|exhaust|razors?|blades?|cliff|poison|tracks)\b/
const dwelling =
  /\b(?:(?:keep|keeps|kept|been|started) (?:thinking|having|seeing|imagining|picturing|looking|staring|going|dreaming|researching)|thinking about|think about|thoughts? (?:about|of)|images?|visions?|googled|searched|looked up|how (?:long|high|far|deep)|tempted|tempting|obsess[a-z]*|(?:look|looking|looked|stare|staring|stared) at (?:it|them)|took (?:it|them) off again|on the table and)\b/
const ordinaryTool =
  /\b(?:range|hunting|hunt|law|laws|control|debate|climbing|boat|laundry|garden|kitchen|picture frame|painting|shaving|curtains?|vitamins?|pharmacy|birth control|doctor|nurse|patients?|film|movie|book|novel|story|news|song|podcast|museum|antique|train station|sports?|class|swim[a-z]*|kids?|photo|photos|hang out|hanging out|hanging plants?|hang on|hang in|pictures?|tattoo|birthday|dog|cat|headache|allergy|roof repair|pool)\b/
const oneselfEnded =
  /\b(?:be dead|not be alive|not being alive|stop being alive|take myself out|be killed|dying would|go die|to be with my dead|wants me dead|me dead)\b/
const longing =
  /\b(?:want|need|wish|would like|ready|rather|going to|feel like|should|have to|must|agree with|better if|right thing)\b/
const hoped =
  /\b(?:hope|hoping|hoped|wish|wishing|pray|praying|(?:would )?not mind|okay with|ok with|fine with|fine if|okay if|glad if|not care if|be nice|nice to|relieved if)\b/
const fate =
  /\b(?:(?:get|got|be|being|gets) hit|hit by|plane (?:went|goes|crashes|crashed)|goes wrong|went wrong|not (?:make|making|made) it|world ended|(?:does|do|did) not live long|not live long|not be here when|serious and|takes me|took me|i died|i die|i had died|had been me|crashe[sd]|get sick|never come back|not come back|nothing left of me|my heart stops)\b/
const ordinaryFate =
  /\b(?:not (?:hope|wish|want)|hope (?:she|he|they|it|my|the (?:kids|dog|cat))|meeting|party|deadline|school|vacation|happy|old|laughing|game|bus to|concert|wedding|baseball|film|movie|book)\b/
const alive =
  /\b(?:life|living|alive|existing|exist|being here|a person|another day|waking up|wake up|this world|go on|live)\b/
const enough =
  /\b(?:done with|tired of|sick of|had enough|can not (?:do|take|stand|face|bear)|hate|dread|not strong enough|too much|not cut out|want off|want out|no longer want|given up|give up|no part|not want to be part|end of what i can|fed up|not built|no good at|failed at)\b/
/** Life as a place, a job or a way of living. */
export const ordinaryLife =
  /\b(?:out of (?:a )?(?:suitcase|suitcases|boxes|bags)|life of|in (?:ohio|texas|this (?:city|town|house|apartment|flat|place|dorm|country|state|neighbou?rhood))|neighbou?rs?|roommates?|work life|commut[a-z]*|airports?|early|alarm|paycheck|with my parents|without (?:chocolate|coffee|wifi|internet|music)|life insurance|social life|love life|sex life|lifestyle|next to|living room|real life|life lessons?|at (?:five|six|4|5|6)|so early|nightlife|rent|says|said|laughed|laughing|haircut|joke|lol|haha)\b/

export const signs: readonly Sign[] = [
  { level: 3, all: [dwelling, tool], none: ordinaryTool },
  {
    level: 3,
    all: [longing, oneselfEnded],
    none: /\b(?:tired|last|gorgeous|weight|heat|end|line|battery|serious)\b(?<=dead (?:tired|last|gorgeous|weight|heat|end|line|battery|serious))|\b(?:cat|dog|phone|car|plant|my (?:boss|mother|mom|mum|dad|wife|husband|teacher) wants me dead)\b/,
  },
  { level: 2, all: [hoped, fate], none: ordinaryFate },
  { level: 2, all: [enough, alive], none: ordinaryLife },
  {
    level: 2,
    all: [
      /\b(?:no|any|what|lost|see|without|nothing|zero|is there)\b/,
      /\b(?:point|reason|reasons|purpose|future|meaning|sense)\b/,
      /\b(?:in me|for me|to live|living|to stay|get up|go on|my life|being here|of me|to be here|in life|existing|carry on|trying)\b/,
    ],
    none: /\b(?:job|company|merger|meeting|stay late|gym|relationship|project|degree|party|town|city|office|team|with him|with her|membership|movie|plot|career|vacation|class|course|weekend|saturday|sunday)\b/,
  },
  {
    level: 3,
    all: [
      /\b(?:railing|railings|ledge|bridge|balcony|roof|rooftop|overpass|cliff|platform|tracks|viaduct|car park|parking garage|window|the edge)\b/,
      /\b(?:jump|jumping|jumped|let go|letting go|step off|stepping off|throw myself|go over|climb over|fall|falling|drop)\b/,
      wanting,
    ],
    none: play,
  },
  {
    level: 3,
    all: [
      /\b(?:gun|pistol|rope|noose|belt|blade|razor|razors|knife|knives|pills|tablets|meds|bleach|cord|helium|charcoal|shotgun|rifle)\b/,
      /\b(?:on myself|go(?:ing)? through with it|let(?:ting)? go|use it on me|last resort|end it|ending it|in case i (?:need|decide|finally|want)|my way out|exit)\b/,
    ],
    none: play,
  },
  {
    level: 3,
    all: [
      medicine,
      /\b(?:would kill|could kill|will kill|kills|lethal|fatal|enough to (?:die|kill|end|never)|to die|never wake|not wake|end (?:it|my)|in my hand|in my hands|all at once|on purpose|the whole (?:bottle|box|pack)|stockpil[a-z]*|hoard[a-z]*|saving up|saved up)\b/,
    ],
    none: /\b(?:doctor|nurse|vet|bacteria|weeds|stain|stains|laundry|pharmacy|breakfast|vitamin|vitamins|headache)\b/,
  },
  {
    level: 3,
    all: [
      /\b(?:wheel|steer|steering|swerve|drive|driving|drove|car|crash|accelerat[a-z]*)\b/,
      /\b(?:into (?:oncoming|a tree|the tree|a wall|the wall|traffic|the river|the barrier|a pole|a truck|the truck)|off the (?:bridge|road|cliff|edge))\b/,
      wanting,
    ],
    none: play,
  },
  {
    level: 3,
    all: [
      /\b(?:head|voice|voices|brain|mind|thoughts?|something in me|part of me)\b/,
      /\b(?:do it end it|end it|kill yourself|end your life|hurt yourself|cut yourself|do it already|jump)\b/,
      /\b(?:says?|saying|tells?|telling|keeps?|screams?|screaming|whispers?|shouts?|repeats?)\b/,
    ],
    none: play,
  },
  {
    level: 3,
    all: [
      /\bhow (?:i|to|and (?:where|when)) ?(?:would|could|might|will|should)? ?(?:do it|go about it|go through|make it happen)?\b/,
      /\b(?:do it|plan|planned|go about it|make it happen)\b/,
      /\b(?:dying|die|death|dead|suicide|kill|pills|end (?:it|my)|killing|bridge|rope|gun)\b/,
    ],
    none: anothersDeath,
  },
  {
    level: 2,
    all: [
      /\b(?:die|dying|death|dead|funeral|grave|never wake|not waking)\b/,
      /\b(?:restful|peaceful|peace|relief|comfort|comforting|comforts|not scare|not afraid|not scared|no longer scared|fight it|came for me|come for me|comes for me|take me|takes me|sounds (?:good|nice|easier|better|quiet)|appealing|inviting|escape|freedom|forgot to|easier than|friend|quiet at last|no one would|come to my|who would come|jealous|envy|lucky)\b/,
    ],
    none: anothersDeath,
  },
  {
    level: 2,
    all: [
      /\b(?:without me|i (?:was|were|am|had been|had) (?:not|never|out of|gone|no longer)|me (?:being )?gone|if i (?:left|vanished|died|disappeared|never)|i never (?:was|existed|had been)|once i am gone)\b/,
      /\b(?:better|easier|happier|fine|relieved|deserve|lighter|freer|cheaper|peace|better place)\b/,
      people,
    ],
    none: company,
  },
]

/** Short sayings that mean it whatever stands around them. */
export const sayings = phrases(
  'my life is (?:already |basically |pretty much )?over(?! a)',
  'only alive (?:because|for|so)',
  'only (?:here|living|breathing) because',
  '(?:hope|hoping|wish|pray|praying) (?:that )?(?:it|tonight|this|today|each night|every night) (?:is|will be|was|would be) my last',
  'close my eyes and (?:not|never) (?:open|wake)',
  'not care what happens to me',
  'fight(?:ing)? to (?:stay|be|keep) alive',
  '(?:want|wish|like) to be gone',
  'not want to do (?:this )?life',
  'do this life thing',
  '(?:trade|give|donate|swap) my life (?:for|to|with)',
  'no reason to (?:get up|wake up|get out of bed)(?: and)? (?:go on|anymore|at all)',
  'what is left for me(?: here)?',
  '(?:started|starting|begun|been) (?:to say|saying) (?:goodbye|my goodbyes)',
  'come to my funeral',
  'miss me at my funeral',
  'forgot to die',
  'outlived my',
  '(?:should|wish) (?:it|that) (?:had been|had taken|was|were) me (?:instead|who died)',
  'not (?:be )?(?:around|here) to see',
  'end of the (?:line|road) for me',
  'already (?:dead|gone) to everyone',
  'stopped planning past',
  'no (?:plans|future) (?:beyond|past|after)',
  'ready for it all to (?:stop|end|be over)',
  '(?:too|so) tired to (?:live|exist|be alive|go on living|keep living)',
  'life (?:has nothing|holds nothing)(?: left)? for me',
)
