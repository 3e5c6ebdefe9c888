const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** All lists here are lower case and without apostrophes. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** What a number of one's own mood is said of. */
export const ofOneself = words(
  'i im ive id ill today todays tonight day days mood moods myself it its this that thats things',
)
/** Of these a number without an article is a mood as well: "mood 6", "today was 8". */
export const ofTheDay = words('today todays tonight day days mood moods myself')
export const being = words(
  'am is was are be been were im its thats todays moods feel feeling felt feels gets get got getting looks seems like',
)
export const rating = words('give gave giving rate rated rating call calling put score say saying said make')
export const articles = words('a an')
/** "Solid 8": said before a number, they are of a rating. */
export const strengths = words('solid strong weak easy firm clear definite')

/** Words that may stand around a rating without being about anything else. */
export const around =
  words(`the my so maybe perhaps probably about around roughly somewhere between near just well um uh er
  erm hmm mm oh ok okay yeah yes yep no nah good low high bare full bit kind sort of only still really honestly actually
  overall all in end now right then say id would could might have to be got guess think reckon suppose feel lets let us
  more rather at as and or but if whole out on scale from one ten morning evening afternoon week weekend night even sorry
  not again for me had number`)

/** What may follow a rating; any other word is what was counted. */
export const followers =
  words(`today tonight now right overall really honestly maybe probably actually perhaps i id im ive if
  because cause but and so or though for in on at to which kind sort ish again still then just even please thanks thank
  this all only than by when since as with not no yeah yes it its that thats we my he she they until before after over from
  plus minus easily tops the a an you there`)

/** What else people rate or count from one to ten. */
export const otherThings =
  words(`movie movies film films pain restaurant book novel stars star recipe hotel pizza coffee
  score scored series song album game match interview exam test quiz difficulty energy grade service dish wine app concert
  episode performance dice rolled headache anxiety stress hunger`)

/** Another day than this one. */
export const otherDays = words('yesterday yesterdays last usually usual normally tomorrow')
export const denials = words('not isnt wasnt aint never no')
/** Before "one" they make it a pronoun. */
export const beforePronoun = words(
  'this that the no every any some each which last next another only first good bad big',
)
/** Before a number without an article they make it an hour. */
export const clockWords = words('at by until till since from')
export const counted =
  words(`years year hours hour days weeks months minutes minute seconds kids children people times oclock am pm
  percent miles pages pounds dollars cups glasses drinks of`)
