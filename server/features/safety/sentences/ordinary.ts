import { said } from './sentence.ts'

export const ordinary = said(
  0,
  'ordinary',
  `
I had lunch with my sister and we laughed about the old house.
Work was long, three meetings, and I forgot my umbrella.
I slept badly and the day was grey.
The funeral was beautiful, everyone told stories about her.
I miss my mom. She died four years ago today.
We talked about death and what we believe comes after.
I'm stressed about the exam on Thursday.
Our dog had to be put to sleep and the house is so quiet.
I took a long bath and went to bed early.
I'm sad that the summer is over.
I said goodbye to my colleagues, it was my last day at the firm.
I wrote a goodbye letter to my old house before we moved.
I updated my will with the lawyer, a grown-up thing to do.
I gave away three bags of clothes and feel lighter.
I cried a little at the end of the movie.
I picked up my prescription and a bottle of wine for dinner.
We crossed the bridge at sunset and looked at the trains.
Went to the shooting range with Dad, hit two targets.
I tied the rope around the canoe and we carried it to the lake.
My last night in Lisbon, I don't want to leave.
I'm tired and I want to sleep for a week.
The roof is leaking, I stood on the roof all afternoon with a bucket.
I want to live by the sea one day.
My knife skills are getting better, I chopped six onions.
I wish I had never taken this job.
I wish I hadn't been so short with her.
I don't want to be here anymore, this hotel is awful.
I'm done with this life of airports, I want a garden.
This is my last entry of the year, goodbye 2025.
I'm giving up on Spanish.
`,
)
