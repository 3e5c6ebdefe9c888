import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { phoneCall } from '#web/testing/sent/calls.ts'
import { serverAnswers } from '#web/testing/server.ts'
import { Phone } from './phone.tsx'

const path = 'GET /api/users/1/calls/current'
const onTelephone = (own: Parameters<typeof phoneCall>[0] = {}) => ({
  body: {
    call: phoneCall({ companionName: 'Willow', phoneNumber: '+14155552671', ...own }),
    heard: 0,
    isCare: false,
    ringsIn: 'telephone',
  },
})
const over = { body: { call: null, heard: 0, isCare: false, ringsIn: 'telephone' } }

test('a call to the telephone rings there, and the page only tells of it', async () => {
  const { answers } = serverAnswers({ [path]: onTelephone() })
  const { queryClient } = show(<Phone onOpenChange={() => undefined} />)
  expect(await screen.findByText('Your phone is ringing')).toBeTruthy()
  expect(screen.getByText('Willow is calling +14155552671.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  answers[path] = onTelephone({ status: 'in-progress' })
  await act(() => queryClient.invalidateQueries({ queryKey: ['calls'] }))
  expect(await screen.findByText('On the phone with Willow')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  answers[path] = over
  await act(() => queryClient.invalidateQueries({ queryKey: ['calls'] }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Call on your telephone' })).toBeNull())
})

test('a call that rings on the telephone can be cancelled from the page', async () => {
  const { asked } = serverAnswers({ [path]: onTelephone(), 'POST /api/users/1/calls/5/decline': { status: 204 } })
  show(<Phone onOpenChange={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(asked.some(({ path: asking }) => asking.endsWith('/calls/5/decline'))).toBe(true))
})

test('a call that waits for its turn is said to be on its way', async () => {
  serverAnswers({ [path]: onTelephone({ status: 'queued' }) })
  show(<Phone onOpenChange={() => undefined} />)
  expect(await screen.findByText('Calling your phone…')).toBeTruthy()
})
