/** By what the last week was about, in the words of analysis/entry. */
export const byTheme: Readonly<Record<string, readonly string[]>> = {
  work: [
    'Work has been on your mind. Which part of it would you keep if you could keep only one?',
    'What did you do at work lately that nobody thanked you for?',
    'Where does your working day end, and where would you like it to end?',
  ],
  family: [
    'What does your family not know about how you are at the moment?',
    'Which family habit do you hope to pass on, and which one ends with you?',
    'When did it last feel easy at home, and what made it so?',
  ],
  friends: [
    'Which friendship is due for a long evening?',
    'What do you get from your friends that you find nowhere else?',
    'When did you last let a friend help you?',
  ],
  love: [
    'What do you want to say to the one you love before the week is over?',
    'When did you feel close lately, and what had come before it?',
    'What do you need in love that you rarely ask for?',
  ],
  health: [
    'What is your body asking for these days?',
    'What worries you about your health, and what do you actually know?',
    'Which small thing has done you good lately?',
  ],
  sleep: [
    'What keeps you company when you lie awake?',
    'What would an evening look like that leads to a good night?',
    'What is different on the mornings when you wake rested?',
  ],
  exercise: [
    'How does your head feel after you have moved?',
    'What do you like about moving that has nothing to do with results?',
    'What gets you out of the door on the days when you don’t want to go?',
  ],
  food: [
    'Which meal of the last days would you cook again, and for whom?',
    'What did your table look like this week: who sat there, what was said?',
    'What does food mean to you on a hard day?',
  ],
  recreation: [
    'What absorbed you lately until you forgot the time?',
    'What would you play if nobody kept score?',
    'Which part of your free time really is free?',
  ],
  faith: [
    'Where did you find something to hold on to this week?',
    'Which question do you bring to your faith at the moment?',
    'When did you last feel part of something larger?',
  ],
  learning: [
    'What did you understand lately that was a fog before?',
    'What would you study if it led nowhere?',
    'Who would you like to learn from, and what would you ask first?',
  ],
  money: [
    'What does money decide for you at the moment that you’d rather decide yourself?',
    'Which purchase of this year was worth it, and why?',
    'What did you learn about money at home, and do you still believe it?',
  ],
  home: [
    'Which corner of your home says most about how you are?',
    'What would you change about where you live with your own two hands?',
    'When does it feel like home?',
  ],
  nature: [
    'What did you see outdoors lately that you would show to someone?',
    'Which place outside do you go to in your thoughts?',
    'What is the season doing to you?',
  ],
  creativity: [
    'What wants to be made, and what is it waiting for?',
    'When did you last make something without knowing what it would become?',
    'Who is allowed to see your unfinished things?',
  ],
}
