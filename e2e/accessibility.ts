/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import type { Result } from 'axe-core'
import { expect } from './journey.ts'

declare global {
  interface Window {
    /** Set once `axeScript` has run on the page. */
    axe?: typeof import('axe-core')
  }
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Axe's rules about what a color scheme changes. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns the violations that axe finds on the page, or in a part of it, after animations have ended: half-faded text
 * is too pale.
 * @param rules the rules to check; absent: all.
 */
export async function findViolations(page: Page, part = ':root', rules?: readonly string[]): Promise<Result[]> {
  await waitUntilStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return page.evaluate(
    async ({ included, runOnly }) => {
      if (!window.axe) throw new Error('axe is not on the page')
      // The frame of a mail runs no scripts, including axe's. Passed checks are not listed.
      const scope = { include: [included], exclude: ['iframe'] }
      const options = {
        resultTypes: ['violations' as const],
        iframes: false,
        ...(runOnly && { runOnly: [...runOnly] }),
      }
      return (await window.axe.run(scope, options)).violations
    },
    { included: part, runOnly: rules },
  )
}

/**
 * Checks that axe finds nothing serious on the page, or in a part of it, in light and dark mode, and that nothing
 * overflows sideways.
 */
export async function expectNothingSerious(page: Page, part?: string): Promise<void> {
  await expectNoOverflow(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await waitForColorScheme(page, colorScheme)
    // Dark is the second look at the same page: only its colors are new.
    const serious = (await findViolations(page, part, colorScheme === 'dark' ? colorRules : undefined)).filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    )
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Waits until the page has followed a change of the color scheme: a page half in each is too pale. */
async function waitForColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { mantineColorScheme } = document.documentElement.dataset
    return mantineColorScheme === undefined || mantineColorScheme === wanted
  }, colorScheme)
}

/** Checks that nothing overflows sideways, once the page has followed the window's width. */
export async function expectNoOverflow(page: Page, message?: string): Promise<void> {
  const measure = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  }
  await expect.poll(() => page.evaluate(measure), message).toBeLessThanOrEqual(0)
}

/** Returns the visible texts that their boxes cut off without an ellipsis, or that stick out of their buttons. */
export async function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWider = ({ scrollWidth, clientWidth }: Element) => clientWidth > 1 && scrollWidth > clientWidth + 1
    const isCut = (element: Element) => {
      const { display, overflowX, textOverflow } = getComputedStyle(element)
      if (element.matches('button, a')) return display !== 'inline'
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      return hasText && overflowX === 'hidden' && textOverflow === 'clip'
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isWider(element) && isCut(element) && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.textContent)
  })
}

/** Checks that a bar shows all its buttons without scrolling sideways, each large enough for a finger. */
export async function expectAllInReach(bar: Locator): Promise<void> {
  const { left, right, buttons } = await bar.evaluate((element) => {
    const toBox = (each: Element) => each.getBoundingClientRect().toJSON()
    const shown = [...element.querySelectorAll('button')].filter((button) => button.checkVisibility())
    return { ...toBox(element), buttons: shown.map(toBox) }
  })
  expect(buttons).not.toEqual([])
  for (const box of buttons) {
    expect(box.left).toBeGreaterThanOrEqual(left)
    expect(box.right).toBeLessThanOrEqual(right)
    expect(box.height).toBeGreaterThanOrEqual(40)
  }
}

/** Waits until all animations have ended, except endless ones such as a sign of work under way. */
async function waitUntilStill(page: Page): Promise<void> {
  // A change of the color scheme is told to the page, and starts transitions, only when the next frame begins.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return isEndless || playState === 'finished'
    }),
  )
}
