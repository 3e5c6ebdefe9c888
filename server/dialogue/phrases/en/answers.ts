/** To what is asked of the companion. None claims to know, to feel or to remember what it does not. */
export const answers = {
  'are-you-real': [
    'I’m {companion}, an AI, a computer program. There’s no person on this end. You talk, I listen, and it becomes a page in your journal.',
    'No, not a person. I’m {companion}, an AI that listens and writes down what you say.',
  ],
  'anyone-there': ['I’m here, and I can hear you.', 'Yes, I can hear you. Go ahead.', 'Still here.'],
  advice: [
    'I’d only be guessing at what’s right for you. What would you tell a friend who asked you that?',
    'I’m not the one to say. But which way do you lean, if you’re honest?',
    'You know it from the inside, and I don’t. What have you already ruled out?',
  ],
  'about-you': [
    'Kind of you to ask. I’m a program, so there’s nothing like that with me. I’d rather hear how it is with you.',
    'I’m an AI, so every day is the same here. You were telling me about yours.',
  ],
  'look-up': [
    'I can’t do that from here, I’m sorry. I only listen and write. Go on where you were.',
    'That’s beyond me, I’m afraid. Listening is all I do. Back to you.',
  ],
  'what-you-know': [
    'What you tell me on calls is in your journal. I may come back to something left open; otherwise I go by what you say today.',
    'I know what you said today, and what I asked you about at the start. The rest stands in your journal.',
  ],
  recording: [
    'What you say is written down for your journal, and the journal is yours. No person listens in. You can stop whenever you like.',
    'No person is listening. I’m a program, and your words become text in your own journal. Say as much or as little as you want.',
  ],
  question: [
    'That’s more than I can answer, I’m a simple program that listens and writes. What would you say yourself?',
    'I can’t answer that one, I’m sorry. I’ve written it down, though. What’s your own sense of it?',
    'I don’t know, and I won’t make something up. Tell me what you think.',
  ],
  insult: [
    'Fair enough. We can stop here, or you can tell me what’s wrong. Both are fine.',
    'I hear that. Say stop and I’m gone, or go on and I’ll listen.',
  ],
  thanks: ['You’re welcome.', 'Gladly.', 'Of course.'],
  'ask-me': ['All right.', 'Gladly.', 'Okay, here’s one.'],
  skip: ['Sure, we’ll leave that.', 'No problem.', 'Of course.', 'We’ll let that one go.'],
  hello: ['Hello. Good to hear you.', 'Hi. I’m here.'],
  'stop-echoing': ['Fair enough. I’ll stop repeating you.', 'You’re right, sorry. No more of that.'],
  'too-quiet': ['Fair enough, I’ve been quiet.', 'You’re right, that was little.', 'True, I’ll ask you something.'],
  unanswered: [
    'You’re right, I didn’t answer that. I don’t know it, and I won’t make something up. Go on, and I’ll keep what you say.',
    'No, that was no answer. I’m a simple program that listens and writes; there’s a lot I can’t answer. I’m still listening.',
  ],
  'leave-out': [
    'I can’t leave words out while we talk. Once it’s in your journal, you can change or delete any of it.',
    'That has to be done in the journal, I’m sorry: there you can change or delete what you like.',
  ],
  'just-listen': [
    'Of course. I’ll just listen.',
    'All right, no questions. I’m listening.',
    'Gladly. The floor is yours.',
  ],
  'unused-key': [
    'You can simply talk. Zero repeats, two is for later, and hash ends the call.',
    'Keys aren’t needed here. Zero says it again, hash ends the call, nine ends all calls.',
  ],
} as const

export const timeLeft = {
  plenty: [
    'About {minutes} minutes, and there’s no need to fill them.',
    'We’ve got around {minutes} minutes. No hurry.',
  ],
  little: ['About a minute or two.', 'Only a minute or so now.'],
  unlimited: ['As long as you need. I’m not going anywhere.'],
}

export const nothingToRepeat = 'I hadn’t said anything yet. Go ahead.'

export const returning = {
  plain: [
    'Sorry, we got cut off. You were saying…',
    'We were cut off there, sorry. You were saying…',
    'The line dropped, I’m sorry. You were saying…',
  ],
  about: [
    'Sorry, we got cut off. You were telling me about {it}…',
    'The line dropped, I’m sorry. You were just talking about {it}…',
  ],
  waiting: [
    'Sorry, we got cut off. Go on whenever you like.',
    'We’re back, sorry about that. Take your time with what I asked.',
  ],
  mood: ['Sorry, we got cut off. I was waiting for a number, one to ten.'],
  end: ['Sorry, we got cut off just as we were finishing. Take care, {name}. Goodbye.'],
}
