import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { dismissToast, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

function page(isOpen: boolean) {
  return (
    <>
      <Toaster />
      {isOpen && (
        <Dialog label="New goal" look="" onClose={() => undefined}>
          A form
        </Dialog>
      )}
    </>
  )
}

test('a message shows within the dialog that is open, where it is seen and heard, and outlives it', async () => {
  const { rerender } = render(page(true))
  act(() => toast({ title: 'Error', description: 'Failed to create goal.' }))
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByText('Failed to create goal.')).toBeTruthy()
  expect(within(dialog).getByRole('alert').textContent).toBe('ErrorFailed to create goal.')
  rerender(page(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Failed to create goal.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => dismissToast())
})

test('a message goes by itself after five seconds', async () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => toast({ title: 'Tags updated' }))
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect(screen.getByText('Tags updated')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryByText('Tags updated')).toBeNull()
})

test('F8 leads to the message', async () => {
  render(<Toaster />)
  act(() => toast({ title: 'Tags updated' }))
  await screen.findByText('Tags updated')
  await userEvent.keyboard('{F8}')
  expect(document.activeElement?.textContent).toContain('Tags updated')
})

test('a message stays while it is read, and goes when it is dismissed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const hand = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<Toaster />)
  act(() => toast({ title: 'Tags updated' }))
  await hand.hover(screen.getByText('Tags updated'))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText('Tags updated')).toBeTruthy()
  await hand.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Tags updated')).toBeNull()
})
