import type { Page } from '@playwright/test'
import { inventPerson, readCode } from '../../tools/testing/test-person.ts'
import { enterSignIn, fillRegistration, openRegistration, typeCode } from '../account-steps.ts'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'

test.describe('in a Chinese browser', () => {
  test.use({ language: 'zh-Hans' })

  test('a person signs up and searches in Chinese; English, once chosen, is kept in the account', async ({
    browser,
    page,
    t,
    troupe,
  }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/zh-Hans$/)
    await expect(page).toHaveTitle(t('Troupe: find the creators your customers already watch'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('Find the creators your customers already watch.'),
    )
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans')

    const person = inventPerson()
    await openRegistration(page, t)
    await fillRegistration(page, person, t)
    await expect(page.getByRole('heading', { name: t('Verify your email') })).toBeVisible()
    await typeCode(page, await readCode(troupe.url, person.email), t)
    await page.getByRole('button', { name: t('Continue'), exact: true }).click()
    await enterSignIn(page, person, t)

    await page.getByRole('link', { name: t('Discover'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('Discover KOLs') })).toBeVisible()
    await searchBox(page, t).fill('纯素烘焙')
    await page.getByRole('button', { name: t('Search'), exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /^(超过 )?[\d,]+ 位创作者/ })).toBeVisible()
    await expect(page.getByText(/\d+ 位来自创作者库/)).toBeVisible()

    await page.getByRole('button', { name: person.username }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Discover KOLs' })).toBeVisible()

    const elsewhere = await browser.newPage({ baseURL: troupe.url, locale: 'zh-CN' })
    await elsewhere.goto('/auth')
    await enterSignIn(elsewhere, person, t)
    await expect(elsewhere.getByRole('link', { name: 'Discover', exact: true })).toBeVisible()
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
    await elsewhere.close()
  })
})

/** Pixels by which the document is wider than its window. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const width of [1280, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('screens in longer words from right to left have room for them', async ({ page, troupe }) => {
      const expectRoom = async (path: string) => {
        await page.goto(`${path}?language=qps`)
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await measureOverflow(page), path).toBeLessThanOrEqual(0)
      }
      await expectRoom('/')
      await expectRoom('/auth')
      await signInNewPerson(page, troupe)
      for (const path of ['/collections', '/account', '/email-config', '/conversation']) await expectRoom(path)
      await expectRoom('/dashboard')
      await page.getByRole('searchbox').first().fill('vegan baking')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(await measureOverflow(page), 'the results').toBeLessThanOrEqual(0)
    })
  })
}
