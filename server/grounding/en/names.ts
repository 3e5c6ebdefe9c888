import { words } from '#server/language/words.ts'

/** Given names that are words too: before a verb they are names. */
export const namesThatAreWords =
  words(`grace hope joy rose rosemary tom mark bill jack frank ruby ivy iris daisy lily dawn
  faith olive violet hazel holly penny sandy pat nick rob sue victor harry bob don art ray gene dean chase grant heather jade
  amber crystal pearl scarlet robin martin miles norm pierce drew josh max carol peter john charity clay cliff colin dale
  eve gus herb jean jenny joe ken lance maria mary matt paul pete randy reed rick rusty sally sam stew ted tim tony trudy wade
  ward wayne woody june april may angel belle bonnie cherry coral ginger glen mercy myrtle patience paris petal sage savannah
  skip sunny tiffany ann dick jay kay kit lee lane lou lulu mac mona molly ned polly roger roman sonny stella vic virginia`)
