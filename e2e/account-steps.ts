import type { Page } from '@playwright/test'
import type { Person } from '../tools/testing/test-person.ts'
import { expect } from './journey.ts'

/** Opens the registration form through the link in the sign-in form. */
export async function openRegistration(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  // The sign-in form has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
}

/** Fills in the registration form and sends it. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Fills in the sign-in form and sends it. */
export async function enterSignIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Types a mailed code once the page is ready for it: the mail may arrive before the boxes appear. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  await page.keyboard.type(code)
}
