import type { Goal } from '#contract/goals.ts'

type Option<Value> = { value: Value; label: string }

export const types: readonly Option<Goal['type']>[] = [
  { value: 'short_term', label: 'Short term (under 1 year)' },
  { value: 'long_term', label: 'Long term' },
]

export const categories: readonly Option<Goal['category']>[] = [
  { value: 'career', label: 'Career' },
  { value: 'health', label: 'Health' },
  { value: 'relationships', label: 'Relationships' },
  { value: 'personal', label: 'Personal' },
  { value: 'financial', label: 'Financial' },
  { value: 'education', label: 'Education' },
  { value: 'creative', label: 'Creative' },
]

export const priorities = ['Highest', 'High', 'Medium', 'Low', 'Lowest'].map((word, place) => ({
  value: String(place + 1),
  label: `${place + 1} – ${word}`,
  word,
}))

/** Health · Short term · High priority */
export function factsOf({ type, category, priority }: Goal): string[] {
  const word = priorities[priority - 1]?.word ?? ''
  return [
    categories.find(({ value }) => value === category)?.label ?? category,
    type === 'short_term' ? 'Short term' : 'Long term',
    `${word} priority`,
  ]
}
