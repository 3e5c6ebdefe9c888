import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consent } from '#contract/consent.ts'
import { legalScreens } from './screens.ts'

test('the terms of use quote what is agreed to, word for word', async () => {
  const { load } = legalScreens.find(({ path }) => path === '/terms-of-use') ?? {}
  const TermsOfUse = await load?.()
  render(TermsOfUse ? <TermsOfUse /> : null)
  expect(screen.getByText(consent.calls)).toBeTruthy()
})

test('every legal text carries its date and leads back home, to the others and to support', async () => {
  const titles = []
  for (const { load } of legalScreens) {
    const Legal = await load()
    const { unmount } = render(<Legal />)
    titles.push(screen.getByRole('heading', { level: 1 }).textContent)
    expect(screen.getByText('Last updated June 5, 2025')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/privacy-policy', '/terms-of-service', '/terms-of-use', '/support']),
    )
    unmount()
  }
  expect(titles).toEqual(['Privacy Policy', 'Terms of Service', 'Terms of Use'])
})
