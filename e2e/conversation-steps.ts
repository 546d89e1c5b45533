import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { anything, inEnglish, type Translate, toPattern } from './translate.ts'

/** A description of a brand. */
export const bakery =
  'We sell sourdough starter kits and bread flour to people who bake at home. Our sourdough courses teach baking from the first loaf on.'

export const message = (page: Page, t: Translate = inEnglish) => page.getByRole('textbox', { name: t('Message') })
export const answers = (page: Page, t: Translate = inEnglish) =>
  page.getByRole('region', { name: t('Search Strategy') })
export const creators = (page: Page, t: Translate = inEnglish) =>
  page.getByRole('region', { name: toPattern(t('Recommended KOLs ({count})', { count: anything })) })

export async function openAssistant(page: Page, t: Translate = inEnglish) {
  await page.goto('/conversation')
  await expect(page.getByRole('heading', { name: t('Brand Analysis Assistant') })).toBeVisible()
}

export async function say(page: Page, text: string, t: Translate = inEnglish) {
  await message(page, t).fill(text)
  await message(page, t).press('Enter')
}
