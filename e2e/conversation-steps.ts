import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A description of a brand. */
export const bakery =
  'We sell sourdough starter kits and bread flour to people who bake at home. Our sourdough courses teach baking from the first loaf on.'

export const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
export const answers = (page: Page) => page.getByRole('region', { name: 'Search Strategy' })
export const creators = (page: Page) => page.getByRole('region', { name: /^Recommended KOLs \(\d+\)$/ })

export async function openAssistant(page: Page) {
  await page.goto('/conversation')
  await expect(page.getByRole('heading', { name: 'Brand Analysis Assistant' })).toBeVisible()
}

export async function say(page: Page, text: string) {
  await message(page).fill(text)
  await message(page).press('Enter')
}
