import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { helpLine, lineAt, setHostLines, spokenHelpLine } from './help-lines.ts'
import { hostLines } from './host.ts'

test.each([
  ['America/New_York', '988', '911'],
  ['America/Indiana/Indianapolis', '988', '911'],
  ['America/Toronto', '988', '911'],
  ['Europe/London', '116 123', '999'],
  ['Europe/Dublin', '116 123', '112'],
  ['Europe/Rome', '112', '112'],
  ['Australia/Perth', '13 11 14', '000'],
  ['Pacific/Auckland', '1737', '111'],
  ['Asia/Calcutta', '14416', '112'],
  ['Asia/Tokyo', 'findahelpline.com', 'your local emergency number'],
  ['Nowhere/Land', 'findahelpline.com', 'your local emergency number'],
])('in %s the line is %s and the emergency number %s', (zone, number, emergency) => {
  const line = helpLine(zone)
  expect(line.emergency).toBe(emergency)
  expect(line.words).toContain(number)
  expect(line.words).toMatch(/^[A-Z].*\.$/)
})

test('every zone this machine knows has a line', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(helpLine(zone).words).not.toBe('')
})

test('a voice says a number digit by digit', () => {
  expect(spokenHelpLine('America/New_York')).toEqual({
    words: 'You can call or text the Suicide and Crisis Lifeline at nine eight eight.',
    emergency: 'nine one one',
  })
  expect(spokenHelpLine('Europe/London').words).toContain('one one six, one two three')
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(spokenHelpLine(zone).words).not.toMatch(/\d/)
})

async function dirWith(text: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'journal-lines-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeFile(join(dir, 'help-lines.json'), text)
  return dir
}

const japan = {
  ...{ country: 'JP', name: 'Inochi no Denwa', call: '0120-783-556', emergency: '119' },
  ...{ checkedOn: '2026-11-01', timeZones: ['Asia/Tokyo'] },
}

test('the host’s lines come before the shipped ones, also for a country that has none', async () => {
  const own = {
    country: 'US',
    name: 'Our campus line',
    call: '+1 415 555 0100',
    emergency: '911',
    checkedOn: '2026-10-02',
  }
  setHostLines(await hostLines(await dirWith(JSON.stringify([japan, own]))))
  onTestFinished(() => setHostLines([]))
  expect(lineAt('America/Chicago')).toMatchObject({ name: 'Our campus line', checkedOn: '2026-10-02' })
  expect(helpLine('Asia/Tokyo').words).toBe('You can call Inochi no Denwa at 0120-783-556.')
  expect(helpLine('Europe/London').words).toContain('116 123')
})

test('without a file the shipped lines serve', async () => {
  expect(await hostLines(join(tmpdir(), 'no-such-folder'))).toEqual([])
})

test.each([
  ['{', 'DATA_DIR/help-lines.json: is not JSON'],
  [
    JSON.stringify([{ ...japan, checkedOn: 'yesterday' }]),
    'DATA_DIR/help-lines.json: 0.checkedOn: must be a day such as 2026-11-21',
  ],
  [JSON.stringify([{ ...japan, call: null }]), 'DATA_DIR/help-lines.json: 0: needs call, text or website'],
  [
    JSON.stringify([{ ...japan, timeZones: ['Asia/Atlantis'] }]),
    'DATA_DIR/help-lines.json: 0.timeZones.0: must be a time zone such as Asia/Tokyo',
  ],
])('a wrong file stops the start with one line that names it (%#)', async (text, complaint) => {
  await expect(hostLines(await dirWith(text))).rejects.toThrow(complaint)
})
