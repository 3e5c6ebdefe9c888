import { words } from '#server/language/words.ts'

/** What makes a day one of its kind, as lemmas and as they are said. */
export const turning =
  words(`die died pass passed death birth born wedding marry married engaged divorce divorced quit fire fired redundant promotion promoted
  hire hired job move moved moving graduate graduated graduation cancer surgery operation hospital pregnant anniversary birthday interview finally
  finish finished argument argue argued fight fought lose lost win won fail failed result results diagnosis diagnosed funeral proposed offer offered
  accepted rejected exam final scholarship accident stolen arrived keys`)

/** Words that could stand above any day. */
export const dull =
  words(`day today yesterday tonight thing things stuff time times lot bit good nice great fine okay pretty much kind sort way something
  anything everything people able really always usually feel felt feeling want wanted like usual happen happened morning night week overall actually
  basically know think guess remember mean say said tell told go went get got make made come came take took have had literally honestly just still
  sure maybe ok right now need try`)

/** A title does not end on one of these. */
export const dangling =
  words(`the a an and or but because so that which who if when while as than of to for from with without into onto about at by in on my your
  our their his her its i i'm i've was is are were be been being have has had very really just also not no some any this these those each every more most up
  such like until almost quite though we he they all would could should will can where what how why between during still then now cause til`)

/** Before one of these a clause may be cut without breaking it. */
export const cuttable = words(
  'like as than who which has with for at in on from about after before by when because and but to that while so until where',
)

/** Whoever is spoken of here was named before. */
export const pronouns = words(
  "it it's its that that's this they they're he he's she she's there there's these those which you him her them what who",
)

/** What is still to be done is less of the day than what was. */
export const ahead = words(
  "can could need needs will shall going gotta gonna should might i'll we'll next tomorrow promise would",
)

/** Verbs that only place somebody somewhere. */
export const weak = words("was were is am been there 'm 's")

/** What somebody says comes after these. */
export const speaking = words('goes says said asked told tells thought thinks')
