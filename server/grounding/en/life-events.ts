import { words } from '#server/language/words.ts'

/** Events of a life, and what bears them out. A row begins with the words it is for. */
type Row = readonly [called: string, borneOutBy: string]

export const lifeEvents: readonly Row[] = [
  [
    'wedding marry marriage honeymoon',
    'wedding marry marriage married engaged engagement fiance fiancee bride groom honeymoon',
  ],
  ['divorce divorced', 'divorce divorced separation separate split ex ex-wife ex-husband'],
  ['break-up breakup', 'break-up breakup break split ex dump leave over'],
  ['funeral burial cremation', 'funeral die dead death bury burial ashes grave cremation late widow widower'],
  ['die dead death', 'die dead death pass lose late widow widower funeral grieve grief go gone mourn bury kill'],
  ['grieve grief mourn', 'grieve grief mourn die dead death lose gone funeral miss widow widower late'],
  ['pregnant pregnancy', 'pregnant pregnancy birth trimester'],
  ['miscarriage miscarry', 'miscarriage miscarry'],
  ['abortion', 'abortion'],
  ['cancer tumor tumour chemo chemotherapy', 'cancer tumor tumour chemo chemotherapy biopsy oncology oncologist'],
  ['surgery operation', 'surgery operation operate surgeon'],
  ['accident', 'accident crash collide hit'],
  ['affair cheat unfaithful', 'affair cheat unfaithful'],
  ['betray betrayal', 'betray betrayal cheat lie affair unfaithful behind'],
  ['abuse abusive abuser', 'abuse abusive abuser hit beat violent'],
  ['assault rape', 'assault attack rape mug'],
  ['arrest jail prison', 'arrest jail prison police'],
  ['bankrupt bankruptcy', 'bankrupt bankruptcy'],
  ['eviction evict', 'eviction evict'],
  ['promotion', 'promotion promote'],
  ['redundancy redundant fire sack', 'redundancy redundant fire layoff sack dismiss let lay'],
  ['resign resignation', 'resign resignation quit leave notice'],
  ['retirement retire', 'retirement retire pension'],
  ['graduation', 'graduation graduate'],
  ['exam midterm', 'exam final midterm test'],
  ['interview', 'interview'],
  ['birthday', 'birthday'],
  ['anniversary', 'anniversary'],
  ['adoption', 'adoption adopt'],
  ['relapse', 'relapse sober sobriety drink clean'],
  ['rehab', 'rehab rehabilitation addiction addict'],
  ['therapy', 'therapy therapist counselling counseling session'],
  ['lawsuit', 'lawsuit court sue trial lawyer'],
  ['inheritance inherit', 'inheritance inherit heir'],
  ['award prize medal', 'award prize medal win'],
  ['diagnosis', 'diagnosis diagnose condition'],
]

/** Events as verbs; as nouns they are something else. */
export const deedsOnly = words('fire cheat sack')
