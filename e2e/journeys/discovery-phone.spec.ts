/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expectAllInReach, expectNothingSerious } from '../accessibility.ts'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'

const cards = (page: Page) => page.getByRole('article')
const bars = (page: Page) => page.getByRole('toolbar', { name: 'Selected creators' })

async function searchFor(page: Page, text: string) {
  await page.goto('/dashboard')
  await searchBox(page).fill(text)
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toBeVisible()
}

/** Left and right edges of parts of the page, and the top of the first card. */
async function readPlaces(page: Page) {
  return page.evaluate(() =>
    ['header', 'main h1', 'article'].map((part) => {
      const { left, right, top } = document.querySelector(part)?.getBoundingClientRect() ?? {}
      return { part, left, right, top }
    }),
  )
}

test('on a phone, a creator is on the first screen, and a bar at the bottom acts on the selected', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.setViewportSize({ width: 390, height: 844 })
  await searchFor(page, 'vegan baking')
  // Name and figures of the first creator, without scrolling.
  const followers = cards(page).first().getByText('Followers')
  expect(await followers.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(800)
  await expect(bars(page)).toHaveCount(1)
  const places = await readPlaces(page)

  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await expect(bars(page)).toHaveCount(2)
  expect(await readPlaces(page)).toEqual(places)
  const bottom = bars(page).last()
  await expectAllInReach(bottom)
  for (const name of ['Add to Collection (1)', 'Export', /^Send Email/]) {
    await expect(bottom.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await expectNothingSerious(page)
  await bottom.getByRole('button', { name: 'Add to Collection (1)' }).click()
  await expect(page.getByRole('dialog', { name: 'Add to Collection' })).toBeVisible()
})

test('opening a dialog moves nothing, on long pages and on short ones', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await searchFor(page, 'vegan baking')
  const onLongPage = await readPlaces(page)
  await page.getByRole('button', { name: 'Advanced Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Advanced Filters' })).toBeVisible()
  expect(await readPlaces(page)).toEqual(onLongPage)

  await page.goto('/collections')
  const create = page.getByRole('button', { name: 'New Collection' })
  await expect(create).toBeVisible()
  const onShortPage = await readPlaces(page)
  await create.click()
  await expect(page.getByRole('dialog', { name: 'New Collection' })).toBeVisible()
  expect(await readPlaces(page)).toEqual(onShortPage)
})

test('what cannot be used is fainter than what can', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await searchFor(page, 'vegan baking')
  const groundOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect(page.getByRole('button', { name: 'Deselect All' })).toBeDisabled()
  expect(await groundOf('Deselect All')).toBe(await groundOf('Select All'))
})
