import type { Page } from '@playwright/test'
import type { Person } from '../tools/testing/test-person.ts'
import { expect } from './journey.ts'
import { inEnglish, type Translate } from './translate.ts'

/** Opens the registration form through the link in the sign-in form. */
export async function openRegistration(page: Page, t: Translate = inEnglish): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('link', { name: t("Don't have an account? Sign up") }).click()
  // The sign-in form has a field of the same name.
  await expect(page.getByRole('heading', { name: t('Create your account') })).toBeVisible()
}

/** Fills in the registration form and sends it. */
export async function fillRegistration(page: Page, person: Person, t: Translate = inEnglish): Promise<void> {
  await page.getByLabel(t('Email'), { exact: true }).fill(person.email)
  await page.getByLabel(t('Username')).fill(person.username)
  await page.getByLabel(t('Password'), { exact: true }).fill(person.password)
  await page.getByLabel(t('Confirm password')).fill(person.password)
  await page.getByRole('button', { name: t('Create account') }).click()
}

/** Fills in the sign-in form and sends it. */
export async function enterSignIn(page: Page, person: Person, t: Translate = inEnglish): Promise<void> {
  await page.getByLabel(t('Email'), { exact: true }).fill(person.email)
  await page.getByLabel(t('Password'), { exact: true }).fill(person.password)
  await page.getByRole('button', { name: t('Sign in'), exact: true }).click()
}

/** Types a mailed code once the page is ready for it: the mail may arrive before the boxes appear. */
export async function typeCode(page: Page, code: string, t: Translate = inEnglish): Promise<void> {
  await expect(page.getByLabel(t('Digit {position} of {length}', { position: 1, length: 6 }))).toBeFocused()
  await page.keyboard.type(code)
}
