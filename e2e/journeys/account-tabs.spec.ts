import { expect, signInNewPerson, test } from '../journey.ts'

test('four tabs whose access token ran out all stay signed in, with at most four refreshes (R9)', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/account')
  const context = page.context()
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto('/account')))
  const isSignedIn = () =>
    Promise.all(tabs.map((tab) => expect(tab.getByRole('button', { name: 'Change password' })).toBeVisible()))
  await isSignedIn()

  let refreshes = 0
  await context.route('**/api/auth/refresh', (route) => {
    refreshes++
    return route.continue()
  })
  await page.evaluate(() => localStorage.setItem('access_token', 'ran.out.now'))
  await Promise.all(tabs.map((tab) => tab.reload()))
  await isSignedIn()
  for (const tab of tabs) await expect(tab).toHaveURL(/\/account$/)
  expect(refreshes).toBeGreaterThan(0)
  expect(refreshes).toBeLessThanOrEqual(4)

  // The session is still valid: the stored refresh token was not treated as stolen.
  const refreshToken = await page.evaluate(() => localStorage.getItem('refresh_token'))
  const answer = await page.request.post('/api/auth/refresh', { data: { refresh_token: refreshToken } })
  expect(answer.status()).toBe(200)
})
