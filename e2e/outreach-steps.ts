import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Searches on Discover and selects the first creators that can be written to. */
export async function selectCreators(page: Page, query: string, count: number): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('searchbox').fill(query)
  await page.getByRole('searchbox').press('Enter')
  const send = page.getByRole('button', { name: /^Send Email \(\d+\)$/ })
  // A first search asks the platforms too.
  await expect(send).toBeVisible({ timeout: 30_000 })
  const cards = page.getByRole('article')
  for (let index = 0; ; index++) {
    const reached = Number(/\((\d+)\)/.exec((await send.textContent()) ?? '')?.[1])
    if (reached >= count) return
    await cards.nth(index).getByRole('checkbox').check()
  }
}
