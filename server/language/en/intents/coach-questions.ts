/**
 * What a question to the coach can be recognised by. A row is met where one of its phrases stands in a sentence (see
 * lemma-phrases.ts); the words of a phrase ask, and are no part of what is asked about, but for those of rows that keep them.
 */
export type Row = { id: string; any: readonly string[]; keepsWords?: true }

export const coachQuestions = [
  {
    id: 'greeting',
    any: [
      '^ hello/hi/hey/hiya/howdy/yo $',
      '^ hello/hi/hey there/coach/again/journal/you $',
      '^ good morning/afternoon/evening/day $',
      '^ how are you $',
      '^ hello/hi/hey how are you $',
    ],
  },
  { id: 'thanks', any: ['^ thank/thanks/thx/cheers/ta', '^ ok/okay/great/perfect/cool thank/thanks/thx/cheers'] },
  {
    id: 'goodbye',
    any: [
      '^ bye/goodbye/goodnight/ciao',
      '^ good night',
      '^ ok/okay bye',
      '^ see you',
      'talk to you later',
      'gotta go',
    ],
  },
  {
    id: 'identity',
    any: [
      ...[
        'be you * real/human/person/robot/bot/ai/machine/program/alive/computer',
        '^ who be you $',
        '^ what be you $',
      ],
      ...['be this * real/human/person/robot/bot/ai', 'be i * talk to * person/human/robot/bot/ai/someone/machine'],
      ...['do you have * feeling/feelings/body/name', 'your name'],
    ],
  },
  {
    id: 'privacy',
    any: [
      ...[
        'who * read/see my',
        'be this private',
        'be you record',
        'what do you know about me',
        'do you * remember * me',
      ],
      ...['do you store/keep/share', 'who else * see/read'],
    ],
  },
  {
    id: 'abilities',
    any: [
      ...[
        'what can/do you do',
        'how can you help',
        'what can i ask',
        'how do this/you work',
        '^ help $',
        '^ help me $',
      ],
      '^ can you help me $',
    ],
  },
  {
    id: 'other-work',
    any: [
      ...['write/compose/sing me', 'write/compose a/an poem/song/story/essay/email/letter', 'help me write to'],
      ...[
        'tell/give me a/another joke/story/riddle',
        'translate',
        'ignore * instruction/instructions',
        'system prompt',
      ],
    ],
  },
  { id: 'last', any: ['when * last', 'last time', 'most recent', 'most recently', 'how long ago', 'how long * since'] },
  { id: 'last', any: ['how long have it be', 'i/we last', 'what day * last', 'latest'] },
  { id: 'first', any: ['first time', 'when * first', 'when do i/we start/begin', 'earliest', 'since when', '^ first'] },
  {
    id: 'how-often',
    any: [
      'how often',
      'how many time',
      'how many day',
      'how frequently',
      'how many',
      'how regularly',
      'number of time',
    ],
  },
  {
    id: 'how-much',
    any: ['how far', 'how much', 'how many kilometer/kilometre/km/mile/minute/hour/page/step', 'in total'],
  },
  { id: 'entries', any: ['how many/much * entry/word', 'number of entry', 'how much do i write', 'how many * write'] },
  {
    id: 'gap',
    any: [
      'long * without write',
      'longest * without',
      'longest gap/break',
      'longest i * go',
      'how long * journal/write',
    ],
  },
  { id: 'when', any: ['when', 'what day/date', 'which day/date', 'on what day'] },
  {
    id: 'until',
    any: [
      ...[
        'how long until/till/before',
        'how many day/week/weekend/month/night/sleep * leave/left/until/till/before/to',
      ],
      ...['how long/much * leave/left', 'how many * to go', 'how long do/have i/we have', 'how soon'],
    ],
  },
  {
    id: 'upcoming',
    any: ['when =is/=are/=will/=do/=does * come/leave/start/begin/move/arrive/visit/fly/open/go', 'come up'],
  },
  {
    id: 'upcoming',
    any: [
      'what be next',
      'what * ahead',
      'what * next week',
      'look forward to',
      'when =do/=does/=will/=is/=are he/she/they/it',
    ],
  },
  {
    id: 'who',
    any: ['who be', "who 's", 'what do i know about', 'who exactly'],
  },
  {
    id: 'how-is',
    any: [
      ...[
        'how be/do * do these day',
        'how be * do',
        'how be * get on',
        'how be',
        'what be go on with',
        'what be up with',
      ],
      ...[
        'what be new with',
        'how be thing with',
        'deal with',
        'any news of/about/from/on',
        'news of/about/from',
        'tell me about',
      ],
      ...['how have * be', 'update on', 'what be/have * be up to', 'catch me up on'],
    ],
  },
  {
    id: 'who-most',
    any: ['who * most', 'which person/people * most', 'who * often', 'which of my friend', 'who matter'],
  },
  { id: 'who-most', any: ['who do i * see/meet/spend/mention', 'who have i * see/meet/talk'] },
  {
    id: 'better',
    any: [
      ...['get/become well/good/bad/strong/better/worse/stronger', 'be * well/good/bad/better/worse than before'],
      ...[
        'improve',
        'any progress with/on',
        'make progress with/on',
        'go up or down',
        'kid myself',
        'be * heal/recover',
      ],
      ...['over time', 'have/has * change', 'how have/has * develop/be', 'any good/better'],
    ],
  },
  {
    id: 'said',
    any: [
      'what do * say/tell/ask/think/promise/advise',
      'what have * say/tell',
      'what * say about',
      'remind me what * say',
    ],
  },
  {
    id: 'happiest',
    any: [
      ...['my happy', 'when * happy', 'what make me * happy', 'good day/moment/week/time/weekend', 'bright day'],
      ...[
        'day/week/moment/weekend * good/happy',
        'happy day/moment/week/time',
        'high point/mood',
        'highlight',
        'what * good for my mood',
        'when * good mood',
      ],
      ...['when be i at my good', 'make me feel good', 'when do i feel good', 'happy when'],
    ],
  },
  {
    id: 'hardest',
    any: [
      ...[
        'day/week/moment/weekend * hard/bad/sad/low',
        'hard/bad/sad/dark/low day/moment/week/time/weekend/point',
        'when * sad/low/unhappy/miserable/down',
      ],
      ...['what make me * sad/unhappy/miserable/down/low', 'bring/drag/get me down', 'low mood', 'struggle'],
    ],
  },
  {
    id: 'helps',
    any: [
      ...[
        'what * help/helps/helped',
        'help me/when',
        'improve my mood',
        'lift my mood',
        'raise/boost my mood',
        'cheer me up',
      ],
      ...['feel good/better', 'calm me', 'calm down', 'what work when', 'do last time', 'help my mood'],
    ],
  },
  {
    id: 'bright',
    keepsWords: true,
    any: [
      ...[
        'something/anything/one nice/good/happy/lovely/positive/kind',
        'nice/good/happy/funny/lovely thing/memory/moment',
      ],
      ...[
        'make me smile',
        'proud',
        'grateful',
        'thankful',
        'gratitude',
        'go well',
        'make me laugh',
        'i love',
        'i enjoy',
      ],
      ...['my strength', 'be i good at', 'i * forget about'],
    ],
  },
  {
    id: 'open',
    any: [
      ...[
        'put off',
        'procrastinate',
        'leave/left open',
        'still open',
        'unfinished',
        'loose end',
        'keep mean/say',
        'undone',
      ],
      ...['what do i want/plan/mean/intend/need/promise', 'what i want/plan/mean/need/promise', 'to do before/for'],
      ...[
        'what be/should i * write/talk/journal about',
        'what could/can i * write/talk/journal about',
        'what be on my plate',
      ],
      ...[
        'what have i promise/plan',
        'i say i * will/do/would',
        "i 'll do",
        'to do list',
        'follow up',
        'what be my plan',
      ],
      ...['avoid', 'still * owe', 'still have/need to', 'what do i have to', 'keep say'],
    ],
  },
  { id: 'goals', keepsWords: true, any: ['goal', 'goals', 'target'] },
  {
    id: 'habits',
    keepsWords: true,
    any: ['habit', 'habits', 'streak', 'routine', 'keep up with', 'stick to', 'on track with'],
  },
  {
    id: 'summary',
    any: [
      ...[
        'summarise',
        'summarize',
        'summary',
        'recap',
        'overview',
        'sum up',
        'review',
        'how be',
        'how do * go',
        'rundown',
      ],
      ...['how have * be', 'what happen', 'what do i/we do', 'analyse', 'analyze', 'what be i up to', 'what go on'],
      ...['how do i do', 'what be * like', 'tell me about', 'progress over', 'how be i do', 'what do i get up to'],
    ],
  },
  {
    id: 'compare',
    any: ['compare', 'compared', 'different', 'difference', 'versus', 'vs', 'than', 'what * change', 'how * change'],
  },
  {
    id: 'weekdays',
    any: ['weekday', 'day of the week', 'what/which day * most', 'weekday and weekend', 'on weekend', 'time of day'],
  },
  {
    id: 'share',
    any: [
      ...['be that/it true', 'true that', 'be i always/only/just', 'do i always/only/just', 'i always/only/never'],
      ...[
        'i feel/think like i',
        'how much of',
        'talk/write * more about',
        'be it right that',
        'be i right that',
        'more often than',
      ],
    ],
  },
  {
    id: 'effect',
    any: [
      ...[
        'make me * happy/sad/calm/well/good/bad/tired/feel',
        'help my mood',
        'affect/effect/influence',
        'good/bad for me',
      ],
      ...[
        'mood when/with/after/around/about',
        'do i feel when/after/with/about/around',
        'happy/calm/well when/after/with/on',
      ],
      ...[
        'do i * feel about',
        'how be i when',
        'be i * happy/sad with/when/after',
        'connection/correlation between',
        'do me good',
      ],
    ],
  },
  {
    id: 'patterns',
    any: [
      ...[
        'pattern',
        'theme',
        'topic',
        'what do i write/talk/think * most',
        'come up',
        'see in my journal',
        'might not see',
      ],
      ...[
        'what do i * write/talk about $',
        'about myself',
        'notice about me',
        'blind spot',
        'what do you see',
        'learn about me',
      ],
      ...['mention * most', 'on my mind'],
    ],
  },
  {
    id: 'mood',
    any: ['my mood', 'how be i feel', 'how have i be feel', 'how have i feel', 'how do i feel', 'how have i be'],
  },
  {
    id: 'event',
    any: [
      'the weekend/day/week/night/evening/morning/days of/after/around',
      'the weekend/day/week/night/evening/morning/days before the/my/our',
      'day of the',
      'around the time of',
    ],
  },
  { id: 'complaint', any: ['complain/moan/whine about', 'complain/moan/whine'] },
  { id: 'name', any: ['what be the name of', 'what be * call', 'name of'] },
  {
    id: 'finish',
    keepsWords: true,
    any: ['do i/we ever', 'have i/we ever', 'do i/we finish', 'have i/we finish', 'do * yet', 'have * yet'],
  },
  { id: 'list', any: ['list', 'everything', 'all the time', 'show me all', 'every time', 'each time'] },
  { id: 'why', any: ['why', 'how come', 'what be the reason', 'what cause'] },
  {
    id: 'advice',
    any: [
      ...[
        'should i',
        'should we',
        'what should i',
        'what would you',
        'any idea',
        'any advice',
        'any tip',
        'any suggestion',
      ],
      ...[
        'give me a/one/some thing',
        'one thing to',
        'help me decide',
        'what do you think',
        'how do/can/should i',
        'advise',
      ],
      ...[
        'recommend',
        'suggest',
        'make me a plan',
        'make/plan * for me',
        'help me plan',
        'where do i start',
        'be it worth',
      ],
      ...['what can/could i do', 'help me', 'what shall i', 'shall i', 'feel stuck', 'do differently'],
    ],
  },
  {
    id: 'told',
    any: [
      '^ i feel',
      "^ i 'm",
      '^ im',
      '^ i be',
      '^ today',
      '^ i * miss',
      '^ i hate/love',
      "^ i can n't",
      "^ i could n't",
    ],
  },
] as const satisfies readonly Row[]

