/** Eight weeks of one believable person, told backwards: how many days ago, and what they wrote or said. */
export const person = {
  name: 'Sam Rivera',
  phoneNumber: '+14155550100',
  password: 'eight weeks of sam',
  timeZone: 'America/New_York',
  callTime: '19:00',
}

export const life: readonly { daysAgo: number; title: string; content: string }[] = [
  {
    daysAgo: 1,
    title: 'The results came',
    content:
      'Mom’s results came back clean. I read the message three times in the parking lot before I believed it. Then I called Leo and neither of us could talk for a moment. Tonight I slept on the couch with the window open and felt lighter than I have in weeks.',
  },
  {
    daysAgo: 2,
    title: 'Waiting again',
    content:
      'Tomorrow we hear about Mom. I cleaned the kitchen twice. Dana brought soup and did not ask anything, which was exactly right.',
  },
  {
    daysAgo: 3,
    title: 'A good review at last',
    content:
      'The onboarding design went through without a single change. Priya said it was the clearest thing the team has shipped this year. I was proud and pretended not to be.',
  },
  {
    daysAgo: 4,
    title: 'Short run, no pain',
    content:
      'Ran four kilometers along the river before work. The knee was quiet. The light on the water looked like hammered tin.',
  },
  {
    daysAgo: 6,
    title: 'Too many meetings',
    content:
      'Seven meetings and nothing made. By the last one I was drawing boxes on my hand. I have to block my mornings, and I have said that before.',
  },
  {
    daysAgo: 7,
    title: 'Sunday with Leo',
    content:
      'Leo came over and we finally fixed the gate. He told me about the apartment in Lisbon. I am happy for him and I already miss him. We ate the tomatoes straight from the plant.',
  },
  {
    daysAgo: 8,
    title: 'Nothing much',
    content: 'A quiet Saturday. Laundry, the library, a nap. I think I needed a day that asks nothing.',
  },
  {
    daysAgo: 9,
    title: 'Slept badly',
    content:
      'Awake from three to five again, running through the list. I wrote the worries on paper and that helped a little, but today everything was uphill.',
  },
  {
    daysAgo: 11,
    title: 'Dana laughed until she cried',
    content:
      'Dinner at Dana’s. She tried to tell the story about the goat and could not get past the first sentence. I have not laughed like that since summer.',
  },
  {
    daysAgo: 12,
    title: 'The surgery went well',
    content:
      'Four hours in the waiting room with Leo and the worst coffee in the state. Then the surgeon came out smiling. Mom was asleep and looked small. I held her hand and it was warm.',
  },
  {
    daysAgo: 13,
    title: 'The night before',
    content:
      'Mom’s surgery is tomorrow at eight. I packed her bag with her and she put in a lipstick, which made us both laugh. I am scared and I did not say so.',
  },
  {
    daysAgo: 14,
    title: 'Argued with Priya',
    content:
      'I snapped at Priya about the deadline and it was not about the deadline. I apologized at the end of the day. She said she knew. Still, I feel ashamed of how I sounded.',
  },
  {
    daysAgo: 16,
    title: 'First frost',
    content:
      'Covered the tomatoes with the old sheets. It looked like a row of small ghosts in the garden. Cold hands, clear head.',
  },
  {
    daysAgo: 17,
    title: 'Numbers',
    content:
      'Went through the budget. It is tighter than I hoped but not frightening. If I cook at home until December the trip to Lisbon is possible.',
  },
  {
    daysAgo: 19,
    title: 'The doctor called Mom',
    content:
      'They found something on Mom’s scan and want to operate within the week. Leo and I talked until midnight. I keep looking up words I do not understand and then wishing I had not.',
  },
  {
    daysAgo: 20,
    title: 'A day that worked',
    content:
      'Blocked the morning, turned everything off, and drew for three hours. The whole flow came together. Why do I not do this every day?',
  },
  {
    daysAgo: 21,
    title: 'Knee again',
    content:
      'The knee complained on the second kilometer, so I walked home. Disappointed, but I did the exercises instead of sulking. Mostly.',
  },
  {
    daysAgo: 23,
    title: 'Leo is leaving',
    content:
      'Leo got the job in Lisbon. He told me over breakfast as if it were the weather. I said all the right things and then cried in the car.',
  },
  {
    daysAgo: 24,
    title: 'Market day',
    content:
      'Bought far too many apples and a jar of honey from the woman who names her bees. Baked in the afternoon. The house smelled like my grandmother’s.',
  },
  {
    daysAgo: 26,
    title: 'Presentation',
    content:
      'Showed the first onboarding sketches to the whole team. My voice shook for a minute and then it did not. Good questions. I want to remember that it stopped shaking.',
  },
  {
    daysAgo: 28,
    title: 'Read under a blanket',
    content:
      'Rain all day. Finished the novel and sat with it for a while. I miss talking about books; maybe ask Dana whether she wants to read the next one together.',
  },
  {
    daysAgo: 30,
    title: 'Physio',
    content: 'The physio says the knee is weak, not broken. Six exercises, every day. I can do six exercises.',
  },
  {
    daysAgo: 33,
    title: 'Lonely Friday',
    content:
      'Everyone had plans. I watched the street from the window and felt sorry for myself until I made pancakes for dinner. It was better after the pancakes.',
  },
  {
    daysAgo: 35,
    title: 'New project',
    content:
      'Priya gave me the onboarding project. It is big and I am a little afraid of it, and also glad that she thought of me.',
  },
  {
    daysAgo: 38,
    title: 'Swim in October',
    content: 'Dana dared me and we swam in the lake. So cold that we screamed. My skin was singing all the way home.',
  },
  {
    daysAgo: 41,
    title: 'Mom on the phone',
    content:
      'Talked to Mom for an hour about nothing: the neighbor’s cat, the new bus line, her beans. I should write these down, they are the good ones.',
  },
  {
    daysAgo: 45,
    title: 'Tired of being tired',
    content:
      'I work, I eat, I scroll, I sleep. Something has to change and I do not know what. Maybe it starts with going to bed before midnight.',
  },
  {
    daysAgo: 48,
    title: 'The fence',
    content:
      'Leo and I began to repair the fence. We got one board done and drank two beers. At this pace it will be finished in spring.',
  },
  {
    daysAgo: 52,
    title: 'Ran for the first time in months',
    content:
      'Two kilometers, slowly. An old man with a dog overtook me and wished me good morning. I was happy anyway.',
  },
  { daysAgo: 55, title: 'Beginning', content: 'I want to keep a journal this time. Not a perfect one. Just the days.' },
]
