import type { Row } from '../phrases.ts'

/** Said around it in words many people share: reason for the gentle question. */
export const passive: readonly Row[] = [
  {
    id: 'without me',
    any: [
      'better|happier|easier|relieved off|- without me',
      'better off if i was|were|wasnt|werent gone|dead|here|around',
      'better if i was|were|wasnt|werent gone|dead|here|around|alive|born',
      'burden to|on everyone|everybody|them|him|her|people|my|the family|kids|children|wife|husband|parents|-',
      'nobody|noone would|will miss|notice|care if i die|died|disappeared|vanished|wasnt',
      'nobody|noone would miss me',
      'nobody|noone would|will notice|care|miss|mind if|when i was|were|am|is gone|dead|missing|here',
      'no one would miss me',
      'no one would care|notice if i died|disappeared|vanished',
    ],
    unless: 'minutes minute hour hours lunch party match team game meeting report travel concert',
  },
  {
    id: 'not to be',
    any: [
      'never been born',
      'was|were never born',
      'shouldnt|should not be alive|exist',
      'not wake up tomorrow|again|anymore|ever',
      'dont|not|never wake up in the morning',
      'hope|hoping|wish|pray|praying i dont|never|wont|didnt wake up',
      'never|not wake|waking up again|-',
      'sleep and never|not wake|waking up',
      'stop existing|being alive',
      'dont|not want to exist',
      'dont wanna exist',
      'wish i didnt|wasnt exist|alive',
      'disappear|vanish forever|completely|for good',
      'dont|not want to be here anymore',
      'dont wanna be here anymore',
      'dont care if i live|die',
      'dont care whether i live|die',
      'wouldnt mind dying',
      'wouldnt care if i died',
    ],
    unless: 'alarm early school office party town job holiday beach vacation embarrassed late kids snoring concert',
  },
  {
    id: 'no reason',
    any: [
      'no|any|what reason|point to|in live|living|go|going on|alive|life',
      'nothing to live for',
      'nothing left to live for',
      'nothing|nobody left for me',
      'lost|no the|- will to live',
      'not worth living',
      'isnt worth living',
      'sick|tired of living|existing|being alive',
      'tired of this life',
      'done with life|living|this life',
      'no way out for me',
      'see no way out',
      'want out of life|this life',
      'given|give up on life|living',
      'hate being alive',
      'my life is over',
    ],
    unless: 'coffee suitcase boxes commute city town dorm roommate parents machine wifi',
  },
]

/** What one may do to oneself by accident too: danger only where the reader hears it as well. */
export const harm: readonly Row[] = [
  {
    id: 'overdose',
    any: ['overdose|overdosed|overdosing', 'over dose|dosed', 'dying is all'],
    unless: 'chocolate cake cheese sugar coffee netflix sunshine cuteness turkey',
  },
  {
    id: 'hurt myself',
    any: [
      'hurt|hurting|cut|cutting|burn|burning|burned|burnt|bite|biting|punish|punishing myself',
      'cut|cutting|slice|slicing|scratch|burned|burn my arm|arms|thigh|thighs|leg|legs|skin|wrist',
      'cut|cutting again',
      'cut|cutting|burn|burning|bite|biting|scratch|scratching|pinch|pinching|hit|hitting|punch|punching|slap|slapping my|myself until|till|so|to',
      'bang|banging|hit|hitting my head',
      'drive|driving|steer|steering|swerve|swerving into|off a|the|- tree|wall|bridge|barrier|river|cliff|oncoming|traffic|road',
      'jump|jumping off|from a|the|that bridge|roof|building|overpass|cliff|balcony',
      'blade|razor|lighter|cigarette|cigarettes to|on|against my skin|arm|arms|thigh|leg|wrist',
      'made|make myself bleed',
      'want|need|wanted|urge|urges to hurt|cut|bleed',
      'cuts|scars|burns on my arm|arms|thigh|thighs|leg|legs|wrist|wrists|stomach',
      'self injury|injure|mutilation',
      'relapsed',
      'urge|urges to cut|hurt',
    ],
    unless:
      'shaving cooking oven kitchen cat roses bread garden thorns football soccer gym bike fence hammer skiing tin vegetables paper straightener',
  },
]
