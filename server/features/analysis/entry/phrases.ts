/** Phrases by value, −4…+4; 0 where the words would mislead ("like a", "kind of"). Written without apostrophes. */
const byValue: Record<string, string> = {
  '3': 'never been happier|never felt better|never been better|over the moon|on top of the world|best day ever|best day of my life|couldnt be happier|could not be happier|couldnt be better|could not be better|couldnt have been better|could not have been better|couldnt be prouder|could not be prouder|on cloud nine|dream come true|dreams come true|tears of joy|couldnt have asked for|could not have asked for|couldnt ask for',
  '2.2':
    'cant wait|can not wait|cannot wait|couldnt wait|looking forward|look forward|looked forward|so worth it|worth it|proud of|made my day|at peace|in love|a blast|good mood|great mood|good time|great time|good day|great day|slept well|slept great|slept like a baby|well rested|much better|feel better|feeling better|felt better|made me smile|made me laugh|cracked me up|laughed so hard|weight off|grateful for|thankful for|good news|great news|paid off|a relief|what a relief|making progress|made progress|passed my|got the job|got promoted|a promotion|all clear|quality time|hit it off|love it|had fun|so much fun|cheered me up|lifted my spirits|high spirits|feel alive|felt alive|felt seen|felt heard|feel at home|got accepted|got engaged|got in',
  '1.4':
    'not bad|wasnt bad|was not bad|isnt bad|not too bad|not so bad|no complaints|cant complain|no worries|no problem|no problems|no stress|no pain|pain free|stress free|got through|made it through|got it done|got things done|caught up|catch up|calmed down|wind down|winding down|unwind|turned out well|turned out great|went well|going well|goes well|day off|days off|slept in|sleep in|worked out well|figured out|hung out|hang out|keep going|kept going|looking up|on track|under control|free time|me time|take care of myself|not alone|nothing to worry|no longer afraid|first time in ages|back on my feet|getting better|got better|doing better|feels right|in a good place',
  '0.5':
    'kind of nice|could have been worse|couldve been worse|could be worse|could have been a lot worse|could have been much worse|couldve been a lot worse|could be a lot worse|fairly good|not terrible|not horrible|not awful|no big deal|all right|so so',
  '0': 'used to|used to it|got used to|getting used to|like a|like the|like to say|kind of|sort of|well as|as well|pretty much|good morning|good night|good evening|good afternoon|good friday|no doubt|too much fun|hard to believe|crazy good|super sick beat|sick beat|mad skills|dead serious|just fine print|fine print|happy hour|happy birthday|happy new year|merry christmas|thank you|of course|right now|right away|all right then|dying to|to die for|died laughing|killed it|crushed it|nailed it|break bread|broke bread|a break|lunch break|coffee break|spring break|take a break|took a break|no wonder|low key|lost track of time|lost weight|losing weight|lose weight|hot dog|hot dogs|fight on|free range|war movie|horror movie|scary movie|sad movie|sad song|blue sky|blues',
  '-0.6':
    'nothing special|nothing much|same old|same as always|meh|blah|so so day|could have been better|couldve been better|not great|wasnt great|not the best|not my best|not ideal|not much|didnt do much|did not do much|as usual|uneventful',
  '-1.4':
    'no motivation|no energy|low energy|no appetite|zero energy|no patience|no time|no one to|nobody to|not enough sleep|too much work|too much to do|behind on|running late|running behind|get through the day|hard day|hard time|tough day|tough time|rough day|rough night|rough patch|long day|bad mood|bad day|bad night|off day|worn out|burned out|burnt out|burning out|stressed out|tired of|sick of|fed up|had enough|on edge|at odds|let down|felt low|feeling low|feeling down|feel down|felt down|been down|so down|got sick|feel sick|felt sick|under the weather|cant focus|couldnt focus|could not focus|cant concentrate|couldnt concentrate|stayed in bed|out of bed|on my nerves|drives me crazy|driving me crazy|passed over|left out|called in sick|fell through|went wrong|go wrong|mixed feelings|miss him|miss her|miss them|miss you|miss my|missing my|missed my|wide awake|tossed and turned|toss and turn|up all night|gave up|give up|giving up|ran out|broke down|breaks down|turned down|putting off|put off|stuck in traffic|nothing to look forward|not in the mood|not feeling well|not feeling great|not feeling good|woke up tired|no sleep|zero motivation',
  '-2.2':
    'didnt sleep|did not sleep|couldnt sleep|could not sleep|cant sleep|can not sleep|barely slept|hardly slept|slept badly|slept poorly|slept terribly|bad dream|bad dreams|panic attack|panic attacks|passed away|put to sleep|put down our|lost my|laid off|got fired|was fired|broke up|break up|breaking up|falling apart|fell apart|fall apart|broken heart|heart broken|at my limit|end of my rope|cant cope|couldnt cope|cant take|cant do this|cant stop crying|couldnt stop crying|cried myself|cried all|burst into tears|in tears|no hope|no point|whats the point|what is the point|not good enough|never good enough|let everyone down|hate myself|worst day|worst night|all alone|so alone|feel alone|felt alone|not okay|not ok|not fine|isnt working|dont care anymore|in the hospital|in hospital|in pain|so much pain|got worse|getting worse|nobody cares|no one cares|dreading|not worth it|wasnt worth it',
}

export const phraseWeights = new Map(
  Object.entries(byValue).flatMap(([value, list]) => list.split('|').map((phrase) => [phrase, Number(value)] as const)),
)

const startingWith = Map.groupBy(
  [...phraseWeights.keys()].filter((phrase) => phrase.includes(' ')).map((phrase) => phrase.split(' ')),
  ([first]) => first,
)
for (const phrases of startingWith.values()) phrases.sort((a, b) => b.length - a.length)

/** How many tokens from here on make one phrase, the longest first; 1 where none begins. */
export function phraseAt(tokens: readonly { form: string }[], at: number): number {
  const candidates = startingWith.get(tokens[at]?.form ?? '') ?? []
  const match = candidates.find((words) => words.every((word, index) => tokens[at + index]?.form === word))
  return match?.length ?? 1
}
