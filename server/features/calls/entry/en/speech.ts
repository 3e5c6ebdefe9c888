import { words } from '#server/language/words.ts'

/** Sounds made while looking for a word, and what only shows that one is listening. They stay in the transcript. */
export const sounds = words(
  'um uhm umm ummm uh uhh uhhh erm er hm hmm hmmm mm mmm mhm ugh lol lmao ha hah heh haha hahaha omg idk tbh smh',
)

/** What people say before they begin, as phrases, the longest first; none of it is told. */
export const openings: readonly (readonly string[])[] = [
  ...[
    'well',
    'oh',
    'ah',
    'aw',
    'ach',
    'aye',
    'hi',
    'hiya',
    'yo',
    'hello',
    'righto',
    'fair enough',
    'now',
    'honey',
    'dear',
    'let me tell you',
    'aight',
    'cool',
    'oh my god',
    'my god',
    'ok',
    'okay',
    'yeah',
    'yep',
    'yes',
    'no',
    'nah',
    'nope',
    'right',
    'alright',
    'anyway',
    'anyways',
    'hey',
    'sorry',
    'wait',
    'hold on',
    'hang on',
    'now then',
    'idk',
    'like',
  ],
  ...[
    'oh well',
    'hello there',
    'hi there',
    'well then',
    'right then',
    'alright then',
    'okay then',
    'ok then',
    'i mean',
    'i meant',
    'you know',
    'you see',
    'let me see',
    'let me think',
    'look',
    'listen',
    'god',
    'gosh',
    'good heavens',
    'thank you',
  ],
  ...[
    'im telling you',
    'i am telling you',
    'i told you',
    'like i said',
    'as i said',
    'i was saying',
    'as i was saying',
  ],
  ...[
    'i already told you',
    'i already said',
    'i just said',
    'i just told you',
    'bro',
    'dude',
    'man',
    'mate',
    'whatever',
  ],
]
  .map((phrase) => phrase.split(' '))
  .toSorted((one, other) => other.length - one.length)

/** Said to whoever listens, at the end. */
export const vocatives = words('bro dude mate man dear love darling honey pal buddy lol though tho yeah innit')

/** Said twice by stumbling; "very very" and "had had" are meant. */
export const stumbled =
  words(`i i'm im the a an and but to of in on at for my we it it's its he she they was is were because with then
  when if or this so like that you his her our their be`)
