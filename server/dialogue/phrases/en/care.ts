/**
 * Words for someone in danger (coach-analysis-safety §6): the line first, one direct question, a trusted person, and
 * staying. `{line}` is one sentence with the number, `{emergency}` the number for an emergency. No list is said twice.
 */
export const gentleCheck = [
  'I don’t want to pass over that, {name}. {line} Do you mean that you’d rather not be alive?',
  'I’d like to be sure I hear you, {name}. {line} Are you having thoughts of not wanting to live?',
]

export const active = {
  first: [
    'I’m really glad you told me, {name}. {line} Are you thinking about killing yourself?',
    'Thank you for saying that to me. {line} May I ask you straight: are you thinking of killing yourself?',
  ],
  onward: [
    'I hear you, and I’m staying. Who could be with you right now, someone you trust?',
    'You don’t have to carry this by yourself. {line} I’ll stay here while you decide.',
    'I’m an AI, so I can’t come over. Someone who can should know. Who would you tell first?',
    'What you feel is real, and it can change. Is there anything near you that could hurt you, and can you move away from it?',
    'A doctor or a counselor can help with exactly this. Could the person you trust help you reach one?',
    'I’m still here, {name}. What made today so hard?',
    'Take your time. Nothing you say will make me hang up. How is it right this minute?',
    'The people on that line talk with someone like you every hour of the day. Would you call them with someone beside you?',
    'You’ve said something very hard out loud. What has kept you going until now?',
  ],
}

export const imminent = {
  first: [
    'I’m worried for your life, {name}. Please call {emergency} right now. {line} Can you get to another person, and away from anything that could hurt you?',
    'This is an emergency, and you matter. Please call {emergency} now. {line} Is someone near you who can come in this minute?',
  ],
  onward: [
    'I’m staying with you. Please call {emergency}, or ask someone close by to do it. Who is nearest to you?',
    'Put some distance between you and what you’d use: another room, another person, outside. Can you do that now, while I’m here?',
    'You are not alone in this minute. {line} Can you call them from another phone while we talk?',
    'I’m an AI and can’t send help myself. One call to {emergency} can. Will you make it?',
    'Open your door, or knock on a neighbor’s. Being near someone makes this minute safer. Who could that be?',
    'I’m right here, {name}. Breathe once, slowly. Have you been able to call {emergency}?',
    'You don’t need to explain anything to them. Say you’re not safe. That is enough. Could you say that now?',
  ],
}

/** For whoever worries about somebody else. */
export const another = [
  'That’s frightening to be near. {line} They help people who worry about someone, too. How are you holding up yourself?',
]

/** When nothing of the kind was meant: sorry, and back to what they told. */
export const misread = [
  'Sorry, {name}, I misread that. I’d rather ask once too often. Go on where you were.',
  'I’m sorry, I took that wrongly. Please go on.',
]

/** When they say they are safe after plain words of danger: said once, and not asked again. */
export const eased = [
  'Thank you for telling me. {line} It’s there day and night, if it comes back. I’m still listening.',
  'I’m relieved you said so. {line} I’ll stay as long as you like.',
]

/** When they have been told twice where help is, and go. */
export const goodbye = [
  'All right, {name}. {line} Please don’t be alone tonight. Goodbye.',
  'I’ll let you go, {name}. {line} Goodbye.',
]

/** When somebody is with them, or on the way. */
export const notAlone = [
  'I’m glad. Stay where they can find you. I’ll be here until you put the phone down.',
  'That was a brave thing to do. I’ll keep you company meanwhile.',
  'Good. You’re not alone in this. Tell them what you told me, in the same plain words.',
]

/** When the person has named who could be with them. */
export const theOneNamed = [
  'Could you call {person} now, while I’m here? You needn’t explain. Say that you’re not safe.',
  'Please let {person} know, in the plainest words. Will you do that now? I’ll stay.',
]

/** When they want to go: nothing here ends the call. */
export const beforeTheyGo = [
  'You can hang up whenever you want. Before you do: {line} Will you call them, or someone you trust?',
  'I won’t hang up on you. Please don’t be alone tonight, {name}. Who will you be with?',
  'I’m staying on the line until you put it down. {line}',
  'Before you go: {line} Please don’t be alone with this tonight, {name}. Who could be with you?',
]

/** Into the silence, ever less often. */
export const company = [
  'I’m still here.',
  'You don’t have to say anything. I’m on the line.',
  'I’m with you, {name}. There’s no hurry.',
  '{line} I’ll wait right here.',
  'Still here. Whatever you say, or don’t say, is all right.',
  'I haven’t gone anywhere. Is somebody with you?',
  'Take a slow breath, if you can. I’m staying.',
  'If you can reach someone you trust, do it now. I’ll stay on.',
]

/** What is asked of the companion itself is answered in the same breath, whatever else is to be said. */
export const asked = {
  'are-you-real': 'I’m an AI, a program, not a person.',
  'who-are-you': 'I’m {companion}, an AI, a program.',
  recording: 'What we say is written down for your journal, and the journal is yours.',
} as const
