import { said } from './sentence.ts'

/** What people say of plans, wishes and worries on any evening; written after a plan for a dinner had been taken for another. */
export const everyday = said(
  0,
  'ordinary',
  `
I can't stop thinking about the trip.
I can't stop thinking about that house by the lake.
I can't stop thinking about the interview on Monday.
I can't stop thinking about Rome.
I can't stop thinking about Denver and the mountains.
I can't stop thinking about my students.
I can't stop thinking about what Maya said.
I can't stop thinking of new recipes.
I keep thinking about what she said at lunch.
I keep thinking of it, that trip to the coast.
I want to be gentler with myself.
I keep thinking of the song from the concert.
I keep going over the presentation in my head.
I want to call my sister and plan the party.
I want to call my brother and plan his last week before the move.
I want to plan one last dinner before they leave for Spain.
I want to finish the shelf and then the bench.
I want to finish the book before the weekend.
I want to do it again tomorrow.
I want to do that again with the kids.
I want to be kinder to myself.
I want to be easier on myself this month.
I want to be a better friend.
I want to go back to that little place by the river.
I want to get out of this job and open a bakery.
I just want to sleep in on Saturday.
I just want a quiet weekend with nobody around.
I need to get away for a few days, just me and the tent.
I need a break from all the meetings.
I need to let go of that old grudge.
I have to say goodbye to my class on Friday, it's the last day of school.
I said goodbye to my neighbors, the truck comes on Monday.
I gave away my old guitar to the kid next door.
I am giving away the crib and the baby clothes.
I wrote letters to everyone who came to the wedding.
I wrote a letter to my grandmother for her birthday.
I cleaned out the whole garage and feel lighter.
I sorted my papers and finally made a folder for the taxes.
I sat on the edge of the pier with my feet in the water.
I stood on the bridge and watched the boats for an hour.
I went for a drive alone with the windows down.
I couldn't sleep, so I got up and baked bread.
I took my pills and went to bed early with the cold.
I have a plan for the garden and I start tonight.
I know exactly how I'm going to do it, the cake I mean.
I don't want to go on this diet any more.
I don't want to do this job for another year.
I can't do another week of night shifts.
I can't wait for this week to be over.
I am so done with this semester.
I'm tired of the rain and of everyone's coughing.
I'm tired, but it's the good kind from the mountain.
I won't be here next week, I'm at my cousin's.
I won't be around on Thursday for the call.
This is my last entry from the old apartment.
It was my last day at the shop and I cried a little.
I feel empty now that the kids are at camp.
`,
)
