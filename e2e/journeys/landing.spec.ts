import type { Page, Request } from '@playwright/test'
import { findViolations } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'

/** Cumulative layout shift while the page was read. */
async function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 300))
      }),
  )
}

test('a visitor reads the page, refines the sample search, and is led to sign in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('The Future of Creator Marketing')).toBeVisible()
  await expect(page.getByText('All systems operational')).toBeVisible()
  await page.getByRole('button', { name: 'In Europe' }).click()
  await expect(page.getByText('4 of 8 creators')).toBeVisible()
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('row', { name: 'Total $0.00' })).toBeInViewport()
  await page.getByRole('link', { name: 'Start Discovering' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(/\/auth\?step=register$/)
})

test('a visitor searches the catalogue on the page, and takes the sentence along to the registration', async ({
  page,
}) => {
  await page.goto('/')
  // Before its scripts run, the form leads to the registration.
  await expect(page.getByText('All systems operational')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Describe who you are looking for' }).fill('vegan baking')
  await page.keyboard.press('Enter')
  const results = page.getByRole('region', { name: 'Results of your search' })
  await expect(results.getByRole('listitem')).toHaveCount(3)
  await expect(results.getByRole('listitem').first()).toContainText('followers')
  expect(await findViolations(page)).toEqual([])
  const goOn = results.getByRole('link', { name: 'Sign up to see all results' })
  await expect(goOn).toHaveAttribute('href', '/auth?step=register&q=vegan+baking')
  await goOn.click()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
})

test('a signed-in user sees it, goes to the dashboard, and signs out', async ({ page, troupe }) => {
  const person = await signInNewPerson(page, troupe)
  await page.goto('/')
  const bar = page.getByRole('banner')
  await bar.getByText(person.username, { exact: true }).click()
  await expect(bar.getByText('Signed in as')).toContainText(person.email)
  await expect(bar.getByRole('link', { name: 'Get Started' })).toBeHidden()
  await bar.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('link', { name: 'Troupe home' }).click()
  // Until the landing page is loaded, the dashboard is shown, with a user menu of the same name.
  await expect(page.getByText('The Future of Creator Marketing')).toBeVisible()
  await bar.getByText(person.username, { exact: true }).click()
  await bar.getByRole('button', { name: 'Sign out' }).click()
  await expect(bar.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await page.reload()
  await expect(bar.getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('the demo and the talk to sales open and close from the keyboard, and give the focus back', async ({ page }) => {
  await page.goto('/')
  // The page comes written; its buttons work once its scripts run.
  await expect(page.getByText('All systems operational')).toBeVisible()
  for (const [name, title] of [
    ['Watch Demo', 'From a sentence to a sent e-mail'],
    ['Talk to Sales', 'There is no sales team'],
  ] as const) {
    const button = page.getByRole('main').getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the page can be read, and its menu opens', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Total reach')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start Discovering' })).toBeVisible()
    await expect(page.getByText('All systems operational')).toBeHidden()
    await page.getByLabel('Menu').click()
    await expect(page.getByRole('link', { name: 'Analytics' }).first()).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 768, 1440]) {
    test.describe(`in the ${colorScheme} at ${width} pixels`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      test('nothing is out of reach, nothing overflows, nothing moves', async ({ page }) => {
        await page.goto('/')
        await expect(page.getByText('All systems operational')).toBeVisible()
        expect(await measureLayoutShift(page)).toBeLessThan(0.01)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        expect(await findViolations(page)).toEqual([])
        await page.getByRole('button', { name: 'Watch Demo' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await findViolations(page, 'dialog')).toEqual([])
      })
    })
  }
}

test('the page asks for no more than 150 kB of scripts and 40 kB of styles', async ({ page }) => {
  const bytes = { script: 0, stylesheet: 0 }
  const counted: Promise<void>[] = []
  const count = async (request: Request) => {
    const kind = request.resourceType()
    if (kind === 'script' || kind === 'stylesheet') bytes[kind] += (await request.sizes()).responseBodySize
  }
  page.on('requestfinished', (request) => counted.push(count(request)))
  await page.goto('/', { waitUntil: 'networkidle' })
  await Promise.all(counted)
  expect(bytes.script).toBeGreaterThan(0)
  expect(bytes.script).toBeLessThan(150_000)
  expect(bytes.stylesheet).toBeLessThan(40_000)
})
