import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment is a working one', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', logLevel: 'info' })
  expect(config.dataDir.endsWith('/data')).toBe(true)
})

test('a variable set to nothing counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('a public address keeps only its origin', () => {
  expect(readConfig({ PUBLIC_URL: 'https://journal.example/app/' }).publicUrl).toBe('https://journal.example')
})

test('the sister platforms have addresses of their own, whole ones', () => {
  expect(readConfig({}).sisters).toEqual({
    emotional: 'https://emotional-twin.example',
    goals: 'https://goal-groups.example',
  })
  expect(readConfig({ SISTER_GOALS_URL: 'https://groups.example/join?from=journal' }).sisters.goals).toBe(
    'https://groups.example/join?from=journal',
  )
})

test('a carrier has all it needs, or the start says what is missing', () => {
  const twilio = { CARRIER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token' }
  expect(() => readConfig(twilio)).toThrow('TWILIO_FROM_NUMBER: needed with CARRIER=twilio')
  expect(readConfig({ ...twilio, TWILIO_FROM_NUMBER: '+14155550100' }).carrier).toEqual({
    name: 'twilio',
    accountSid: 'AC1',
    authToken: 'token',
    fromNumber: '+14155550100',
    apiUrl: 'https://api.twilio.com',
  })
  expect(() => readConfig({ CARRIER: 'telnyx' })).toThrow('TELNYX_API_KEY: needed with CARRIER=telnyx')
  expect(readConfig({ CALLING_PREFIXES: '+1, +44' }).calling.prefixes).toEqual(['+1', '+44'])
})

test('a carrier reaches us over https, or the start says so', () => {
  const twilio = {
    ...{ CARRIER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token' },
    TWILIO_FROM_NUMBER: '+14155550100',
  }
  const at = (PUBLIC_URL: string) => () => readConfig({ ...twilio, PUBLIC_URL })
  expect(at('http://journal.example')).toThrow('PUBLIC_URL: has to begin with https:// with CARRIER=twilio')
  expect(at('https://journal.example')).not.toThrow()
  expect(at('http://localhost:3000')).not.toThrow()
})

test('a wrong value is named in one line, and never shown', () => {
  const wrong: Record<string, string>[] = [
    { PORT: 'eighty' },
    { DATABASE_URL: 'mysql://user:secret@host/db' },
    { ENCRYPTION_KEY: 'c2VjcmV0' },
    { CARRIER: 'pigeon' },
    { TWILIO_FROM_NUMBER: '411' },
    { CALLS_PER_SECOND: '-3' },
    { CALLING_PREFIXES: 'everywhere' },
    { PUBLIC_URL: 'journal.example' },
    { SISTER_EMOTIONAL_URL: 'javascript:alert(1)' },
    { SISTER_GOALS_URL: 'goals.example' },
    { LOG_LEVEL: 'loud' },
  ]
  for (const env of wrong) {
    const [name, value] = Object.entries(env)[0] ?? ['', '']
    const complaint = complaintAbout(env)
    expect(complaint).toMatch(new RegExp(`^${name}: `))
    expect(complaint).not.toContain(value)
    expect(complaint).not.toContain('\n')
  }
})

function complaintAbout(env: Record<string, string>): string {
  try {
    readConfig(env)
    return 'no complaint'
  } catch (error) {
    return (error as Error).message
  }
}
