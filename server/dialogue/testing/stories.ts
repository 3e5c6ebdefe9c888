/** Written here, so that the tests need no data. */
export const stories: readonly (readonly string[])[] = [
  [
    'I had lunch with Anna and we talked for two hours.',
    'She is thinking about moving back to Spain.',
    'I would miss her, honestly.',
    'We have known each other since school.',
    'I should tell her that.',
  ],
  [
    'Work was a mess today.',
    'My manager changed the deadline again without telling anybody.',
    'I stayed until eight and missed the concert.',
    'I’m so tired of it.',
    'Maybe I should look for something else.',
  ],
  [
    'I slept badly again.',
    'I lay awake thinking about the rent.',
    'It went up by a hundred euros.',
    'I don’t want to move, I love this flat.',
    'My sister says I could stay with her.',
  ],
  [
    'My daughter took her first steps this morning!',
    'She walked from the sofa to the dog.',
    'The dog was more surprised than we were.',
    'My husband was at work, so I filmed it.',
    'I cried a little.',
  ],
  [
    'We had to put our cat down on Tuesday.',
    'She was seventeen.',
    'The house is so quiet now.',
    'My son keeps leaving the door open for her.',
    'I don’t know what to tell him.',
  ],
  [
    'I went for a run by the river before breakfast.',
    'It was cold and completely still.',
    'I saw a heron.',
    'I felt like myself for the first time in weeks.',
    'I want to do it again tomorrow.',
  ],
  [
    'I argued with my brother about the house.',
    'He thinks we should sell it now.',
    'I said things I regret.',
    'We haven’t spoken since.',
    'I keep writing him messages and deleting them.',
  ],
  [
    'I finally finished my thesis.',
    'Four years, and it is printed and bound.',
    'I took the bus to the office to hand it in.',
    'Nobody was there, so I left it on a chair.',
    'It felt strange, not like I thought.',
  ],
]
