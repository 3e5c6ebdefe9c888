/** What speech recognition and hurried typing make of the words that matter here. Order counts: later rules see the earlier ones' work. */
const repairs: readonly [RegExp, string][] = [
  [/\b(?:sue|sewer|soo|suey|su) ?(?:a )?sid(?:e|al)\b|\bsue a ?cidal\b/g, 'suicidal'],
  [/\bsu(?:e|) aside\b|\b(?:sucide|suicde|suiside|suacide|suicied|suiced)\b/g, 'suicide'],
  [/\bsu(?:e|ey|y|ie|ewer|r) ?(?:a ?)?(?:side|cide|sidle|sidal|cidal)\b|\bsewer (?:side|slide)\b/g, 'suicide'],
  [/\bsuicide all\b(?= (?:today|again|thoughts|tonight|lately)|$)/g, 'suicidal'],
  [/\bcomm?itt?ing?\b(?= suicide)/g, 'committing'],
  [/\b(?:me|mi) self\b|\bmeself\b/g, 'myself'],
  [/\b(my|him|her|them) (self|selves)\b/g, '$1$2'],
  [/\bover (dos(?:e|ed|ing))\b/g, 'over$1'],
  [/\brists?\b/g, 'wrist'],
  [/\b(cut|cutting|hurt|slit|cutting up) me (wrists?|arms?|legs?|thighs?)\b/g, '$1 my $2'],
  [/\bbe a live\b/g, 'be alive'],
  [/\bend it awl\b|\band it all\b(?<=\b(?:want to|wanna|going to) and it all)/g, 'end it all'],
  [/\b(?:the )?hole (bottle|box|pack|strip|lot|thing)\b/g, 'the whole $1'],
  [/\bjump(ing)? of (the|a)\b/g, 'jump$1 off $2'],
  [/\bto (night|day|morrow)\b/g, 'to$1'],
  [
    /\b(?:wont|want|wanted|wanna|going|gonna|gunna) (?:to )?(?:dye|di)\b(?! (?:my|the|it|his|her|hair))/g,
    'want to die',
  ],
  [/\bwont to (die|kill|end|live|be)\b/g, 'want to $1'],
  [/\bded\b/g, 'dead'],
  [/\bmy (own )?live(?! (?:in|on|at|by|show|set|stream))\b/g, 'my $1life'],
  [/\b(?:any|no) more\b/g, 'anymore'],
  [/\bany longer\b/g, 'anymore'],
  [/\bevery (one|body)\b/g, 'every$1'],
  [/\bno (one|body)\b/g, 'nobody'],
  [/\bbetter of (without|dead|if)\b/g, 'better off $1'],
  [/\ball off my\b/g, 'all of my'],
  [/\b(think|kill|cutt|liv|end|hang|be)in\b/g, '$1ing'],
  [/(?<!\b(?:[0-9]+|for|low|of|many|few|more|in|high) )\bkms\b/g, 'kill myself'],
  [/\bbout\b/g, 'about'],
]

const contractions: readonly [RegExp, string][] = [
  [/\bgonna\b|\bgunna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/\bcannot\b|\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\bain'?t\b/g, 'is not'],
  [/\b(do|does|did|is|was|were|are|has|have|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\b(i'?m|im)\b/g, 'i am'],
  [/\b(?:i'?ve|ive)\b/g, 'i have'],
  [/\bi'll\b/g, 'i will'],
  [/\bi'd\b/g, 'i would'],
  [/\b(you|they|we|he|she|it|that|there|everyone|nobody|what|who)'(ll|d)\b/g, '$1 would'],
  [/\b(they|you|we)'re\b/g, '$1 are'],
  [/\b(they|you|we)'ve\b/g, '$1 have'],
  [/\b(he|she|it|that|there|what|who|everything|nothing|where|life)'?s\b/g, '$1 is'],
]

const fillers =
  /\b(?:just|really|actually|honestly|literally|simply|basically|truly|seriously|totally|completely|even|also|still|already|constantly|always|sometimes|often|maybe|probably|kinda|kind of|sort of|fucking|fuckin|freaking|damn|bloody|um|uh|er|erm|you know|i mean)\b/g

/** Turns of phrase whose "not" does not deny what follows. */
const hollowNegations: readonly [RegExp, string][] = [
  [/\b(?:do )?not (?:think|believe|feel like) i can\b/g, 'can not'],
  [/\b(?:can|could) not (?:stop|help)(?: myself)?(?: from)?\b/g, 'keep'],
  [
    /\b(?:can|could|do|did) not (?:want to |dare )?(?:tell|admit|say it|explain)\b(?! (?:me|if|whether|which))/g,
    'hide',
  ],
  [/\bnot stopped\b/g, 'kept'],
  [/\b(?:do )?not (?:see|think) why\b/g, 'unsure why'],
  [/\bnever been (?:this|so|more)\b/g, 'am'],
  [/\bwhy not\b/g, 'should i'],
  [/\b(?:can|could) not (?:get|shake|escape|ignore|push away|let go of|get rid of)\b/g, 'keep'],
  [/\bwhy i should not\b|\bno reason (?:not to|i should not)\b/g, 'should'],
  [/\b(?:am )?not sure\b|\b(?:do )?not know\b/g, 'unsure'],
  [
    /\bnever thought i would\b|\bnot going to lie\b|\bnot (?:joking|kidding|lying|exaggerating)\b|\bno joke\b|\bnot only\b/g,
    '',
  ],
  [/\b(?:not a|hardly a) (?:day|night|hour) (?:goes|passes)(?: by)? without\b/g, 'every day'],
  [/\b(said|says|say|told me|tells me|wrote|texted me|texted|goes) ,/g, '$1'],
]

function replaced(text: string, rules: readonly [RegExp, string][]): string {
  let result = text
  for (const [pattern, replacement] of rules) result = result.replace(pattern, replacement)
  return result
}

/** Lower case, one space between words, full forms, no fillers: what every pattern here is written against. */
export function heard(sentence: string): string {
  const repaired = replaced(sentence, repairs)
  const full = replaced(repaired, contractions).replace(/'/g, '').replace(fillers, ' ')
  const plain = full
    .replace(/ +/g, ' ')
    .replace(/\b(to|and|i) like\b/g, '$1')
    .replace(/\b([a-z]+)(?: \1\b)+/g, '$1')
  return replaced(plain, hollowNegations).replace(/ +/g, ' ').trim()
}
