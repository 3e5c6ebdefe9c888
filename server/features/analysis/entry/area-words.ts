/** What points at each area of life, written for this product; the learning script takes it as its starting point. */
export const areaWords: Record<string, string> = {
  work: 'work working worked job jobs boss manager coworker coworkers colleague colleagues client clients customer customers meeting meetings office project projects deadline deadlines shift shifts promotion presentation interview resume career overtime email emails salary business company workload workplace employer employee employees hired fired redundant layoff layoffs team freelance contract task tasks',
  family:
    'family mom mum mother dad father parents parent son daughter sister brother siblings sibling kids kid children child baby toddler grandma grandmother grandpa grandfather grandparents grandson granddaughter grandchildren aunt uncle cousin cousins niece nephew inlaws stepdad stepmom twins newborn',
  friends:
    'friend friends friendship buddy buddies bestie pal pals roommate roommates neighbor neighbour hangout party group catchup texted besties mates mate',
  love: 'love boyfriend girlfriend fiance fiancee partner date dating romantic romance wedding anniversary husband wife spouse marriage married kiss kissed crush breakup ex relationship soulmate intimacy sex cuddled cuddling valentine engaged divorce divorced tinder',
  health:
    'health healthy doctor doctors hospital clinic nurse medicine medication meds pills pill symptoms illness sick ill flu fever cold cough headache headaches migraine pain surgery diagnosis therapist therapy dentist tooth teeth back injury injured blood pressure diabetes cancer anxiety depression appointment allergies vitamins recovery physical weight nausea period cramps knee vaccine tired',
  sleep:
    'sleep sleeping slept asleep awake insomnia nap napped naps bed bedtime dream dreams nightmare nightmares tired rest rested woke wake waking alarm snoring night pillow mattress sleepless dozed sleepy oversleep overslept',
  exercise:
    'exercise exercised exercising workout workouts gym run running ran jog jogged jogging walk walked walking yoga lift lifting lifted weights treadmill miles mile bike biking cycling cardio squats pushups pullups stretch stretching swim swimming swam steps marathon training pilates hike hiking crossfit elliptical reps fitness',
  food: 'food eat eating ate eaten meal meals breakfast lunch dinner supper snack snacks cook cooked cooking bake baked baking recipe restaurant pizza chicken salad soup steak sushi tacos burger pasta rice bread cheese chocolate cake cookies coffee tea delicious tasty hungry grocery groceries diet vegan sandwich eggs fruit vegetables ice cream dessert spicy flavor',
  recreation:
    'movie movies film game games gaming played play playing video netflix tv show shows series watched watching hobby hobbies fun concert trip travel traveled vacation holiday beach fishing camping golf football soccer basketball baseball sports park museum puzzle cards bowling youtube anime xbox playstation episode book books read reading novel',
  faith:
    'god church pray prayed prayer prayers praying jesus lord bible faith worship sermon spiritual religion religious mass blessed christ christian mosque temple quran scripture pastor priest ramadan holy soul allah sabbath gospel',
  learning:
    'school class classes college university homework exam exams test tests study studying studied teacher professor student students course courses lecture essay grade grades semester degree learn learned learning lesson lessons tutor graduate graduation assignment thesis campus language final finals chemistry maths math essays',
  money:
    'money bills bill rent mortgage debt debts savings budget paycheck bank loan loans credit finances financial taxes tax expensive afford broke income stocks invest investment investing payment payments price insurance',
  home: 'house home apartment cleaning cleaned clean laundry dishes kitchen chores garden gardening fence furniture renovation repair repairs roof yard lawn moving moved landlord vacuum vacuumed organized decluttering plumbing painted bathroom garage basement neighborhood',
  nature:
    'nature garden forest woods lake river mountain mountains ocean sea beach trees tree flowers birds bird sunset sunrise sky rain snow sun sunshine weather outside outdoors trail hike hiking park stars moon spring autumn dog cat dogs cats puppy kitten pet pets horse',
  creativity:
    'write writing wrote poem poetry painting paint drew draw drawing sketch sketching music song songs guitar piano sing singing sang band art artist craft crafts crafting knit knitting crochet sewing photography photos film novel blog creative creativity ceramics pottery composing design choir violin',
}
