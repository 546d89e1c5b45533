import type { Page } from '@playwright/test'
import { inventPerson, readCode, signUp } from '../../tools/testing/test-person.ts'
import { expectNothingSerious, findViolations } from '../accessibility.ts'
import { enterSignIn, typeCode } from '../account-steps.ts'
import { expect, signInNewPerson, test } from '../journey.ts'

test('a changed password signs out every other device', async ({ page, browser, troupe }) => {
  const person = await signInNewPerson(page, troupe)
  const elsewhere = await browser.newContext({ baseURL: troupe.url })
  const phone = await elsewhere.newPage()
  await phone.goto('/auth')
  await enterSignIn(phone, person)
  await expect(phone.getByRole('heading', { name: 'Brand Analysis Assistant' })).toBeVisible()

  await page.goto('/account')
  await expect(page.getByRole('button', { name: /^Sign out .* at / })).toHaveCount(1)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password').fill('Other-horse-8')
  await page.getByLabel('Confirm password').fill('Other-horse-8')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password was changed, and every other device is signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out .* at / })).toHaveCount(0)
  await phone.reload()
  await expect(phone.getByText('Authentication expired. Please log in again.')).toBeVisible()
  await elsewhere.close()
})

test('a single session is ended from the list', async ({ page, browser, troupe }) => {
  const person = await signInNewPerson(page, troupe)
  const elsewhere = await browser.newContext({ baseURL: troupe.url })
  const phone = await elsewhere.newPage()
  await phone.goto('/auth')
  await enterSignIn(phone, person)
  await expect(phone.getByRole('heading', { name: 'Brand Analysis Assistant' })).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: /^Sign out .* at / }).click()
  await expect(page.getByRole('button', { name: /^Sign out .* at / })).toHaveCount(0)
  await phone.reload()
  await expect(phone).toHaveURL(/\/auth/)
  await elsewhere.close()
})

test('a new email address counts once its code is entered', async ({ page, troupe }) => {
  const person = await signInNewPerson(page, troupe)
  const moved = { ...person, email: `moved-${person.email}` }
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(moved.email)
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('dialog', { name: 'Verify your new email' })).toBeVisible()
  await typeCode(page, await readCode(troupe.url, moved.email))
  await expect(page.getByText('Email Verified!')).toBeVisible()
  await expect(page.getByText('Your email address was changed.')).toBeVisible()
  await page.getByRole('button', { name: person.username }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await enterSignIn(page, moved)
  await expect(page.getByRole('heading', { name: 'Brand Analysis Assistant' })).toBeVisible()
})

/** Gives the page's browser an authenticator that checks its user, as a fingerprint reader does. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(page: Page, { username }: { username: string }): Promise<void> {
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test('a passkey signs in alone, is the second step after the password, and a recovery code replaces it', async ({
  page,
  troupe,
}) => {
  const person = await signInNewPerson(page, troupe)
  await addAuthenticator(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name').fill('Laptop')
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
  const codes = (await page.getByRole('textbox', { name: 'Recovery codes' }).inputValue()).split('\n')
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  await expectNothingSerious(page)

  await signOut(page, person)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Brand Analysis Assistant' })).toBeVisible()

  await signOut(page, person)
  await enterSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Brand Analysis Assistant' })).toBeVisible()

  await signOut(page, person)
  await enterSignIn(page, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[3] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Brand Analysis Assistant' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('9 of 10 left')).toBeVisible()
  await expect(page.getByText('password and recovery code')).toBeVisible()
})

test('people take their data along, delete their account, and cannot sign in any more', async ({ page, troupe }) => {
  const person = await signInNewPerson(page, troupe)
  await page.goto('/account')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^troupe-account-\d{4}-\d\d-\d\d\.json$/)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await enterSignIn(page, person)
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid email or password. Please check your credentials and try again.',
  )
})

test('the colours follow the system until one is chosen', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/account')
  await expect.poll(scheme).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(scheme).toBe('light')
  await page.getByRole('button', { name: 'Colours: System' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.reload()
  await expect.poll(scheme).toBe('dark')
})

async function expectAccessible(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme })
  const violations = await findViolations(page)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

/** Puts the browser into the state of waiting for mailed codes. */
async function waitForCodes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now()
    const pending = JSON.stringify({
      email: 'maya@brand.test',
      expiresAt: now + 600_000,
      resendAllowedAt: now + 60_000,
    })
    localStorage.setItem('troupe.pending-registration', pending)
    localStorage.setItem('troupe.pending-password-reset', pending)
  })
}

test('axe finds nothing on the account screens, in light and dark', async ({ page, troupe }) => {
  test.slow()
  for (const scheme of ['light', 'dark'] as const) {
    for (const step of ['', '?step=register', '?step=reset']) {
      await page.goto(`/auth${step}`)
      await page.getByLabel('Email').fill('maya@')
      await expectAccessible(page, scheme)
    }
    await waitForCodes(page)
    for (const step of ['verify', 'new-password']) {
      await page.goto(`/auth?step=${step}`)
      await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
      await expectAccessible(page, scheme)
    }
    await page.goto('/gmail/callback?error=access_denied')
    await page.getByRole('heading').waitFor()
    await expectAccessible(page, scheme)
  }
  const person = inventPerson()
  const tokens = await signUp(troupe.url, person)
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem('access_token', access_token)
    localStorage.setItem('refresh_token', refresh_token)
  }, tokens)
  for (const scheme of ['light', 'dark'] as const) {
    await page.goto('/account')
    await page.getByText('This device').waitFor()
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectAccessible(page, scheme)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, scheme)
  }
})

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
