import { words } from '../../words.ts'

/** How one says one feels, in words that fit "you felt …". */
export const gladFeelings = words(`
  happy glad proud relieved excited grateful thankful hopeful calm peaceful content lucky useful loved relaxed rested
  delighted thrilled cheerful confident brave free safe alive inspired joyful energised energized lighter
`)
export const hardFeelings = words(`
  tired weary sad lonely scared afraid terrified anxious nervous worried stressed overwhelmed exhausted angry furious mad
  upset hurt guilty ashamed embarrassed frustrated disappointed helpless hopeless lost stuck jealous foolish stupid useless
  homesick bitter numb empty drained worthless restless heartbroken devastated miserable invisible trapped betrayed rejected
  humiliated
`)

/** By lemma: where one of these stands, what is told there matters more than what is told beside it. */
export const loadedWords = words(`
  cry lose die miss love hate fight argue leave quit fire break hurt fail win finish pass scream shout yell laugh hug kiss
  propose divorce cheat lie steal crash fall pray forgive promise celebrate graduate resign move marry accept reject refuse
  redundant sick cancer pregnant finally afraid scared worry worried terrified proud happy sad angry lonely
`)
