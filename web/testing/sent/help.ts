import type { HelpLine } from '#contract/help.ts'

export const helpLine = (own: Partial<HelpLine> = {}): HelpLine => ({
  country: 'US',
  name: 'Suicide and Crisis Lifeline',
  call: '988',
  text: { number: '988', message: null },
  website: null,
  emergency: '911',
  checkedOn: '2026-11-21',
  ...own,
})
