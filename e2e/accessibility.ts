/// <reference lib="dom" />
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** That axe finds nothing serious on the page in light and dark, and that nothing sticks out at the side. */
export async function expectNothingSerious(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow).toBeLessThanOrEqual(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // A mail's own frame takes no script, axe's among them.
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
