import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { type Claim, claim } from '../claims/claims.ts'
import {
  capital,
  count,
  counted,
  figures,
  inMonth,
  nothing,
  onThe,
  quoted,
  type Said,
  say,
  times,
} from '../claims/saying.ts'
import { placesIn } from '../facts/quoting.ts'
import { figure, isRunning, isWeek, meanwhile, oneOf, span, type Telling } from './telling.ts'

/** How much there is to go by; always said first. */
export function coverage(told: Telling): Claim {
  const { now, scope } = told
  const places = placesIn(now.length > 1 ? [...now.slice(0, 1), ...now.slice(-1)] : now)
  return claim(
    ['coverage', scope.period.kind, scope.period.start],
    now.length > 1 ? written(told) : once(told),
    now,
    places,
  )
}

/** Said once, so that nobody wonders why nothing was made of them. */
export function otherLanguages(told: Telling): Claim | null {
  const others = told.now.filter(({ content }) => isOtherLanguage(content))
  if (others.length === 0) return null
  const entries = figure(told, 'entries in another language', span(told))
  const are = others.length === 1 ? 'is' : 'are'
  const said = say`${capital(counted(entries, 'entry', 'entries'))} ${are} in another language: kept and counted, and not judged.`
  return claim(['other languages', told.scope.period.kind, told.scope.period.start], said, others)
}

function written(told: Telling): Said {
  const entries = figure(told, 'entries', span(told))
  const days = figure(told, 'days', span(told))
  const all = figure(told, 'calendar days', span(told))
  const words = say`${figures(figure(told, 'words', span(told)))} words`
  const soFar = isRunning(told) ? ' so far' : ''
  const [first] = told.now
  const when = isWeek(told) || !first ? say`${meanwhile(told)}` : inMonth(first.day)
  if (days.value === all.value) {
    return say`You wrote every day ${when}${soFar}: ${counted(entries, 'entry', 'entries')}, ${words}${fromCalls(told)}.`
  }
  const onDays = isWeek(told)
    ? say`${count(days)} of ${count(all)} days${soFar}`
    : say`${count(days)} of the ${count(all)} days${soFar}`
  if (days.value === entries.value) {
    return oneOf(told, 'coverage', [
      say`You wrote on ${onDays} ${when}, ${words} in all${fromCalls(told)}.`,
      say`On ${onDays} ${when} you wrote something down, ${words} in all${fromCalls(told)}.`,
    ])
  }
  return oneOf(told, 'coverage', [
    say`You wrote ${times(entries)} ${when}, on ${onDays}, ${words} in all${fromCalls(told)}.`,
    say`On ${onDays} ${when} you wrote something down: ${counted(entries, 'entry', 'entries')}, ${words} in all${fromCalls(told)}.`,
  ])
}

function fromCalls(told: Telling): Said {
  const calls = figure(told, 'entries', { ...span(told), source: 'call' })
  const all = figure(told, 'entries', span(told))
  if (calls.value === 0 || calls.value === all.value) return nothing
  return say`; ${counted(calls, 'entry', 'entries')} came from ${calls.value === 1 ? 'a call' : 'calls'}`
}

/** The short honest note where a single entry is all there is. */
function once(told: Telling): Said {
  const [entry] = told.now
  if (!entry) return nothing
  const entries = figure(told, 'entries', span(told))
  const quote = placesIn([entry])[0]
  const day = onThe(entry.day, told.scope.period.kind)
  const what = quote ? say`: ${quoted(quote)}` : say`.`
  return say`You wrote ${times(entries)} ${meanwhile(told)}, on ${day}${what} That is too little to see a pattern in.`
}
