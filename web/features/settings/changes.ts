import { type Settings, SettingsChange } from '#contract/settings.ts'

/** What the form holds: everything a person may set. */
export type Choices = Required<{ [Name in keyof SettingsChange]: NonNullable<SettingsChange[Name]> }>
type Name = keyof Choices

const names = Object.keys(SettingsChange.shape) as Name[]

export function choicesIn(settings: Settings): Choices {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Choices
}

/** Only what is another now: what somebody changed elsewhere meanwhile is not sent back as it was. */
export function changesBetween(before: Choices, after: Choices): Partial<Choices> {
  const changed = names.filter((name) => !isSame(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
