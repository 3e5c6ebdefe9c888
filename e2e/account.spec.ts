import { expect, test } from './fixtures.ts'

test('a new person registers and arrives at their dashboard', async ({ page, newcomer }) => {
  const { name, phoneNumber, password } = newcomer()
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Your Journey' }).first().click()
  await expect(page.getByRole('heading', { name: 'Join Journal AI' })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone number').fill(phoneNumber)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const submit = page.getByRole('button', { name: 'Create Account' })
  await expect(submit).toBeDisabled()
  await page.getByRole('checkbox').check()
  await submit.click()
  await expect(page.getByText('Registration Successful!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(/your journaling overview/)).toBeVisible()
})

test('signing out ends here and on the server, and signing in leads back', async ({ page, newcomer, signedIn }) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible()
  expect((await signedIn.send({ method: 'GET', url: '~/stats' })).status).toBe(401)
  await page.goto('/login')
  await page.getByLabel('Phone number').fill(signedIn.user.phoneNumber)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveValue(signedIn.user.phoneNumber)
  await page.getByLabel('Password', { exact: true }).fill(newcomer().password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login Successful!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a stored id without a session is forgotten, and leads to the login', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.getItem('once') ?? localStorage.setItem('currentUserId', '5'))
  await page.goto('/journal-entries')
  await expect(page).toHaveURL(/\/login$/)
})

test('an address that is nothing says so and leads home', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible()
})
