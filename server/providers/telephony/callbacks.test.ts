import { expect, test } from 'vitest'
import { readCallback } from './callbacks.ts'

const form = (fields: Record<string, string>) => new URLSearchParams({ CallSid: 'CA1', ...fields }).toString()
const status = (fields: Record<string, string>) => readCallback('status', form(fields))

test('a status is read with its number, whoever sends it', () => {
  const rung = { is: 'status', providerCallId: 'CA1', status: 'ringing', number: 1, answeredBy: null, code: null }
  expect(status({ CallStatus: 'ringing', SequenceNumber: '1' })).toEqual(rung)
  expect(status({ CallStatus: 'in-progress', SequenceNumber: '2' })).toMatchObject({ status: 'in-progress', number: 2 })
  expect(status({ CallStatus: 'failed', SequenceNumber: '3', SipResponseCode: '404' })).toMatchObject({ code: '404' })
  expect(status({ CallStatus: 'completed', AnsweredBy: 'machine_end_beep' })).toMatchObject({
    ...{ status: 'completed', number: -1, answeredBy: 'machine' },
  })
})

test('what is being dialled does not ring yet, but may', () => {
  for (const CallStatus of ['queued', 'initiated']) expect(status({ CallStatus })).toMatchObject({ status: 'ringing' })
})

test('every answer of machine detection is a human, a machine or nothing sure', () => {
  const heard = (AnsweredBy: string) => {
    const callback = readCallback('machine', form({ AnsweredBy, MachineDetectionDuration: '2100' }))
    return callback?.is === 'machine' ? callback.answeredBy : callback
  }
  expect(heard('human')).toBe('human')
  for (const kind of ['machine_start', 'machine_end_beep', 'machine_end_silence', 'machine_end_other', 'fax']) {
    expect(heard(kind)).toBe('machine')
  }
  expect([heard('unknown'), heard('not_sure'), heard('')]).toEqual(['unknown', 'unknown', null])
})

test('a relay that is over is ended, left or broken', () => {
  const over = (fields: Record<string, string>) => readCallback('relay-over', form(fields))
  for (const how of ['ended', 'completed', 'failed']) {
    expect(over({ SessionStatus: how, CallStatus: 'in-progress' })).toEqual({
      is: 'relay-over',
      providerCallId: 'CA1',
      how,
    })
  }
  expect(over({ CallStatus: 'completed' })).toMatchObject({ how: 'completed' })
  expect(over({ CallStatus: 'in-progress' })).toMatchObject({ how: 'failed' })
})

test('what says nothing we know says nothing', () => {
  expect(status({ CallStatus: 'dancing' })).toBeNull()
  expect(readCallback('status', 'CallStatus=ringing')).toBeNull()
  expect(readCallback('machine', form({}))).toBeNull()
  expect(readCallback('status', '')).toBeNull()
  expect(readCallback('status', form({ CallStatus: 'ringing', SequenceNumber: 'one' }))).toMatchObject({ number: -1 })
})
