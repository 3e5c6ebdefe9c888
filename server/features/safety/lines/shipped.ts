import type { HelpLine } from '#contract/help.ts'

/** `phrase` is how a sentence names it, where that is not its name. */
export type KnownLine = HelpLine & { phrase?: string | undefined }

const checkedOn = '2026-11-21'

function line(
  country: string,
  name: string,
  call: string,
  emergency: string,
  more: Partial<KnownLine> = {},
): KnownLine {
  return { country, name, call, text: null, website: null, emergency, checkedOn, ...more }
}

const samaritans = { phrase: 'the Samaritans, free at any hour,' }

export const shipped: readonly KnownLine[] = [
  line('US', 'Suicide and Crisis Lifeline', '988', '911', {
    phrase: 'the Suicide and Crisis Lifeline',
    text: { number: '988', message: null },
    website: 'https://988lifeline.org',
  }),
  line('CA', 'Suicide Crisis Helpline', '988', '911', {
    phrase: 'the Suicide Crisis Helpline',
    text: { number: '988', message: null },
    website: 'https://988.ca',
  }),
  line('GB', 'Samaritans', '116 123', '999', { ...samaritans, text: { number: '85258', message: 'SHOUT' } }),
  line('IE', 'Samaritans', '116 123', '112', samaritans),
  line('AU', 'Lifeline', '13 11 14', '000'),
  line('NZ', '1737, a trained counselor', '1737', '111', {
    phrase: 'a trained counselor',
    text: { number: '1737', message: null },
  }),
  line('IN', 'Tele MANAS', '14416', '112'),
  line('DE', 'TelefonSeelsorge', '0800 111 0 111', '112', { phrase: 'the TelefonSeelsorge' }),
  line('CH', 'Die Dargebotene Hand', '143', '112', { phrase: 'the Dargebotene Hand' }),
  line('NL', '113 Zelfmoordpreventie', '113', '112', { phrase: 'the suicide prevention line' }),
  line('ES', 'Línea 024', '024', '112', { phrase: 'the suicide prevention line' }),
  line('NO', 'Mental Helse', '116 123', '112'),
]

const directory = 'https://findahelpline.com'

export const europe: KnownLine = {
  ...{ country: 'EU', name: 'A support line near you', call: null, text: null },
  ...{ website: directory, emergency: '112', checkedOn },
}

export const anywhere: KnownLine = {
  ...{ country: '', name: 'Find a Helpline', call: null, text: null },
  ...{ website: directory, emergency: null, checkedOn },
}
