import { words } from '../../words.ts'

/** Of these, and nothing else, a time by itself is made: "in twenty minutes", "maybe tomorrow at nine", "make it two hours". */
export const timeWords =
  words(`in at around about by on after before past to half quarter an a one two three four five six seven eight nine ten
  eleven twelve fifteen twenty thirty forty fifty hour hours minute minutes min mins moment moments second seconds while bit later tomorrow tonight today
  another some time day week this next evening morning afternoon night noon lunchtime o'clock oclock am pm monday tuesday wednesday
  thursday friday saturday sunday weekend maybe perhaps make it say try call me back ring again how what better rather or and the of couple few hr hrs
  from now soon sometime instead of that then please would be can could you we do let us`)
