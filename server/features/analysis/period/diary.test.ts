import { expect, test } from 'vitest'
import { analyseEntry } from '#server/features/analysis/entry/rules.ts'
import { readDiary } from '#server/features/journal/importing/diary.ts'
import { readRisk } from '#server/features/safety/alarm.ts'
import { diaryLines, journals } from '#server/testing/data/sets.ts'
import { statementsOf } from '../statements/rules.ts'
import { type Kind, periodOf } from './calendar.ts'
import { scopeOf } from './facts/facts.ts'
import type { Noted } from './facts/noted.ts'
import { type Written, written } from './written.ts'

/** Real texts, where they are on this machine. */
function realDays(): Noted[] {
  const lines = diaryLines()
  if (!lines) return []
  return readDiary(lines, 'UTC', Temporal.Now.instant()).map(({ title, text, at }, place) => ({
    ...{ id: place + 1, title, content: text, source: 'manual' as const },
    ...analyseEntry(text),
    risk: readRisk(text),
    day: at.toZonedDateTimeISO('UTC').toPlainDate().toString(),
  }))
}

function modernDays(): Noted[] {
  return (journals() ?? []).map(({ text }, place) => ({
    ...{ id: place + 1, title: 'A day', content: text, source: 'manual' as const },
    ...analyseEntry(text),
    risk: readRisk(text),
    day: Temporal.PlainDate.from('2022-01-03').add({ days: place }).toString(),
  }))
}

function periods(days: readonly Noted[], kind: Kind, most: number): Written[] {
  const starts = [...new Set(days.map(({ day }) => periodOf(kind, day).start))]
  const every = Math.max(1, Math.floor(starts.length / most))
  const some = starts.filter((_, at) => at % every === 0).slice(0, most)
  return some.map((start) => write(days, kind, start))
}

function write(days: readonly Noted[], kind: Kind, start: string): Written {
  const period = periodOf(kind, start)
  const from = Temporal.PlainDate.from(start).subtract({ days: 31 }).toString()
  const around = days.filter(({ day }) => day >= from && day <= period.end)
  return written(around, { scope: scopeOf(period, period.end), timeZone: 'UTC', today: period.end })
}

/** It reads some hundred thousand words. */
const timeout = 120_000

for (const [name, days] of [
  ['a diary of nine years', realDays()],
  ['four years of modern entries', modernDays()],
] as const) {
  const texts = new Map(days.map(({ id, content }) => [id, content]))
  for (const [kind, most] of [
    ['week', 50],
    ['month', 20],
  ] as const) {
    test.skipIf(days.length === 0)(`${name}: every statement of ${most} ${kind}s is borne out`, { timeout }, () => {
      const all = periods(days, kind, most)
      expect(all.length).toBeGreaterThanOrEqual(most)
      for (const { patterns } of all) {
        expect(patterns.verified.kept).toBe(patterns.verified.checked)
        expect(patterns.findings.length).toBeLessThanOrEqual(6)
        for (const { evidence, text } of statementsOf(patterns)) {
          expect(text).toMatch(/^[A-Z“0-9]/)
          for (const { entryId, quote } of evidence) expect(texts.get(entryId)).toContain(quote)
        }
      }
    })
  }

  test.skipIf(days.length === 0)(`${name}: the same entries give the same words`, { timeout }, () => {
    for (const [kind, most] of [
      ['week', 10],
      ['month', 3],
    ] as const)
      expect(periods(days, kind, most)).toEqual(periods(structuredClone(days), kind, most))
  })
}
