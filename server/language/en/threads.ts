import { words } from '../words.ts'

/** Before a verb, said of oneself: something is meant to be done. Words of a row follow each other; `to` is a "to". */
export const intentions: readonly string[] = [
  'will',
  "'ll",
  'ill',
  'shall',
  'must',
  'should',
  'gotta',
  'gonna',
  'ought to',
  "'m going to",
  'am going to',
  'im going to',
  "'re going to",
  'are going to',
  'need to',
  'have to',
  'have got to',
  "'ve got to",
  'want to',
  'wanna',
  'plan to',
  'intend to',
  'mean to',
  "'d like to",
  'would like to',
  "'d love to",
]
/** Between the subject and what it means to do. */
export const softly = words('really finally also just at last still soon probably definitely then now')

/** Nothing anybody could come back to: "I have to say", "I need to be kind to myself". */
export const hollowActs =
  words(`be feel say admit remember stop try know think sleep rest believe go_to_bed let get_used wonder
  like love hate hope die live get give keep have stay focus calm relax breathe enjoy`)

/** What is uncertain announces nothing. */
export const unsureWords =
  words(`maybe perhaps might could hopefully hope hoping wish wonder wondering guess would unsure
  whether_or`)
export const conditions = words('if unless')

/** Somebody else has to move first. */
export const awaited = words('word answer reply news response result results')
export const worrying = words('worried afraid scared nervous anxious dreading terrified panicking worry dread fear')

/** A denied one of these takes back what was announced: "The party is on Friday and I am not going." */
export const takingPart = words('go come attend make join be')

/** What the talk with somebody is about to be: their answer closes it. */
export const asking = words('ask tell call phone ring text write email message talk speak meet see visit invite thank')
/** Something came, or somebody answered. */
export const answering =
  words(`say answer reply come call phone ring write text email hear arrive tell agree get receive
  send confirm show explain turn accept refuse decline approve`)
/** How something went. */
export const outcomes = words('go turn finish end pass fail win lose survive happen manage')
/** One does nothing for it but wait: "Tomorrow we hear about Mom." */
export const learningOf = words('hear receive learn find know')
/** Put off or given up: what was announced is announced no more. */
export const undoing = words('cancel postpone move reschedule drop delay')
