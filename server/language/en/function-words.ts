import { words } from '../words.ts'

/** What may begin a clause as its subject, in the nominative. */
export const subjects = words('i we he she they it you there')

export const conjunctions = words(
  'and but so because cause coz cuz since although though while when whereas or then until unless if',
)

export const determiners = words('my our your his her their the a an this that')

/** What is thought or said stands in the clause of who thinks or says it: "she said I should go". */
export const takesClause = words('think know guess hope believe feel say tell mean wish bet reckon suppose wonder')

/** What they ask or relate stands with them: "what I said". */
export const questionWords = words('what who whom which where when why how that whatever whoever')

/** What an answer begins with, before the next sentence follows without a mark: "no nothing else I have to go". */
export const answers = words('no nope nah yes yeah yep nothing ok okay right well fine good')

/** Spoken contractions that a tagger of written English takes for nouns. */
export const auxiliaries = words(
  'gotta gonna wanna hafta im ive ill id dont didnt cant wont isnt wasnt thats its youre',
)

export const negators =
  words(`not n't nt no never nothing nobody none neither nor without hardly barely cannot dont didnt
  wasnt isnt arent wont cant couldnt wouldnt shouldnt doesnt havent hasnt hadnt aint`)

/** Said while looking for words, or only to soften: they change nothing of what is asked or told. */
export const fillers =
  words(`um uh er erm uhm hmm hm mm mmm ah oh well ok okay so like just really actually basically literally
  right yeah yep yes anyway anyways honestly alright now then please sorry listen look hey god bro mate dude love dear darling
  man lol haha jesus christ damn hell ffs ugh omg wow hon pal sweetie buddy though ok. kinda sorta probably maybe perhaps definitely totally seriously`)
