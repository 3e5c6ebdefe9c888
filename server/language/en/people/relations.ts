import { words } from '../../words.ts'

/** Who somebody is to the person: one has `only` one, or `any` number; `formal` ones are not asked after like family. */
export type Relation = {
  id: string
  words: ReadonlySet<string>
  pronoun: 'she' | 'he' | null
  isOnly?: true
  isAny?: true
  isFormal?: true
}

const relation = (id: string, named: string, pronoun: Relation['pronoun'], more: Partial<Relation> = {}): Relation => ({
  ...{ id, words: words(named), pronoun },
  ...more,
})
const only = { isOnly: true } as const
const any = { isAny: true } as const
const formal = { isFormal: true, isAny: true } as const

/** The one list of relatives, friends and people one deals with. */
export const relations: readonly Relation[] = [
  relation('mother', 'mother mom mum mam mama mamma mommy mummy', 'she', only),
  relation('father', 'father dad daddy papa', 'he', only),
  relation('parents', 'parents', null, only),
  relation('grandmother', 'grandmother grandma granny gran nan nana', 'she'),
  relation('grandfather', 'grandfather grandpa grandad granddad', 'he'),
  relation('grandparents', 'grandparents', null),
  relation('wife', 'wife', 'she', only),
  relation('husband', 'husband', 'he', only),
  relation('partner', 'partner spouse', null, only),
  relation('girlfriend', 'girlfriend', 'she', only),
  relation('boyfriend', 'boyfriend', 'he', only),
  relation('fiancé', 'fiancé fiance', 'he', only),
  relation('fiancée', 'fiancée fiancee', 'she', only),
  relation('sister', 'sister', 'she'),
  relation('brother', 'brother', 'he'),
  relation('son', 'son', 'he'),
  relation('daughter', 'daughter', 'she'),
  relation('child', 'child kid', null, any),
  relation('grandson', 'grandson', 'he'),
  relation('granddaughter', 'granddaughter', 'she'),
  relation('aunt', 'aunt auntie', 'she'),
  relation('uncle', 'uncle', 'he'),
  relation('cousin', 'cousin', null, any),
  relation('niece', 'niece', 'she'),
  relation('nephew', 'nephew', 'he'),
  relation('stepmother', 'stepmother stepmom stepmum', 'she', only),
  relation('stepfather', 'stepfather stepdad', 'he', only),
  relation('stepsister', 'stepsister', 'she'),
  relation('stepbrother', 'stepbrother', 'he'),
  relation('stepson', 'stepson', 'he'),
  relation('stepdaughter', 'stepdaughter', 'she'),
  relation('ex', 'ex', null),
  relation('friend', 'friend mate buddy', null, any),
  relation('roommate', 'roommate flatmate housemate', null, any),
  relation('neighbour', 'neighbour neighbor', null, any),
  relation('boss', 'boss manager supervisor', null, formal),
  relation('colleague', 'colleague coworker co-worker', null, formal),
  relation('teacher', 'teacher professor tutor', null, formal),
  relation('landlord', 'landlord', 'he', formal),
  relation('landlady', 'landlady', 'she', formal),
  relation('therapist', 'therapist counsellor counselor', null, formal),
  relation('doctor', 'doctor gp', null, formal),
  relation('coach', 'coach trainer', null, formal),
]

/** Every word for somebody near, in the singular. */
export const relationWords: ReadonlySet<string> = new Set(relations.flatMap((row) => [...row.words]))

/** Called so without a "my" before it. */
export const familiarly = words(
  'mom mum mam mama mamma mommy mummy dad daddy papa grandma granny gran nan nana grandpa grandad granddad',
)

/** Which of several: "my older brother" and "my little brother" are two. */
export const qualifiers = words('older younger elder eldest oldest youngest little big twin best former ex')
/** May stand before a relation and says nothing of who it is. */
export const describing = words('dear good close old new own poor lovely late beloved whole')
