/** Words people use in journals that a general lexicon lacks or undervalues; the learning script takes them as its starting point. */
const journalWords: Record<string, string> = {
  '2.4': 'accomplished energized elated euphoric ecstatic radiant overjoyed blissful heartwarming unforgettable',
  '1.8':
    'cozy cosy refreshed refreshing rested recharged relaxing relaxed productive cuddled cuddles snuggled giggled giggling laughter hugged hug reunited celebrated celebrating serene tranquil soothing uplifting uplifted invigorated invigorating rewarding meaningful fulfilled content contented contentment nailed aced thriving blessed appreciated cherished adorable',
  '1.1':
    'finally progress healed healing recovering recovered mindful meditated grounded motivated focused steady lighter breakthrough milestone improved improving manageable sunshine sunny picnic vacation promotion engaged pregnant graduated delicious yummy tasty homemade supportive supported connected present',
  '-1.1':
    'tired sleepy groggy sluggish restless rushed hectic behind sore stiff bloated procrastinated procrastinating unmotivated unproductive distracted scattered foggy meh bored boring tedious messy clutter deadline deadlines bills traffic late overslept awkward homesick doubt doubts doubting unsure uneasy tense cranky moody grumpy irritable antsy jittery chores',
  '-1.9':
    'exhausted exhausting drained draining overwhelmed overwhelming dreading dread dreaded anxious stressful stressed burnout overworked insomnia sleepless nightmare nightmares headache migraine nauseous nausea hungover argument argued arguing fought yelled yelling snapped rejected rejection ignored invisible stuck trapped lonely loneliness isolated guilty guilt ashamed numb empty miserable unbearable struggling struggle struggled ache aching cramps flu fever infection diagnosis layoffs unemployed debt overdraft eviction breakup divorce divorced',
  '-2.6':
    'hopeless worthless devastated heartbroken grieving grief funeral despair depressed depression sobbing sobbed wept cancer chemo abused abusive betrayed cheated hated panicked panicking terrified suicidal miscarriage',
}

export const journalWeights = new Map(
  Object.entries(journalWords).flatMap(([value, list]) =>
    list.split(' ').map((word) => [word, Number(value)] as const),
  ),
)
