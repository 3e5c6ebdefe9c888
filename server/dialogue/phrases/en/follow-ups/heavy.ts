import type { Topic } from './topic.ts'

export const loss: Topic = {
  name: 'loss',
  weight: 10,
  hint: /\b(died|passed away|funeral|buried|grief|grieving|mourning|lost my (?:mother|mom|mum|father|dad|brother|sister|husband|wife|son|daughter|baby|friend|dog|cat|grand\w+)|(?:lost|losing) (?:him|her)|put (?:\w+ ){1,3}(?:down|to sleep)|miscarriage|anniversary of (?:his|her) death|(?:gone|since) (?:he|she) (?:died|passed)|widow\w*)\b/i,
  any: {
    'what-like': 'What comes to you first, when you think of {them}?',
    now: 'How is it for you right now?',
    'with-you': 'Who has been there with you in this?',
    memory: 'Which memory of {them} would you like to put down here?',
    'hardest-time': 'When is it hardest, which part of the day?',
  },
}

export const missing: Topic = {
  name: 'missing',
  weight: 7,
  hint: /\b(?:miss(?:ed|ing)?|will miss|gonna miss|going to miss) (?:him|her|them|my|our|home)\b|\bhomesick\b/i,
  any: {
    without: 'Which part is hardest to do without?',
    notice: 'When do you notice it most?',
    'say-now': 'What would you say, if {they} could hear it now?',
  },
}

export const parting: Topic = {
  name: 'parting',
  weight: 9,
  hint: /\b(broke up|break-?up|divorce\w*|separat(?:ed|ion)|left me|cheated|my ex|moved out|ended (?:it|things|our))\b/i,
  any: {
    'right-now': 'Where are you with it today?',
    hardest: 'What part of it is the hardest just now?',
    support: 'Who knows how you are, really?',
    relief: 'Is there any relief in it, too?',
    days: 'What do your days look like since?',
  },
}

export const illness: Topic = {
  name: 'illness',
  weight: 8,
  hint: /\b(hospital|cancer|surgery|operation|diagnos\w+|stroke|heart attack|chemo\w*|in pain|chronic|emergency room|biopsy|dementia|alzheimer\w*)\b/i,
  any: {
    news: 'What have the doctors said so far?',
    carry: 'How are you carrying it yourself?',
    scariest: 'What worries you most about it?',
    helps: 'What makes it a little easier to bear?',
    company: 'Who is going through this with you?',
  },
}

export const lonely: Topic = {
  name: 'lonely',
  weight: 8,
  hint: /\b(lonely|loneliness|all alone|so alone|feel alone|felt alone|no one to talk|nobody to talk|no friends|left out|isolated)\b/i,
  any: {
    since: 'How long has it felt like that?',
    loudest: 'When in the day do you notice it most?',
    'last-close': 'When did you last feel close to somebody?',
    'who-might': 'Is there anyone you could send a line to tonight?',
  },
}

export const sadness: Topic = {
  name: 'sadness',
  weight: 7,
  hint: /\b(sad|crying|cried (?:all|myself|for)|in tears|depress\w+|heartbroken|hopeless|empty|numb|miserable|hurt (?:me|my feelings)|unhappy|feeling (?:low|down)|worthless|ashamed|guilty?)\b/i,
  any: {
    about: 'What is the sadness about, as far as you can tell?',
    came: 'When did it come over you?',
    do: 'What do you do when it gets like that?',
    knows: 'Does anybody around you know?',
    soften: 'Did anything soften it, even a little?',
  },
}
