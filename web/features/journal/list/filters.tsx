import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import type { EntrySort } from '#contract/journal.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type Filter, isFiltered, noFilter } from '../asked.ts'
import { SearchField } from './search-field.tsx'

const moods = [
  { value: '', label: 'Any' },
  { value: 'high', label: 'High, 8–10' },
  { value: 'medium', label: 'Medium, 6–7' },
  { value: 'low', label: 'Low, 1–5' },
]
const sentiments = [
  { value: '', label: 'Any' },
  { value: 'positive', label: 'Positive' },
  { value: 'negative', label: 'Negative' },
  { value: 'mixed', label: 'Mixed' },
  { value: 'neutral', label: 'Neutral' },
]
const sorts: readonly { value: EntrySort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'highest-mood', label: 'Highest mood first' },
  { value: 'lowest-mood', label: 'Lowest mood first' },
  { value: 'longest', label: 'Longest first' },
  { value: 'shortest', label: 'Shortest first' },
]

type FiltersProps = { filter: Filter; onChange: (change: Partial<Filter>, how?: { replace: boolean }) => unknown }

/** What is chosen can be undone by going back; what is typed is one step, however many letters it has. */
export function Filters({ filter, onChange }: FiltersProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isFiltered({ ...filter, q: '' }) || filter.sort !== 'newest')
  const choose = (name: keyof Filter) => (change: { target: { value: string } }) =>
    onChange({ [name]: change.target.value || undefined })
  return (
    <section aria-label="Find entries" className="mt-5 mb-2">
      <div className="flex items-end gap-3">
        <div className="min-w-0 grow sm:max-w-[30rem]">
          <SearchField
            label="Search"
            placeholder="Everything written and said"
            value={filter.q}
            onChange={(q) => onChange({ q }, { replace: filter.q !== '' })}
          />
        </div>
        <Button aria-expanded={isOpen} aria-controls={id} aria-label="Filter and sort" onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden />
          <span className="max-sm:hidden">Filter and sort</span>
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-4">
        <div className="grid grid-cols-2 gap-3 sm:gap-4 wide:grid-cols-4">
          <Field label="Mood">
            {(control) => <Select {...control} options={moods} value={filter.mood ?? ''} onChange={choose('mood')} />}
          </Field>
          <Field label="Sentiment">
            {(control) => (
              <Select {...control} options={sentiments} value={filter.sentiment ?? ''} onChange={choose('sentiment')} />
            )}
          </Field>
          <SearchField
            label="Tag"
            placeholder="Part of a tag"
            value={filter.tag}
            onChange={(tag) => onChange({ tag }, { replace: filter.tag !== '' })}
          />
          <Field label="Sort">
            {(control) => <Select {...control} options={sorts} value={filter.sort} onChange={choose('sort')} />}
          </Field>
        </div>
        {isFiltered(filter) && (
          <button
            type="button"
            className="link mt-2 min-h-9 text-small"
            onClick={() => onChange({ ...noFilter, sort: filter.sort })}
          >
            Clear filters
          </button>
        )}
      </div>
    </section>
  )
}
