/** What makes a day one of its kind. */
export const turning =
  /\b(?:died|passed away|born|birth|wedding|married|engaged|divorce\w*|broke up|quit|fired|laid off|promot\w+|new job|moved|moving|graduat\w+|cancer|surgery|hospital|pregnant|anniversary|birthday|interview|finally|first time|finished|argument|fight)\b/i

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean))
/** Words that carry nothing by themselves. */
export const small =
  list(`i me my mine we us our you your he him his she her it its they them their this that these those there here
  the a an and or but nor so because if when while as than of to in on at by for with from about into onto over under up down
  out off is am are was were be been being do does did done have has had having will would can could should may might must not
  no just very really quite also too then again still even only more most some any all both each i'm i've i'd it's that's don't
  didn't wasn't isn't can't couldn't what which who whom whose where how why get got getting go going went gone come came make
  made take took put let say said see saw know knew think thought`)
/** Words that could stand above any day. */
export const dull =
  list(`day today yesterday thing things stuff time times lot bit good nice great fine okay pretty much kind sort
  way something anything everything people able really always usually feel felt feeling going want wanted like usual happened
  yesterday's morning night week overall actually basically`)
/** Torn from its subject: "and fielded many questions", "which helped". */
export const lost =
  /^(?:and|but|or|plus|then) (?!(?:then )?(?:i|i'm|we|my|our|the|a|he|she|it|they|his|her|now|today|yesterday)\b)|^(?:which|who|that|whose)\b/i
/** Where a clause may be cut without breaking it. */
export const breaks =
  /[,.;:!?…—–()]+|\s(?=(?:and then|and (?:i|we|he|she|they|it|my|that|the)|but|because|although|though|so (?:i|we|he|she|it|my|that)|which|while|whereas|until|unless)\b)/i
/** What people say before they begin. */
export const opening =
  /^(?:(?:well|so|and|but|then|also|oh|okay|yeah|yes|no|honestly|basically|actually|overall|because|since|though|although|i think|i guess|i mean|i'd say|you know|like|um|uh|plus)[\s,]+|(?:yesterday|today|tonight|this morning|last night)(?:,\s*|\s(?=(?:i|we|my|our|the|he|she|they|a)\b)))+/i
/** No title ends on one of these. */
export const dangling =
  list(`the a an and or but because so that which who if when while as than of to for from with without into onto
  about at by in on my your our their his her its i i'm i've was is are were be been being have has had very really just also
  not no some any this these those each every more most up such like until almost quite
  though we he she they all it's would could should will can where what how why between during`)
