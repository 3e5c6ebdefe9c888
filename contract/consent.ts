/**
 * What a person agrees to when they register: the screen shows these words, and the server keeps them with the person.
 * Changed words get a version of their own.
 */
export const consent = {
  version: '2026-11-21',
  terms: 'I have read and accept the Terms of Use.',
  calls:
    'I agree to be called at this number: once a day at the time I chose, and whenever I start a call myself. An automated voice calls, and says that it is an AI. What is said is turned into text. I can end the calls at any time: in a call by saying “stop calling me” or pressing 9, or in the settings.',
}

/**
 * What a person agrees to before anything of theirs goes to a language model, each by itself. Changed words get a version
 * of their own, and then everybody is asked again; so they are when the host's model is on another machine.
 */
export const modelConsent = {
  version: '2026-11-22.3',
  about: {
    journal: (host: string) =>
      `I let the language model at ${host} have words of mine, for my calls, my entries, my coach, my letters, my reminders and my writing prompts.`,
    danger: (host: string) =>
      `Where it is not clear whether I am in danger, I let the language model at ${host} be asked about what I said or wrote there. It can make Journal AI ask me gently, and it can set aside what Journal AI was not sure of, once a call. Words that are plain need no second opinion, and are not sent.`,
  },
  /** Of what, and what never. */
  sent: [
    'For a call: what is said on it, and a card made from your journal as it rings, with the people you tell of, what is still open, your last three entries in a line each, your last mood, your goals and habits, what you were asked lately, and how you like to be talked with.',
    'For the entry of a call: the talk.',
    'For an answer of your coach: your message, the talk so far, the entries and figures that matter to it, your goals, and how you like to be talked with.',
    'For a letter, your reminders and your writing prompts: what was found, the entries it rests on, your goals, and how you like to be talked with.',
    'Never: the name and number of your account, what you told us not to bring up, and, without the second consent below, anything from when you may have been in danger.',
  ],
} as const
