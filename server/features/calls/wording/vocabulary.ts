import * as acknowledgements from '#server/dialogue/phrases/en/acknowledgements.ts'

/** To ask with: they presume nothing that was not told. */
export const askingWords = `afterwards answer became become begin beginning bring brought catch caught change changed
  choose chose come decide decided describe different differently end ended enjoy enjoyed expect expected favorite
  favourite felt find finish first follow found happen hardest help helped hope hoped idea imagine important kind learn
  learned leave left long look looked matter mattered mean meant mind miss moment notice noticed part picture place play
  reason remember sense show side sit sits sort stand stands start started stay stayed stays stick sticks story surprise
  surprised turn wish word words work worked working`

const { neutral, glad, hard, mixed, sorrow, fillers, listening } = acknowledgements

/** To show with that something was heard. */
export const listeningWords = [neutral, glad, hard, mixed, sorrow, fillers, listening].flat().join(' ')
