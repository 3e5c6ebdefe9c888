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
