/** "1 entry", "1,204 entries" */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

export const numberWords = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
]

/** Small numbers as words, large ones in figures. */
export const numberInWords = (value: number) => numberWords[value] ?? value.toLocaleString('en-US')

/** "one entry", "six entries", "1,204 entries" */
export const countedInWords = (count: number, one: string, many = `${one}s`) =>
  `${numberInWords(count)} ${count === 1 ? one : many}`

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
