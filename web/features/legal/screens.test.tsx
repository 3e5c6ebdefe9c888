import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { legalScreens } from './screens.ts'

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
