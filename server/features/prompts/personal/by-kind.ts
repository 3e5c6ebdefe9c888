import type { Tone } from '#server/features/journal/recent/recent-mood.ts'

/** `{told}` is a sentence: "You wrote on Tuesday that you want to call Leo." */
export const aboutIntentions = [
  '{told} What has become of it?',
  '{told} What would make the first step small enough?',
  '{told} What stands in the way, if anything does?',
  '{told} Is it still as important as it was then?',
  '{told} What would change if you did it this week?',
  '{told} What do you think held you up, and was it a good reason?',
]

/** What was to come and whose day has not passed. */
export const aboutComing = [
  '{told} How do you feel about it today?',
  '{told} What are you hoping for?',
  '{told} Who could be beside you in it?',
  '{told} What would a good outcome look like, and a good enough one?',
  '{told} What would you like to have done before then?',
]

/** What was to come and whose day has passed. */
export const aboutPassed = [
  '{told} How was it?',
  '{told} What do you know about it now that you didn’t then?',
  '{told} What would you like to remember about it?',
  '{told} Did it go the way you pictured it?',
]

/** `{goal}` is the title of one of their goals. */
export const aboutGoals = [
  'Your goal “{goal}”: where does it stand today?',
  'What did you have in mind when you wrote down “{goal}” as a goal?',
  'What would be different on the day after you reached “{goal}”?',
  'What is the smallest thing you could do for “{goal}” this week?',
  'What gets in the way of “{goal}”, and what of it is yours to change?',
  'Who could help you with “{goal}”, or at least ask you about it?',
  'Which part of “{goal}” do you look forward to?',
  'How would you put “{goal}” if you wrote it down for the first time today?',
  'What have you learned from “{goal}” so far, however far you are?',
  'What would it be like to let “{goal}” go, and what would you miss?',
]

/** `{person}` is someone they speak of: "Dana", "your sister". */
export const aboutPeople = [
  'What has {person} brought into your days lately?',
  'What would you like {person} to know that you haven’t said?',
  'Describe a moment with {person} that you would like to keep.',
  'How are you different when {person} is around?',
  'What has {person} taught you, perhaps without meaning to?',
  'When did {person} last surprise you?',
  'What does {person} see in you that you tend to overlook?',
  'Which of your stories would {person} tell about you?',
  'How has the way you are with {person} changed over the years?',
]

/** For whoever was seen or spoken with lately. */
export const aboutThoseAround = [
  'What do you and {person} never talk about?',
  'What do you worry about when you think of {person}, and what reassures you?',
  'What do you and {person} laugh about?',
  'What could you ask {person} the next time you talk?',
]

/** For whoever has died. */
export const aboutTheDead = [
  'Describe a moment with {person} that you would like to keep.',
  'If you wrote {person} a letter tonight, how would it begin?',
  'Which story of {person} would you like others to know?',
]

/** `{theme}` is a phrase of their own that the last weeks keep naming. */
export const aboutPhrases = [
  '“{theme}” keeps coming up in your entries. What is it about?',
  'What would you write about “{theme}” if nobody were to read it?',
  'When you think of “{theme}”, what has changed since you first mentioned it?',
  'What do you still want from “{theme}”?',
  'What would you tell somebody who had never heard of “{theme}”?',
  'Where does “{theme}” stand today: going well, stuck, or simply there?',
]

/** `{wish}` is what they like to be asked about: "your garden". */
export const aboutWishes = [
  'What is new with {wish}?',
  'How do things stand with {wish}?',
  'What about {wish} has been on your mind lately?',
  'What would you like to write down about {wish} today?',
  'What do you look forward to with {wish}?',
  'What would you tell a friend who asked about {wish}?',
]

export const byMood: Readonly<Record<Tone, readonly string[]>> = {
  bright: [
    'Things have been light lately. What do you think is behind it?',
    'What would you like to remember about these good days when they are further away?',
    'Who has been part of what went well, and do they know?',
    'What are you doing at the moment that you’d like to go on doing?',
    'Which small pleasure of the last days would you put in a jar?',
    'What did you dare lately that paid off?',
  ],
  steady: [
    'The last days were even. What happened in them that a calendar wouldn’t show?',
    'What is quietly going on underneath this ordinary week?',
    'Which part of your routine is holding you, and which part is holding you up?',
    'What would bring a little color into tomorrow?',
    'What are you neither happy nor unhappy about, and should it be otherwise?',
    'What have you been meaning to think about, now that there is room?',
  ],
  heavy: [
    'The last days sound heavy. Which part weighs most, and which part is only loud?',
    'What got you through yesterday?',
    'What would be a kind thing to take off your list?',
    'Was there a minute lately when it was a little lighter? What was in it?',
    'Who could know how it is, and what would you tell them first?',
    'What do you need this evening: quiet, company, food, sleep, or something else?',
  ],
}

/** After words of not wanting to live: nothing to achieve, nothing to explain. */
export const gentlePrompts = [
  'How is it right now, in this hour?',
  'Who could sit with you this evening?',
  'What has kept you going until today?',
  'What would you like someone to understand about these days?',
  'Where do you feel a little safer than elsewhere?',
  'What has been said to you that helped, even slightly?',
  'Is there something warm you could have in the next hour?',
  'What would you write to the person you trust most?',
  'What was the last thing that felt like a small relief?',
  'What would you like to be spared tomorrow, and who could help with that?',
  'Which voice would be good to hear?',
  'What do you not have to decide today?',
]

/** For anyone, also before there is a journal to read. */
export const openToAll = [
  'What happened today that you would tell a friend over dinner?',
  'What was on your mind when you woke up?',
  'What took more strength today than anyone could see?',
  'Which five minutes of today would you live again?',
  'What did you not get to today, and how do you feel about that?',
  'What are you looking forward to, and what do you see when you picture it?',
  'What did you say today that you meant?',
  'Where in your body is today?',
  'What are you in the middle of?',
  'Who did you think of today, and what about them?',
  'What is a decision you are walking around with?',
  'What made you feel capable lately?',
  'What is different from how you imagined this year?',
  'What would you like to say about today in one honest paragraph?',
  'Which worry could be put into one sentence?',
  'What was the best thing you ate, saw or heard this week?',
  'What has somebody asked of you lately, and what did you answer?',
  'What would you do with a free afternoon tomorrow?',
  'Which part of your life feels settled, and which part is moving?',
  'What did you learn today, from whatever teacher?',
  'What do you want to be reminded of next week?',
  'What are you a little proud of and have told no one?',
  'What is the oldest thing on your list, and why is it still there?',
  'How did you end up where you are sitting right now?',
  'What would make tomorrow a good day, as concretely as you can say it?',
  'What did you do today only because you wanted to?',
  'Which moment today would make a good first sentence?',
  'What are you tired of, and what are you not tired of yet?',
]
