import type { Page } from '@playwright/test'
import { expectNoOverflow, expectNothingSerious, findCutTexts } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'

const signedOutScreens = [
  '/',
  '/auth',
  '/auth?step=register',
  '/auth?step=reset',
  '/gmail/callback?error=access_denied',
  '/kol-onboarding',
  '/my-channel',
  '/my-data',
  '/privacy-notice/spoilt',
  '/unsubscribe/spoilt',
  '/join/spoilt',
  '/nowhere',
]
const signedInScreens = [
  '/collections',
  '/pipeline',
  '/conversation',
  '/rapid-search',
  '/campaigns',
  '/campaigns?tab=suppressions',
  '/campaigns/write',
  '/inbox',
  '/import',
  '/self-check',
  '/admin',
  '/invitations',
  '/email-config',
  '/account',
  '/team',
  '/team/activity',
  '/api-access',
  '/platforms',
  '/dashboard',
]

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await waitUntilRead(page)
}

/** Waits until a screen has read what it shows. */
async function waitUntilRead(page: Page): Promise<void> {
  // The inbox has a stream, so that its network is never idle.
  if (new URL(page.url()).pathname === '/inbox') await expect(page.getByRole('main').getByRole('link')).toBeVisible()
  else await page.waitForLoadState('networkidle')
}

/** Searches in Discover. */
async function openResults(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().fill('vegan baking')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
}

async function openFirstCreator(page: Page): Promise<void> {
  await page.getByRole('article').first().press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible()
}

test('every screen is accessible, wide and on a phone', async ({ page, troupe }) => {
  const expectAccessible = async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNothingSerious(page)
    }
  }
  const expectScreens = async (paths: readonly string[]) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await openScreen(page, path)
        await expectAccessible()
      })
    }
  }
  await expectScreens(signedOutScreens)
  await signInNewPerson(page, troupe)
  await expectScreens(signedInScreens)
  await openResults(page)
  await expectAccessible()
  await openFirstCreator(page)
  await expectAccessible()
})

test('screens in longer words from right to left have room for them, wide and on the smallest phone', async ({
  page,
  troupe,
}) => {
  /** Loads at the smaller width, where most is cut, and measures at both. */
  const expectRoom = async (screen: string, open: () => Promise<unknown>) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open()
    await waitUntilRead(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoOverflow(page, `${screen} at ${width} pixels`)
      expect(await findCutTexts(page), `${screen} at ${width} pixels`).toEqual([])
    }
  }
  const expectScreens = async (paths: readonly string[]) => {
    for (const path of paths) {
      await expectRoom(path, () => openScreen(page, path))
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    }
  }
  await page.goto('/?language=qps')
  await expectScreens(signedOutScreens)
  await signInNewPerson(page, troupe)
  await expectScreens(signedInScreens)
  await expectRoom('the results', () => openResults(page))
  await expectRoom('the panel of a creator', () => openFirstCreator(page))
})

test('a screen begins at its top; a panel leaves it where it is, and so does going back', async ({ page, troupe }) => {
  const readTop = () => page.evaluate(() => Math.round(scrollY))
  const expectTop = (top: number) => expect.poll(readTop).toBe(top)
  const follow = (name: string) =>
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true }).click()
  await signInNewPerson(page, troupe)
  // Already loaded, it is as tall as it gets when it is opened from below.
  await openScreen(page, '/email-config')
  await follow('Discover')
  await openResults(page)
  await page.evaluate(() => scrollTo({ top: 900 }))
  await expectTop(900)
  await page.getByRole('article').last().focus()
  const left = await readTop()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectTop(left)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectTop(left)

  await follow('Email Config')
  await expect(page.getByRole('heading', { name: 'Email Configuration', level: 1 })).toBeVisible()
  await expectTop(0)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectTop(left)
})

test('a page that was open during an update loads the new version when it needs a part of it', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await openScreen(page, '/collections')
  // The server has another build: what this page has not loaded yet is gone, and its document names other scripts.
  await page.route('**/assets/pipeline-*.js', (route) => route.fulfill({ status: 404 }))
  await page.route('**/pipeline', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue()
    await page.unroute('**/assets/pipeline-*.js')
    await route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/app-new.js"></script>' })
  })
  await page.getByRole('link', { name: 'Pipeline', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pipeline', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/pipeline$/)
})

test('the focus is at the heading of a new screen, at the link that was followed after going back, beside what is deleted', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await openScreen(page, '/dashboard')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  for (const name of ['Spring', 'Summer', 'Winter']) {
    await page.request.post('/api/collections', { headers: { authorization: `Bearer ${token}` }, data: { name } })
  }
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Collections' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'My Collections' })).toBeFocused()

  const summer = page.getByRole('link', { name: 'Summer', exact: true })
  await summer.press('Enter')
  await expect(page.getByRole('heading', { name: 'Summer' })).toBeFocused()
  await page.goBack()
  await expect(summer).toBeFocused()

  await page.getByRole('button', { name: 'Delete Summer' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(summer).toHaveCount(0)
  await expect(
    page
      .getByRole('listitem')
      .getByRole('link', { name: /^(Spring|Winter)$/ })
      .and(page.locator(':focus')),
  ).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the back gesture closes a drawer, a dialog and a menu, and not the page', async ({ page, troupe }) => {
    // The browser asks for a gesture and for the key Escape alike; here, the page does not see the key.
    await page.addInitScript(() => {
      const hide = (event: KeyboardEvent) => event.isTrusted && event.stopImmediatePropagation()
      window.addEventListener('keydown', hide, { capture: true })
    })
    const goBack = () => page.keyboard.press('Escape')
    await signInNewPerson(page, troupe)
    await openScreen(page, '/collections')

    await page.getByRole('button', { name: 'Open navigation' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Main navigation' })
    await expect(drawer).toBeVisible()
    await goBack()
    await expect(drawer).toHaveCount(0)

    await page.getByRole('button', { name: /: System$/ }).tap()
    await expect(page.getByRole('menu')).toBeVisible()
    await goBack()
    await expect(page.getByRole('menu')).toHaveCount(0)

    await openScreen(page, '/dashboard')
    await openResults(page)
    await page.getByRole('article').first().getByRole('link').first().tap()
    const panel = page.getByRole('dialog')
    await expect(panel).toBeVisible()
    await goBack()
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
