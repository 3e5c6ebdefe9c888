import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

test('whose word about addresses is taken can be listed', () => {
  expect(readConfig({}).trustedProxies).toEqual(['loopback'])
  const some = ['uniquelocal', '192.0.2.7', '2001:db8::/32']
  expect(readConfig({ TRUSTED_PROXIES: some.join(', ') }).trustedProxies).toEqual(some)
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

test('words of people go to a language model over TLS, or stay in the host’s own network', () => {
  const at = (address: string, more: Record<string, string> = {}) =>
    readConfig({ LLM_BASE_URL: address, LLM_MODEL: 'llama3.2', ...more }).llm?.baseUrl
  expect(at('http://ollama:11434/v1')).toBe('http://ollama:11434/v1')
  expect(() => at('http://models.example/v1')).toThrow(/^LLM_BASE_URL: has to begin with https/)
  const named = { LLM_PRIVATE_HOSTS: 'gpu.lab.example, models.example' }
  expect(at('http://models.example/v1', named)).toBe('http://models.example/v1')
  expect(readConfig(named).llm).toBeNull()
})

test('a secret may stand in a file, and a file that is not there is named without its path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'key')
  writeFileSync(file, 'a key\n')
  const own = { LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'large' }
  expect(readConfig({ ...own, LLM_API_KEY_FILE: file }).llm?.apiKey).toBe('a key')
  expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('a key')
  const both = { ...own, LLM_API_KEY: 'another', LLM_API_KEY_FILE: file }
  expect(() => readConfig(both)).toThrow('LLM_API_KEY_FILE: only one of it and LLM_API_KEY')
  const away = () => readConfig({ ...own, LLM_API_KEY_FILE: join(folder, 'away') })
  expect(away).toThrow('LLM_API_KEY_FILE: the file cannot be read, or is empty')
  expect(away).not.toThrow(folder)
})

test('a language model is set up whole or not at all, and one of one’s own needs no key', () => {
  expect(readConfig({}).llm).toBeNull()
  const own = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'llama3.2' }
  expect(readConfig(own).llm).toEqual({
    ...{ baseUrl: 'http://localhost:11434/v1', model: 'llama3.2' },
    ...{ apiKey: undefined, prices: null, atOnce: 2 },
  })
  expect(readConfig({ ...own, LLM_PRICE_IN: '0.5', LLM_PRICE_OUT: '2' }).llm?.prices).toEqual({ in: 0.5, out: 2 })
  expect(() => readConfig({ LLM_API_KEY: 'a key' })).toThrow('LLM_BASE_URL: needed with LLM_API_KEY')
  expect(() => readConfig({ LLM_BASE_URL: own.LLM_BASE_URL })).toThrow('LLM_MODEL: needed with LLM_BASE_URL')
  expect(() => readConfig({ LLM_MODEL: 'llama3.2' })).toThrow('LLM_BASE_URL: needed with LLM_MODEL')
  expect(() => readConfig({ ...own, LLM_PRICE_IN: '0.5' })).toThrow('LLM_PRICE_OUT: needed with LLM_PRICE_IN')
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
    { TRUSTED_PROXIES: 'loopback,caddy' },
    { TRUSTED_PROXIES: '10.0.0.0/99' },
    { DATABASE_URL: 'mysql://user:secret@host/db' },
    { ENCRYPTION_KEY: 'c2VjcmV0' },
    { CARRIER: 'pigeon' },
    { TWILIO_FROM_NUMBER: '411' },
    { CALLS_PER_SECOND: '-3' },
    { CALLING_PREFIXES: 'everywhere' },
    { PUBLIC_URL: 'journal.example' },
    { SISTER_EMOTIONAL_URL: 'javascript:alert(1)' },
    { SISTER_GOALS_URL: 'goals.example' },
    { LLM_BASE_URL: 'file:///etc/passwd' },
    { LLM_PRICE_IN: 'cheap' },
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
