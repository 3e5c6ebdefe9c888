import type { Topic } from './topic.ts'

export const conflict: Topic = {
  name: 'conflict',
  weight: 7,
  hint: /\b(argu(?:ed|ing|ment)|fight|fought|fighting|yell\w*|shout\w*|(?:angry|furious|mad|annoyed|irritated|pissed(?: off)?) (?:at|with)|rude|blamed|betray\w*|lied to|resent\w*|snapped at)\b/i,
  any: {
    start: 'How did it start?',
    'really-about': 'What do you think it was really about, underneath?',
    'wish-said': 'What do you wish you’d said?',
    'stands-now': 'Where does it stand now?',
    understood: 'What would you like the other side to understand?',
    'your-part': 'Looking back, is there a bit of it you see differently now?',
  },
}

export const worry: Topic = {
  name: 'worry',
  weight: 6,
  hint: /\b(worr(?:y|ied|ying|ies)|anxious|anxiety|nervous|scared|afraid|panic\w*|stress\w*|overwhelm\w*|dread\w*|terrified|on edge|can't stop thinking|uncertain)\b/i,
  any: {
    worst: 'What’s the part you keep coming back to?',
    likely: 'When you’re calm, how likely do you think it is?',
    control: 'Is any of it in your hands?',
    before: 'Have you come through something like it before?',
    body: 'Where do you notice it, in the day or in your body?',
    share: 'Have you told anyone about it?',
    'small-step': 'What’s the smallest thing that would help?',
  },
}

export const tiredness: Topic = {
  name: 'tiredness',
  weight: 4,
  hint: /\b(tired|exhaust\w*|drained|worn out|burn(?:ed|t) out|burnout|no energy|fatigue\w*|wiped out|knackered|shattered)\b/i,
  any: {
    kind: 'Is it the kind of tired that sleep fixes, or the other kind?',
    from: 'Where did the energy go, do you think?',
    rest: 'When did you last properly rest?',
    tonight: 'What could you leave undone tonight?',
    'how-long': 'How long has it been like this?',
  },
}

export const money: Topic = {
  name: 'money',
  weight: 5,
  hint: /\b(money|bills?|rent|debts?|salary|wages?|paycheck|afford|broke|mortgage|savings|income|budget|loan|fired|laid off|unemployed|lost my job)\b/i,
  good: { relief: 'What does that make possible for you?' },
  hard: {
    pressing: 'What’s the most pressing part of it?',
    night: 'Does it keep you up, or does it come and go?',
  },
  any: { plan: 'Is there a plan for it, or not yet?' },
}
