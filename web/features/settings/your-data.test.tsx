import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { farewellDue } from '#web/features/account/farewell.ts'
import { currentUserId, rememberUser } from '#web/lib/session.ts'
import { show } from '#web/testing/screen.tsx'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { YourDataSection } from './your-data-section.tsx'

async function asksToDelete(password: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }))
  if (password) await userEvent.type(dialog.getByLabelText('Your password'), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete everything' }))
  return dialog
}

test('the export is saved under the name the server gives it', async () => {
  let finish: (response: Response) => void = () => undefined
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise<Response>((resolve) => {
        if (address.endsWith('/export')) finish = resolve
      }),
  )
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  URL.createObjectURL = () => 'blob:journal'
  show(<YourDataSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Export everything' }))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /^Packing your journal…/ })).disabled).toBe(true)
  const headers = { 'content-disposition': 'attachment; filename="journal-ai-2026-03-03.zip"' }
  finish(new Response('a zip', { headers }))
  await waitFor(() => expect(saved).toEqual(['journal-ai-2026-03-03.zip']))
  expect(await screen.findByRole('button', { name: 'Export everything' })).toBeTruthy()
})

test('an export that did not come says why, and can be asked for again', async () => {
  serverAnswers({ 'GET /api/users/1/export': problem(429, 'too_many_attempts', 'Too many tries. Please wait.') })
  show(<YourDataSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Export everything' }))
  expect(await screen.findByText('Export Failed')).toBeTruthy()
  expect(screen.getByText('Too many tries. Please wait.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export everything' }).disabled).toBe(false)
})

test('a wrong password is said at its field, deletes nothing and signs nobody out', async () => {
  rememberUser(1)
  serverAnswers({
    'DELETE /api/users/1': problem(403, 'wrong_credentials', 'That isn’t your password. Nothing was deleted.'),
  })
  show(<YourDataSection />)
  const dialog = await asksToDelete('a guess')
  expect(await dialog.findByText('That isn’t your password. Nothing was deleted.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Your password').value).toBe('a guess')
  expect(currentUserId()).toBe(1)
})

test('without the password nothing is asked of the server', async () => {
  const { asked } = serverAnswers({})
  show(<YourDataSection />)
  const dialog = await asksToDelete('')
  expect(await dialog.findByText('Please enter your password.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('a deleted account is forgotten in this browser, and said goodbye to', async () => {
  rememberUser(1)
  localStorage.setItem('draft-entry:1', 'half a thought')
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  const { asked } = serverAnswers({ 'DELETE /api/users/1': { status: 204 } })
  show(<YourDataSection />)
  const dialog = await asksToDelete('the right one')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(asked.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'the right one' })
  expect([currentUserId(), localStorage.getItem('draft-entry:1'), farewellDue()]).toEqual([null, null, 'deleted'])
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Deleting…' }).disabled).toBe(true)
})
