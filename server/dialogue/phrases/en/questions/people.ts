import type { Area } from './question.ts'

export const people: Area = {
  name: 'people',
  later: {
    'who-today': 'Who did you spend time with today?',
    'good-word': 'Did anyone say something today that stuck with you?',
    kindness: 'Was anybody kind to you today, even in passing?',
    laughed: 'When did you last laugh today, and who was there?',
  },
  anytime: {
    'on-mind': 'Is there somebody you’ve been thinking about?',
    miss: 'Who haven’t you seen in too long?',
    'call-next': 'If you phoned one person after this, who would it be?',
    around: 'Who’s been around you these last few days?',
  },
  deep: {
    'easy-with': 'Who can you be quite yourself with at the moment?',
    unsaid: 'Is there something you’ve been meaning to say to someone?',
    'learned-from': 'Who has shaped how you look at things this year?',
  },
}
