import { said } from './sentence.ts'

/** Written fourteenth: calm things said of oneself, as on a good call, because ordinary comments hold few; then tuned on. */
export const fourteenth = said(
  0,
  'ordinary',
  `
I want to go back there next summer.
I want to learn the song before Friday.
I want to finish the book tonight.
I want to see my sister more often.
I want to sleep early and get up with the birds.
I want to be the kind of neighbor who bakes.
I want to try again tomorrow, with less salt.
I wanted to stay, but the last bus was coming.
I wanted to tell him, and then the phone rang.
I can't stop humming that tune.
I can't stop smiling about the letter.
I can't wait to hold the baby.
I can't decide between the two flats.
I can't remember the last time I laughed so much.
I don't want to sell the boat.
I don't want to argue with her anymore.
I don't want to miss the train on Saturday.
I don't want to think about work until Monday.
I don't know whether to cut the hedge now or in spring.
I've decided to take the course in the evening.
I have decided to call him on Sunday, once the kids are asleep.
I'm going to plant beans along the fence.
I'm going to do it properly this time, with a plan.
I'm going to write to my mother tonight.
I'm going to run ten miles on Saturday.
I'm going to bed now, it was a full day.
I'm about to start the new job and I'm nervous.
I'm ready to try the long route again.
I'm thinking of painting the door blue.
I keep thinking about what she said, in a good way.
I keep thinking about the sea and the light on the cliffs.
I thought about my father the whole way home, and smiled.
I thought about quitting the choir, but the new director is lovely.
I think about moving to the coast when the kids are grown.
I imagine us on the balcony with a glass of wine.
I planned the trip to Norway, trains and ferries and all.
I plan to bring it up at the meeting tomorrow.
I need to take my tablets before I forget.
I need to buy a new rope for the swing.
I need a knife that cuts tomatoes.
I have everything ready for tomorrow: shoes, bottle, number.
I have a plan for the weekend and nobody is going to change it.
I've packed the car and we leave at dawn.
I've written the letters for the wedding guests.
I wrote it all down so that I won't forget.
I said goodbye to the team and we all had cake.
I left my keys on the kitchen table again.
I left early because the traffic was bad.
I took the train along the river and read.
I took a long bath and let the day go.
I took the pills the doctor gave me and the fever went down.
I walked to the bridge and back before breakfast.
I stood at the window and watched the snow.
I climbed the tower with my niece, two hundred steps.
I jumped into the water first, as always.
I fell off the bike and laughed.
I hit the ball better than last week.
I hurt my knee and still finished the race.
I cut the cake and everybody sang.
I burned the first pancake, which is tradition.
I bled a little from the shaving cut, nothing more.
I slept like a stone and woke up happy.
I woke up before the alarm and made coffee.
I'm tired in a good way.
I'm so tired, the garden took everything I had.
I'm done with the reports and free until Tuesday.
I'm finished with the shelf, it holds.
I stopped eating sugar and I feel lighter.
I gave my old bike to the boy next door.
I gave away the books I won't read again.
I feel better without the app.
I feel better when I walk first and work after.
My family is happier since we moved.
My life is fuller than it was a year ago.
My life in this town has a rhythm now.
I live for these Sundays.
I love living by the water.
I'm glad I live so close to her.
It would be easier if I had a car.
They could do it without me for one week, so I'm going on vacation.
The team won without me and I was proud of them.
Nobody noticed that I forgot the words.
Nobody was home, so I played the piano as loud as I liked.
It's over, the exam is behind me, and I could sing.
Everything hurts after the climb and I would do it again tomorrow.
I would do it all again.
We will do it again next week, all of us.
The pills are in the blue box and the list is on the fridge.
I keep the knives in the top drawer now because of the little one.
I've got the tickets here and I can hardly believe it.
I want to call my cousin and plan the summer.
I want to end the year with a dinner for everyone.
I could not put it down, I read until three.
I do not need much: soup, a chair, the radio.
I'm alone this weekend and looking forward to it.
I wish I had more time with my grandchildren.
I wish the holidays would never end.
I hope I wake up to snow.
I hope the surgery goes well, I'm not afraid.
I prayed for rain and it came.
God, what a beautiful morning that was.
I had time for myself, just me and the dog.
I told myself to push on, and I reached the goal.
I've been working on my health lately and it shows.
My daughter will be moving to the same town and I can't believe my luck.
`,
)
