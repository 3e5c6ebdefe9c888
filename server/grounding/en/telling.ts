import { words } from '#server/language/words.ts'

/** That somebody said something: what follows has to have been said. */
export const reporting = words('said told wrote mentioned promised explained admitted described texted swore')

export const possessives = words('your his her their')
export const definite = words('the that this those these')

/** Past deeds of a companion in a talk. */
export const itsDeeds =
  words(`ask say hear mishear misunderstand get miss mean interrupt think take read assume call mix repeat
  put lose notice jump skip forget do talk speak leave stop start begin`)
/** After "I was": where it only takes back what it said. */
export const itsFaults = words(
  'wrong listening asking quick hasty off not unclear too only going about thinking talking speaking',
)
export const itsBelongings = words(
  'fault mistake question word apology ear part turn job side bad reply answer line voice name',
)
export const living = words('eat drink sleep drive cook sing run swim travel live dream cry dance walk smoke pray')

export const instructing = words('should must ought try could better')
export const dosing = words('take stop skip double increase reduce halve raise lower switch swap give use')

/** Words that make no two questions alike or different. */
export const carriesNothing =
  words(`a an and are at be been did do does for had has have in is it of on or so that the then
  there this to was were with you your`)

/** What a question begins with, or what turns a statement into one at its end: "didn't she?". */
export const questionWords = words('what who whom whose which where when why how')
export const auxiliaryVerbs = words(
  'am are is was were do does did has have had can could will would should shall may might must',
)
export const pronouns = words('i you he she it we they there')
