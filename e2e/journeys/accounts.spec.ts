import { inventPerson, postJson, readCode, signUp } from '../../tools/test-person.ts'
import { expect, test } from '../journey.ts'

test('a person signs up with the code from the inbox, signs in and signs out', async ({ page, troupe }) => {
  const person = inventPerson()
  await page.goto('/auth')
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText(/Code expires in (9|10):\d\d/)).toBeVisible()
  const code = await readCode(troupe.url, person.email)
  for (const digit of code) await page.keyboard.type(digit)

  await expect(page.getByText('Account created successfully! You can now sign in with your credentials.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Discover KOLs' })).toBeVisible()

  await page.getByRole('button', { name: person.username }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)
})

test('somebody who was sent to sign in comes back to where they wanted to go', async ({ page, troupe }) => {
  const person = inventPerson()
  await page.goto('/dashboard?from=a-link')
  await expect(page).toHaveURL(/\/auth/)
  await signUp(troupe.url, person)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\?from=a-link/)
})

test('a wrong code is refused, the boxes are emptied and the next try works', async ({ page, troupe }) => {
  const person = inventPerson()
  await page.goto('/auth')
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = await readCode(troupe.url, person.email)
  const wrong = code === '111111' ? '222222' : '111111'
  await page.keyboard.type(wrong)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.keyboard.type(code)
  await expect(page.getByText('Success!')).toBeVisible()
})

test('the inbox shows the mail with its code to a newcomer', async ({ page, troupe }) => {
  const person = inventPerson()
  await postJson(`${troupe.url}/api/auth/register`, person)
  const code = await readCode(troupe.url, person.email)
  await page.goto('/sandbox/inbox')
  await page.getByText(person.email).first().click()
  await expect(page.getByText(code).first()).toBeVisible()
})
