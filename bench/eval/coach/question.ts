/** A question, the diary entries that hold the answer, and for "how often" the count; none where nothing does. */
export type DiaryQuestion = { asks: string; heldBy: readonly string[]; count?: number }

/** A line each: `question`, `question|days` or `question|count|days`; any of the days' entries is right. */
export function questionsIn(text: string): DiaryQuestion[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [asks = '', ...more] = line.split('|')
      const heldBy = (more.at(-1) ?? '').split(' ').flatMap((day) => (day === '' ? [] : `entry-${day}`))
      return more.length === 2 ? { asks, heldBy, count: Number(more[0]) } : { asks, heldBy }
    })
}
