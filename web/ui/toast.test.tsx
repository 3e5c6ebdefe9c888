import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { dismissToast, toast, toastLater, useShownToast } from './toast.ts'

function Shown() {
  return <p>{useShownToast()?.title ?? 'nothing'}</p>
}
const shown = () => screen.getByText(/./).textContent

beforeEach(() => {
  render(<Shown />)
  while (shown() !== 'nothing') act(() => dismissToast())
})

test('a newer one takes the place of the older', () => {
  act(() => toast({ title: 'first' }))
  act(() => toast({ title: 'second' }))
  expect(shown()).toBe('second')
  act(() => dismissToast())
  expect(shown()).toBe('nothing')
})

test('what can wait is shown when nothing else is', () => {
  act(() => toast({ title: 'saved' }))
  act(() => toastLater({ title: 'unlocked' }))
  expect(shown()).toBe('saved')
  act(() => dismissToast())
  expect(shown()).toBe('unlocked')
  act(() => dismissToast())
  expect(shown()).toBe('nothing')
})

test('what can wait makes room and comes back', () => {
  act(() => toastLater({ title: 'unlocked' }))
  expect(shown()).toBe('unlocked')
  act(() => toast({ title: 'saved' }))
  expect(shown()).toBe('saved')
  act(() => dismissToast())
  expect(shown()).toBe('unlocked')
})
