import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, createContext, useContext, useEffect, useRef, useState } from 'react'
import { type DayButton, DayPicker, type Dropdown } from 'react-day-picker'
import { dateOf, dayOf, longDay } from '#web/lib/days.ts'
import { counted } from '#web/lib/format/counted.ts'
import { Select } from '#web/ui/select.tsx'
import { useEntryDays } from '../api.ts'
import { MoodShape } from '../mood.tsx'
import { moodBand } from '../reading.ts'

type Marked = { entries: number; moodScore: number | null }
const MarkedDays = createContext<ReadonlyMap<string, Marked>>(new Map())

type MonthOfDaysProps = {
  /** Days: from and to which one can go, where to begin, and the chosen one. */
  first: string
  last: string
  begin: string
  chosen: string | undefined
  onChoose: (day: string) => void
}

export function MonthOfDays({ first, last, begin, chosen, onChoose }: MonthOfDaysProps) {
  const [month, setMonth] = useState(() => dateOf(begin))
  const monthOf = (day: number, later = 0) => dayOf(new Date(month.getFullYear(), month.getMonth() + later, day))
  const days = useEntryDays(monthOf(1), monthOf(0, 1))
  const marked = new Map(days.data?.map(({ day, ...about }) => [day, about]))
  return (
    <MarkedDays value={marked}>
      <div className="rounded-card border border-line bg-raised p-3 sm:p-4 wide:sticky wide:top-6">
        <DayPicker
          mode="single"
          required
          fixedWeeks
          month={month}
          onMonthChange={setMonth}
          startMonth={dateOf(first)}
          endMonth={dateOf(last)}
          captionLayout="dropdown"
          formatters={{ formatMonthDropdown: shortMonth }}
          selected={chosen ? dateOf(chosen) : undefined}
          onSelect={(date) => onChoose(dayOf(date))}
          classNames={looks}
          components={{ DayButton: OneDay, Dropdown: Choice, Chevron: Arrow }}
        />
        {days.isError ? (
          <p role="alert" className="mt-2 text-small">
            We couldn’t load the days of this month.{' '}
            <button type="button" className="link" onClick={() => days.refetch()}>
              Try again
            </button>
          </p>
        ) : (
          <p className="mt-2 text-small text-soft">The fuller the circle, the better the mood of the day.</p>
        )}
      </div>
    </MarkedDays>
  )
}

const shortMonth = (month: Date) => month.toLocaleDateString('en-US', { month: 'short' })

const looks = {
  months: 'relative',
  nav: 'absolute top-0 right-0 flex',
  button_previous: 'grid size-11 place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-40',
  button_next: 'grid size-11 place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-40',
  month_caption: 'mb-3 pr-22',
  dropdowns: 'flex gap-2',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'pb-1 text-[0.8125rem] font-medium text-soft',
  day: 'p-0 text-center',
  outside: 'invisible',
}

/** The number, and below it a circle as full as the mood: an empty ring where no mood is known. */
function OneDay({ day, modifiers, className: _, ...button }: ComponentProps<typeof DayButton>) {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) element.current?.focus()
  }, [modifiers.focused])
  const marked = useContext(MarkedDays).get(dayOf(day.date))
  return (
    <button
      {...button}
      ref={element}
      aria-label={`${longDay(dayOf(day.date))}, ${spoken(marked)}`}
      className={`figures mx-auto flex h-12 w-full max-w-12 flex-col items-center justify-center gap-0.5 rounded-control text-small hover:bg-sunken ${
        modifiers.selected ? 'bg-accent-soft font-semibold text-accent' : marked ? 'font-semibold' : 'text-soft'
      } ${modifiers.today ? 'underline underline-offset-4' : ''}`}
    >
      {day.date.getDate()}
      <span className="grid h-3.5 place-items-center">{marked && <MoodMark score={marked.moodScore} />}</span>
    </button>
  )
}

function MoodMark({ score }: { score: number | null }) {
  return <MoodShape band={score === null ? null : moodBand(score)} className="size-3.5" />
}

function spoken(marked: Marked | undefined): string {
  if (!marked) return 'no entries'
  const count = counted(marked.entries, 'entry', 'entries')
  return marked.moodScore === null ? count : `${count}, mood ${marked.moodScore} ${moodBand(marked.moodScore)}`
}

function Choice({ options = [], value, onChange, ...rest }: ComponentProps<typeof Dropdown>) {
  return (
    <span className="w-max">
      <Select
        aria-label={rest['aria-label']}
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        value={String(value)}
        onChange={onChange}
      />
    </span>
  )
}

function Arrow({ orientation }: { orientation?: string }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden className="size-5" />
}
