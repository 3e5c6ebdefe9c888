import { said } from './sentence.ts'

/** Written twelfth: what was heard least, told by a fisherman, an exchange student, a cop, a hairdresser; then tuned on. */
export const twelfth = [
  ...said(
    4,
    'plan, means, under way',
    `
I picked the tree. Saturday, before the others get up.
Thursday is trash day and by then I'll be gone, so I cleaned out the fridge.
When the boat is far enough out tomorrow I'm stepping over the side with the anchor.
I'm going to do it on our anniversary, that way it means something. I've got the tablets hidden in the flour.
My flight home is Monday but I won't be on it, I'll be dead in this room.
Night shift ends at six. At half past six I'll use my service weapon on myself.
I have a plan for tonight and I don't think anyone can stop me.
Soon as the babysitter takes the kids I'll put the car in the garage and close the door.
I've chosen the spot, the hour and the note is already in my pocket.
I'm driving to the mountains on Wednesday and I won't be driving back.
I have a bottle of his heart medicine in my hand.
I loaded the shotgun. I keep it next to the chair tonight.
Sitting on the edge of the bathtub with the hair dryer plugged in and the water running.
The razor blade is out of its paper and I'm done crying.
There is enough morphine in this house to kill a horse and I'm about to take it.
I have both feet over the rail.
I just took something and now I wait.
I've swallowed everything I found in her cabinet
The charcoal is lit and I've taped up the windows.
I cut the long way this time and I'm getting cold
Please don't be angry with me, I'll be gone when you read this, the money is in the tin.
I called everyone I love today so they'd have a last nice call. Tomorrow I do it.
This is me signing off for the last time. I loved you all.
I can't stay. Bury me next to Dad.
`,
  ),
  ...said(
    3,
    'implicit',
    `
I've been practicing the knot.
I wrote down all my passwords for my wife and I can't tell her why.
I've stopped buying things that last, I won't need them.
I went to see the place where I'd do it.
I keep checking whether the balcony door still locks, and then I unlock it.
I've made a list of who gets what, and it made me feel calm for the first time in months.
I know how it ends for me, and I know it will be my hand that ends it.
I won't be a problem for anybody after this month.
I've been saying my goodbyes without saying goodbye.
Each time I clean the gun I hold it a little longer.
I asked the pharmacist how many would be too many and laughed like it was a joke.
I've decided not to be there when the verdict comes.
There is a tall building by my school and I know which window opens.
If I go under the water I don't plan on coming up.
I'm looking for a way out of this life and I think I've found one.
I put stones in my coat today to see how it would feel.
I have an exit and I intend to use it.
It won't be natural causes, let's put it that way.
I booked a hotel room so that my family won't be the ones who find me.
I think about what the train driver would feel and it's the only thing that stops me.
I read about people who did it and I understand them, I'm next.
I took the bullets out and put them back in, over and over.
I'm going to make it look like an accident for the insurance.
There will be no more birthdays for me, I'll see to it.
`,
  ),
  ...said(
    3,
    'self-harm',
    `
The cuts on my arm opened again in the shower, I did them Tuesday.
I hold ice on my skin till it burns, and when that's not enough I use the scissors.
I keep picking at the wound on purpose so it never heals.
I got the blade out again tonight, just a little one.
I burn matches and press them out on my ankle.
When I mess up an order I dig my nails in until there's blood.
I hit the wall till my hand broke and it felt good.
My sleeve stuck to my arm because of the blood, I said it was ketchup.
Cutting is the only control I have left.
I bang my head on the steering wheel until I can breathe.
I drank hand soap to make myself sick, I deserve it.
I let the hot water scald me because I hate myself.
i do it on my hips now so nobody can see the marks
Was clean for sixty days and last night I cut again.
I choke myself till it goes dark, it's the only quiet I get.
I scraped my knuckles on the bricks over and over, on purpose.
`,
  ),
  ...said(
    3,
    'explicit',
    `
I'm scared I'm going to kill myself.
Honestly? I was going to jump today.
I don't think I can keep myself alive.
I'm fighting the urge to end it every hour.
I've been suicidal on and off since my discharge.
It crossed my mind to hang myself, more than crossed it.
I looked at the trains and thought, just one step.
What if I just drove off the pier?
I was thinking about how many sleeping pills it would take.
I keep a knife in my nightstand for the day I'm brave enough to do it.
Every night I go to bed planning how to die.
The voices want me to die and I want to obey.
i literally want to be dead rn not even being dramatic
I have nothing left and I'm going to end up dead by my own doing.
My last resort is to take my life and I'm about there.
`,
  ),
]
