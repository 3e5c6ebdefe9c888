const mostWords = 40

/** What is weighed as one: neighboring sentences packed together, so that a long turn is not many chances to be wrong. */
export function stretchesOf(sentences: readonly (readonly string[])[]): (readonly string[])[] {
  const stretches: (readonly string[])[] = []
  let packed: readonly string[] = []
  for (const words of sentences.flatMap(halved)) {
    if (packed.length > 0 && packed.length + words.length > mostWords) {
      stretches.push(packed)
      packed = []
    }
    packed = [...packed, ...words]
  }
  return packed.length > 0 ? [...stretches, packed] : stretches
}

function halved(words: readonly string[]): (readonly string[])[] {
  const middle = words.length >> 1
  return words.length > mostWords ? [...halved(words.slice(0, middle)), ...halved(words.slice(middle))] : [words]
}
