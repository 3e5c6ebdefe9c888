const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** All without apostrophes, as `formOf` spells them. */
export const negators = words(
  'not no never without hardly barely scarcely rarely seldom neither nor nothing nobody none cant cannot couldnt wont wouldnt dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt shouldnt aint lack lacked lacking',
)
/** "I wish it were fun" says that it was not. */
export const wishes = words('wish wished supposed')
export const boosters = words(
  'very really so extremely incredibly absolutely totally completely utterly super deeply truly insanely especially particularly quite such too highly entirely exceptionally immensely terribly awfully hugely fully most more much beyond',
)
export const diminishers = words(
  'slightly somewhat bit little fairly almost kinda sorta mildly partly partially marginally occasionally semi rather tad',
)
/** Where the reach of a "not" ends. */
export const boundaries = words('but and because so then while since although though')
