import { inventPerson, type Person, postJson, readCode, signUp } from '../../tools/testing/test-person.ts'
import { toInboxUrl } from '../../tools/testing/troupe-process.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { enterSignIn, fillRegistration, openRegistration, typeCode } from '../account-steps.ts'
import { expect, operatorEmail, signInNewPerson, test } from '../journey.ts'

test('a person signs up with the code from the inbox, signs in and signs out', { tag: '@languages' }, async ({
  page,
  t,
  troupe,
}) => {
  const person = inventPerson()
  await openRegistration(page, t)
  await fillRegistration(page, person, t)

  await expect(page.getByRole('heading', { name: t('Verify your email') })).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
  const [before = '', after = ''] = t('Code expires in {time}', { time: '|' }).split('|')
  await expect(page.getByText(new RegExp(`${before}(9|10):\\d\\d${after}`))).toBeVisible()
  await typeCode(page, await readCode(troupe.url, person.email), t)

  await expect(
    page.getByText(t('Account created successfully! You can now sign in with your credentials.')),
  ).toBeVisible()
  await page.getByRole('button', { name: t('Continue') }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await enterSignIn(page, person, t)
  await expect(page.getByRole('heading', { name: t('Brand Analysis Assistant') })).toBeVisible()

  await page.getByRole('button', { name: person.username }).click()
  await page.getByRole('menuitem', { name: t('Sign Out') }).click()
  await expect(page.getByRole('button', { name: t('Sign in'), exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)
})

test('after signing in, a user returns to the page they wanted', async ({ page, troupe }) => {
  const person = inventPerson()
  await page.goto('/dashboard?from=a-link')
  await expect(page).toHaveURL(/\/auth/)
  await signUp(troupe.url, person)
  await enterSignIn(page, person)
  await expect(page).toHaveURL(/\/dashboard\?from=a-link/)
})

test('a wrong code is refused, the boxes are emptied and the next try works', async ({ page, troupe }) => {
  const person = inventPerson()
  await openRegistration(page)
  await fillRegistration(page, person)
  const code = await readCode(troupe.url, person.email)
  const wrong = code === '111111' ? '222222' : '111111'
  await typeCode(page, wrong)
  await expect(page.getByRole('alert')).toBeVisible()
  await typeCode(page, code)
  await expect(page.getByText('Success!')).toBeVisible()
})

test('a registration survives a reload; the code can also be entered in another tab', async ({ page, troupe }) => {
  const person = inventPerson()
  await openRegistration(page)
  await fillRegistration(page, person)
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  await page.reload()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText(/Code expires in (9|10):\d\d/)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/auth')
  await other.getByRole('link', { name: 'Enter the code' }).click()
  await typeCode(other, await readCode(troupe.url, person.email))
  await expect(other.getByText('Success!')).toBeVisible()
  await expect(page.getByText(`You are signed in as ${person.username}.`)).toBeVisible()
})

test('a new code may be asked for after a minute; an old one expires', async ({ page }) => {
  await page.clock.install()
  await openRegistration(page)
  await fillRegistration(page, inventPerson())
  await expect(page.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled()
  await page.clock.fastForward('01:01')
  await expect(page.getByRole('button', { name: 'Resend verification code' })).toBeEnabled()
  await page.clock.fastForward('09:00')
  await expect(page.getByText('Expired')).toBeVisible()
})

test('a forgotten password is replaced with a mailed code', async ({ page, troupe }) => {
  const person = inventPerson()
  await signUp(troupe.url, person)
  const renewed = { ...person, password: 'Other-horse-8' }
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  const firstCode = await readCode(troupe.url, person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  await expect.poll(() => readCode(troupe.url, person.email)).not.toBe(firstCode)
  await typeCode(page, await readCode(troupe.url, person.email))
  await page.getByLabel('New password').fill(renewed.password)
  await page.getByLabel('Confirm password').fill(renewed.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Sign in with the new one.', { exact: false })).toBeVisible()

  await enterSignIn(page, person)
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid email or password. Please check your credentials and try again.',
  )
  await enterSignIn(page, renewed)
  await expect(page.getByRole('heading', { name: 'Brand Analysis Assistant' })).toBeVisible()
})

test('signing out in one tab signs out the other', async ({ page, troupe }) => {
  const person = await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Discover KOLs' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: person.username }).click()
  await other.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL(/\/auth/)
  await expect(page).toHaveURL(/\/auth/)
})

test('an access token that ran out is renewed silently, by one tab at a time', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Discover KOLs' })).toBeVisible()
  const other = await page.context().newPage()
  const steps: string[] = []
  await page.context().route('**/api/auth/refresh', async (route) => {
    steps.push('begin')
    const response = await route.fetch()
    steps.push('end')
    await route.fulfill({ response })
  })
  await page.evaluate(() => localStorage.setItem('access_token', 'ran.out.now'))
  await Promise.all([page.reload(), other.goto('/dashboard')])
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Discover KOLs' })).toBeVisible()
  // A second refresh is possible, because one tab sees the other's storage with a delay. The server then returns the
  // same pair.
  expect([['begin', 'end'].join(), ['begin', 'end', 'begin', 'end'].join()]).toContain(steps.join())
})

test('the user is read again every five minutes; when that fails, the way leads to sign-in', async ({
  page,
  troupe,
}) => {
  await page.clock.install()
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Discover KOLs' })).toBeVisible()
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 404, json: { detail: 'No such user' } }))
  await page.clock.fastForward('05:01')
  await expect(page.getByText('Failed to get user info')).toBeVisible()
})

test('the inbox shows the mail with its code to a newcomer', async ({ page, troupe }) => {
  const person: Person = inventPerson()
  await postJson(`${troupe.url}/api/auth/register`, person)
  const code = await readCode(troupe.url, person.email)
  await page.goto('/sandbox/inbox')
  await page.getByText(person.email).first().click()
  await expect(page.getByText(code).first()).toBeVisible()
})

test('where others reach the server, the start says so loudly and the inbox opens with the printed key', async ({
  browser,
  troupe,
}) => {
  const { sandboxKey = '' } = troupe
  expect(troupe.output()).toMatch(
    /^WARNING: DEMO MODE IS ON AND OTHERS CAN REACH THIS SERVER \(TRUST_PROXY=loopback\)/m,
  )
  const logged = troupe.output().match(/^{.*$/gm) ?? []
  expect(logged.join('\n')).toContain('demo mode is on and others can reach this server')
  expect(logged.join('\n')).not.toContain(sandboxKey)
  expect((await fetch(`${troupe.url}/sandbox/inbox/messages`)).status).toBe(401)

  const stranger = await browser.newContext({ baseURL: troupe.url, storageState: { cookies: [], origins: [] } })
  const page = await stranger.newPage()
  await page.goto('/sandbox/inbox')
  await expect(page.getByRole('heading', { name: 'The sandbox needs its key' })).toBeVisible()
  await expectNothingSerious(page)
  await page.getByLabel('Key').fill('not-the-key')
  await page.getByLabel('Key').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This is not the key')
  await page.getByLabel('Key').fill(sandboxKey)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('status')).toHaveText(/^\d+ mails?$/)
  expect(page.url()).toBe(`${troupe.url}/sandbox/inbox`)

  await stranger.clearCookies()
  await expect(page.getByRole('heading', { name: 'The sandbox needs its key' })).toBeVisible()
  await page.goto(toInboxUrl(troupe.url))
  await expect(page.getByRole('status')).toHaveText(/^\d+ mails?$/)
  await stranger.close()
})

test('Google’s refusal is shown, and a connection closes its window after three seconds', async ({ page, troupe }) => {
  await page.clock.install()
  await signInNewPerson(page, troupe)
  await page.goto('/gmail/callback?error=access_denied')
  await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible()
  await expect(page.getByText('Authentication failed: access_denied')).toBeVisible()

  await page
    .context()
    .route('**/api/email/gmail/oauth/callback?*', (route) =>
      route.fulfill({ json: { success: true, message: 'Gmail is connected' } }),
    )
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/gmail/callback?code=abc&state=xyz'))
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Authentication Successful!' })).toBeVisible()
  const closing = popup.waitForEvent('close')
  await popup.clock.fastForward('00:04')
  await closing
})

for (const width of [320, 360, 390]) {
  test(`the header has room for a thumb on a phone of ${width} pixels`, async ({ page, troupe }) => {
    await page.setViewportSize({ width, height: 640 })
    await signInNewPerson(page, troupe)
    await page.goto('/collections')
    const targets = page.getByRole('banner').locator('a:visible, button:visible')
    await expect(targets).toHaveCount(width < 352 ? 6 : 7)
    const boxes = await Promise.all((await targets.all()).map((target) => target.boundingBox()))
    let end = 0
    for (const box of boxes) {
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect(box?.x).toBeGreaterThanOrEqual(end)
      end = (box?.x ?? 0) + (box?.width ?? 0)
    }
    expect(end).toBeLessThanOrEqual(width)
  })
}

test('an operator closes registration, a stranger sees it closed, and it is opened again', async ({
  page,
  troupe,
  browser,
}) => {
  await signInNewPerson(page, troupe, { ...inventPerson(), email: operatorEmail })
  await page.goto('/admin?tab=registration')
  const choose = async (rule: RegExp) => {
    await page.getByRole('radio', { name: rule }).check()
    await page.getByRole('button', { name: 'Save' }).click()
  }
  await choose(/^By invitation/)
  await expect(page.getByText('Only invited addresses can get an account.')).toBeVisible()

  const stranger = await (await browser.newContext({ baseURL: troupe.url, locale: 'en' })).newPage()
  await stranger.goto('/auth?step=register')
  await expect(stranger.getByRole('heading', { name: 'By invitation' })).toBeVisible()
  await expectNothingSerious(stranger)
  await stranger.getByRole('button', { name: 'I have an invitation' }).click()
  await fillRegistration(stranger, inventPerson())
  await expect(stranger.getByRole('alert')).toContainText('Ask the person who runs this installation')

  await choose(/^As the server is set up/)
  await expect(page.getByText('Anybody can get an account.')).toBeVisible()
  await openRegistration(stranger)
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Changed registration' })).toHaveCount(2)
  for (const tab of ['Audit log', 'Usage', 'Registration', 'People']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectNothingSerious(page)
  }
})

test('an address that does not exist says so', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('404 Not Found')).toBeVisible()
})

test('a person signs in with a provider, and returns to the page they wanted', async ({ page, troupe }) => {
  const signIn = async (name: RegExp) => {
    await page.goto('/account?from=a-link')
    await page.getByRole('button', { name: 'Sign in with Sandbox SSO' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in to Sandbox SSO' })).toBeVisible()
    await page.getByLabel(name).check()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Sign in with Sandbox SSO' })).toBeVisible()
  await expectNothingSerious(page)
  await signIn(/Ada Demo/)
  await expect(page).toHaveURL(/\/account\?from=a-link/)
  await expect(page.getByText('single sign-on (Sandbox SSO)')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()

  await signIn(/Uma Unverified/)
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await expectNothingSerious(page)
  await typeCode(page, await readCode(troupe.url, 'uma.unverified@brand.test'))
  await expect(page).toHaveURL(/\/account\?from=a-link/)
  await expect(page.getByText('None: you sign in with single sign-on')).toBeVisible()
  await expectNothingSerious(page)
})
