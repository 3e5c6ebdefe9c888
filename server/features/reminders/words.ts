/** More of each than a fortnight has days, where the line has nothing in it that changes by itself. */
export const callLines = [
  'Your call is at {time} today.',
  'At {time} the phone rings, and you can say how it was.',
  'Today’s call comes at {time}. You don’t need to prepare anything.',
  'There is a call at {time}. Short answers are fine.',
  'Your journal calls at {time}. If it doesn’t suit you, decline it; nothing is lost.',
  '{time} is set aside for your day.',
  'The phone rings at {time}. One true sentence is enough.',
  'At {time} you are asked how the day was, and one sentence will do.',
  'Keep one thing from today for {time}, when your journal calls.',
  'Your hour is {time}. It can be two minutes long.',
  'At {time} you’ll be asked about today. You may begin anywhere.',
  'Today’s page begins at {time}, with the phone.',
  'A call at {time}: no right answers, only yours.',
  'Your call is planned for {time}. You can also start it earlier.',
  'Whatever the day brings, at {time} there is room to put it down.',
  'At {time} your journal is on the line. It remembers so you don’t have to.',
  'The daily call: {time}. Bring the small things too.',
]

/** On a round number. */
export const streakLines = [
  'You have written {days} days in a row. A few words today make it {next}.',
  '{days} days in a row are in your journal. Today is still open.',
  'Your row of days stands at {days}; one sentence today carries it on.',
]

/** `{said}` is "wrote" or "said", `{when}` is "on Tuesday", `{day}` is "Tuesday". */
export const momentLines = [
  'You {said} {when}',
  'A line of yours from {day}',
  'From {day}, in your own words',
  'Still in your journal, from {day}',
]

export const goalLines = [
  'Something you set out to do: “{title}”.',
  'Among your goals: “{title}”. What would be the smallest next step?',
  '“{title}” is on your list. Is it still what you want?',
  'You once wrote down “{title}” as a goal. It does not have to be today.',
]

/** For days on which somebody said that they can hardly go on. `{line}` is a sentence with the number to call. */
export const gentleLines = [
  'What you said these days was heavy. You don’t have to carry it alone.',
  'You put something very hard into words. It is kept safely, and it matters.',
  'Today only needs to be got through, hour by hour.',
  'You don’t have to be better by tonight.',
  'Is there one person who could know how hard it is at the moment?',
  'Nothing has to be decided today.',
  'Being looked after is not being a burden.',
  'A glass of water, something to eat, a door open to the air. That is enough of a plan.',
  'If there is someone you trust, being in the same room with them counts.',
  'What you feel is real, and it can change.',
  'A doctor or a counsellor can help with exactly this.',
  'It took something to say it out loud. Saying it to a person is the next small step.',
  'You can ask for help without knowing how to explain it.',
  'This hour is the only one there is to get through right now.',
  'You are still here. That counts.',
  'Your journal is here at any hour, and there are people who are trained to listen.',
  'Rest is allowed, in the middle of the day as well.',
]

/** True of a telephone line and of a directory of lines alike. */
export const helpLines = [
  'When it gets too much: {line}',
  'It is all right to reach out before it is an emergency. {line}',
  'Keep this where you see it. {line}',
  'If the thoughts come back: {line}',
  'For tonight, too: {line}',
  'There are people whose work it is to listen. {line}',
  'You don’t have to explain it well. {line}',
  'Help is not only for others. {line}',
  'Nobody has to manage this alone. {line}',
  'This is for now, and for later. {line}',
  'It can be about anything that is too much. {line}',
  'It doesn’t have to get worse first. {line}',
  'You don’t need to know what to say. {line}',
  'Someone you trust can sit beside you while you do it. {line}',
  'In case the day turns: {line}',
  'Asking is a way of looking after yourself. {line}',
  'Whatever the hour feels like: {line}',
]