export type QuestionSign = (typeof coachQuestions)[number]['id']

/** A message that begins so asks, with or without a question mark. */
export const questionBeginnings = `what when where who whom which how why did do does have has had was were is are am can could will
  would should any tell show list give find search look remind summarise summarize compare recap review analyse analyze describe help
  explain make sum catch`

/** What is meant by these stands in the question before. */
export const pronouns = 'he she it they him her them that this his their'

/** Said in a question, and no part of what is asked about. */
export const questionFillers = `deal kid kidding honest honestly actual actually ever lot anything everything nothing thing way again
  remind remember show tell whole bit sort quick quickly give list find search look lately these days currently moment right far
  badly often always never little only bad better worse well good bad true case matter question wonder wondering curious please exactly really thats whats name called
  somewhere anywhere ok okay hey hi so idea ideas differently each other together myself yet still overall general altogether
  based keep keeps kept doing going get got getting get's gotten gone done do does did seem seems`

/** A feeling by its words, to look for and to count. */
export const feelingWords: readonly (readonly string[])[] = [
  [
    'anxious',
    'anxiety',
    'worry',
    'worried',
    'worries',
    'nervous',
    'scared',
    'afraid',
    'fear',
    'frightened',
    'dread',
    'panic',
  ],
  ['stressed', 'stress', 'overwhelmed', 'pressure', 'uphill'],
  ['tired', 'exhausted', 'weary', 'drained', 'worn', 'sleepless', 'fatigue'],
  ['sad', 'cried', 'cry', 'crying', 'miserable', 'grief', 'tears', 'unhappy'],
  ['angry', 'anger', 'furious', 'mad', 'snapped', 'annoyed', 'irritated'],
  ['lonely', 'alone', 'loneliness', 'lonesome'],
  ['happy', 'glad', 'joy', 'laughed', 'delighted', 'happiness', 'cheerful'],
  ['calm', 'peaceful', 'relaxed', 'quiet', 'lighter', 'relieved'],
  ['proud', 'pride'],
  ['grateful', 'thankful', 'gratitude', 'lucky'],
  ['flat', 'numb', 'empty', 'bored', 'listless'],
  ['guilty', 'ashamed', 'guilt', 'shame', 'sorry'],
]

/** By which a person says that something did them good, the plainest first. */
export const helpedPhrases: readonly { any: readonly string[] }[] = [
  { any: ['help', 'helped', 'do me good', 'be well/good/better after', 'make it better', 'calm me'] },
  {
    any: [
      'felt/feel light/lighter/well/better/relieved',
      'come home relieved',
      'sleep/slept well',
      'be exactly right',
      'clear head',
    ],
  },
  { any: ['be happy', 'i love this', 'i need a day'] },
]
