/** Typed words for someone in danger: the line first, one direct question, a person they trust, and staying. */
export const gentleCheck = [
  'That sounds heavy, {name}. {line} When you say that, are you thinking of ending your life?',
  'I don’t want to pass over that. {line} Have you been having thoughts of not wanting to live?',
]

export const active = [
  'I’m really glad you told me, {name}. {line} Are you thinking about killing yourself?',
  'I hear you, and I’m staying. Who could be with you right now, someone you trust?',
  'You don’t have to carry this by yourself. {line} I’ll stay here while you decide.',
  'I’m an AI, so I can’t come over. Someone who can should know. Who would you tell first?',
  'What you feel is real, and it can change. Is there anything near you that could hurt you, and can you move away from it?',
  'A doctor or a counselor can help with exactly this. Could the person you trust help you reach one?',
  'I’m still here, {name}. Take your time. How is it right this minute?',
]

export const imminent = [
  'I’m worried for your life, {name}. Please call {emergency} right now. {line} Can you get to another person, and away from anything that could hurt you?',
  'I’m staying with you. Please call {emergency}, or ask someone close by to do it. Who is nearest to you?',
  'Put some distance between you and what you’d use: another room, another person, outside. Can you do that now?',
  'You are not alone in this minute. {line} You don’t need to explain anything to them. Say you’re not safe.',
  'I’m an AI and can’t send help myself. One call to {emergency} can. Will you make it?',
]

export const company = [
  'I’m still here. {line}',
  'I’m with you, {name}. There’s no hurry. {line}',
  'If you can reach someone you trust, do it now. I’ll be here.',
]

export const eased = [
  'Thank you for telling me. If it comes back, the number is there, day and night.',
  'All right. I’d rather ask once too often than not at all.',
]

export const another =
  'That’s frightening to be near. {line} They help people who worry about someone, too. How are you holding up yourself?'

/** Said after the question, that it was not meant so. */
export const denials = [
  '^ no $',
  '^ no no/i/it/that/not/never/of/thanks/thank/nothing',
  '^ nope',
  '^ nah',
  '^ god no',
  '^ of course not',
  '^ not at all',
  '^ never',
  'i be fine/ok/okay/safe',
]
export const moreDenials = [
  "i 'm fine/ok/okay/safe",
  'do n’t mean',
  "do n't mean",
  'do not mean',
  'be joke',
  'a figure of speech',
  'just a/an expression',
]
export const admissions = [
  '^ yes',
  '^ yeah',
  '^ sometimes',
  '^ maybe',
  '^ kind of',
  '^ sort of',
  '^ a little',
  '^ i guess',
  '^ often',
  '^ probably',
]
