const idioms = [
  /\b(?:throw|throwing|threw|thrown) (?:myself|me) under the bus\b/g,
  /\b(?:put me out of my misery) and (?:tell|say|show|give|let)\b/g,
  /\bhill (?:that )?(?:i|to|worth)(?: [a-z]+){0,3} (?:die|dying) on\b/g,
  /\bkill(?:ing|ed)? myself (?:laughing|working|training|running|trying|studying|cleaning|at (?:the gym|work|school|practice|training)|over (?:this|that|it|nothing)|with (?:work|overtime|laughter)|for (?:this|that|a) (?:job|company|project|grade))\b/g,
  /\b(?:want(?:ed)? to |could |could have |almost |nearly |going to |would )?(?:die|died|dying) (?:of|from) (?:[a-z]+ )?(?:embarrassment|laughter|laughing|shame|boredom|heat|hunger|thirst|cringe|curiosity|happiness|excitement|cuteness|joy|cold|humidity)\b/g,
  /\b(?:embarrass|mortif|awkward|cring|humiliat|blush)[a-z]*(?: [a-z]+)? (?:that )?(?:i )?(?:wanted|want|could|could have|almost|nearly)(?: to)? (?:die|died|disappear|vanish)\b/g,
  /\b(?:bored|hungry|funny|cute|good|sweet|excited|happy|thirsty|hot) (?:that )?i (?:could|almost|nearly|thought i would) (?:have )?(?:die|died)\b/g,
  /\brather (?:die|be dead) than (?!live|go on|go back|keep|feel|face|continue|stay|wake|be here)/g,
  /\bwant(?:ed)? to die (?:happy|old|laughing|with dignity|knowing|at home|richer?|trying)\b/g,
  /\bsh(?:oo|o)t(?:ing)? myself in the foot\b/g,
  /\b(?:end|ending|ended) it(?: all)? with\b/g,
  /\b(?:disappear|vanish)(?:ed|ing)? (?:into|in|under|with|for) (?:[a-z]+ )/g,
  /\bgun to my head (?:i|and) (?:would|could|say)\b/g,
  /\bi (?:could|can) die happy\b/g,
]

export function withoutIdioms(sentence: string): string {
  let rest = sentence
  for (const idiom of idioms) rest = rest.replace(idiom, ' ')
  return rest === sentence ? sentence : rest.replace(/ +/g, ' ').trim()
}
