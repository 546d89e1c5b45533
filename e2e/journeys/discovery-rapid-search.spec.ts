/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { readSheet } from 'read-excel-file/node'
import { expectAllInReach, expectNothingSerious } from '../accessibility.ts'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'

const { searchPlatforms } = discoveryEndpoints
/** Rounds decimals, as the page does: 1.015 to 1.02, where `toFixed` gives 1.01. */
const secondsFormat = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

async function openRapidSearch(page: Page, query = '') {
  await page.goto(`/rapid-search${query}`)
  await expect(page.getByRole('heading', { name: 'Rapid Search' })).toBeVisible()
}

/** Performs an action that asks the platforms, and returns their response. */
async function askPlatforms(page: Page, act: () => Promise<void>) {
  const answer = page.waitForResponse((response) => response.ok() && response.url().endsWith(searchPlatforms.path))
  await act()
  return searchPlatforms.response.parse(await (await answer).json())
}

async function search(page: Page, text: string) {
  await searchBox(page).fill(text)
  return askPlatforms(page, () => page.keyboard.press('Enter'))
}

test('Rapid Search asks the platforms, says how, and loads more without repeating a creator', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Rapid Search' }).click()
  await expect(page.getByRole('heading', { name: 'Rapid Search' })).toBeVisible()
  const first = await search(page, 'street photography')
  expect(first.kols.length).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Search Strategy' })).toBeVisible()
  await expect(page.getByText(`${secondsFormat.format(first.searchInfo.search_time_ms / 1000)} s`)).toBeVisible()
  await expect(page.getByText('Fresh results from platform APIs.')).toBeVisible()
  await expect(page.getByText(`0 of ${first.kols.length} KOLs selected`)).toBeVisible()

  const known = new Set(first.kols.map(({ channel_id }) => channel_id))
  const second = await askPlatforms(page, () => page.getByRole('button', { name: 'Load More' }).click())
  const total = new Set([...known, ...second.kols.map(({ channel_id }) => channel_id)]).size
  await expect(page.getByText(`0 of ${total} KOLs selected`)).toBeVisible()
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  await expect(page.getByText(`${total} of ${total} KOLs selected`)).toBeVisible()

  await search(page, 'pottery')
  await expect(page.getByText(/^0 of \d+ KOLs selected$/)).toBeVisible()
})

test('what was found is exported, and the file opens with the values of the screen', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await openRapidSearch(page)
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('No data to export. Please perform a search first.')).toBeVisible()

  const { kols } = await search(page, 'street photography')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^All shown.*Excel/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  const [headers = [], ...rows] = await readSheet(await readFile(await file.path()))
  const readColumn = (name: string) => rows.map((row) => row[headers.indexOf(name)] ?? null)
  expect(readColumn('Troupe id')).toEqual(kols.map(({ id }) => id))
  expect(readColumn('Followers')).toEqual(kols.map(({ subscribers }) => subscribers))
  // The platforms' profiles may complete names and ids meanwhile; handles stay.
  expect(readColumn('Handle')).toEqual(kols.map(({ handle }) => handle))
})

test('a creator opens beside the results at an address that can be shared; going back closes it', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await openRapidSearch(page)
  const { kols } = await search(page, 'street photography')
  const card = page.getByRole('article').first()
  await card.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: kols[0]?.title ?? '' })
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Similar creators' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/rapid-search/creators/${kols[0]?.id}`)

  const shared = page.url()
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page.getByText(`0 of ${kols.length} KOLs selected`)).toBeVisible()
  await expect(card).toBeFocused()

  await page.goto(shared)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(searchBox(page)).toHaveValue('street photography')
})

test('the panel reads a creator from its platform, once an hour', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  // Without the platforms, because creators that they return have just been read; no other journey searches for this.
  await page.route('**/api/kols/hybrid-search', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), max_api_requests: 0 }) }),
  )
  await page.goto('/dashboard')
  await searchBox(page).fill('golf lessons')
  await page.keyboard.press('Enter')
  await page.getByRole('article').first().getByRole('link').first().click()
  const panel = page.getByRole('dialog')
  // Its posts have not been read yet, so opening reads it.
  await expect(panel.getByText(/^Read from \w+ just now\.$/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Refresh' })).toBeDisabled()
  await expect(panel.getByText(/^\S+ views/).first()).toBeVisible()
  // Which posts have a label depends on the day.
  await expect(panel.getByText(/^Of \d+ posts: \d+ with an advertising label|^No advertising label/)).toBeVisible()
  await panel.getByText('How this is found').click()
  await expect(panel.getByText(/^Only titles, descriptions and hashtags are read/)).toBeVisible()
  await panel.getByText(/How it is computed|What the estimate would be/).click()
  await expect(panel.getByText(/per 1,000 on/).first()).toBeVisible()
})

test('an unknown id is reported as not found', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard/creators/999999999')
  await expect(page.getByRole('heading', { name: 'Creator not found' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the results' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

async function searchOnPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRapidSearch(page)
  await search(page, 'street photography')
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('Rapid Search fits a phone, and axe finds nothing serious in light and dark', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await searchOnPhone(page)
  await expectAllInReach(page.getByRole('toolbar', { name: 'Selected creators' }))
  await expectNothingSerious(page)
})

test('the panel fits a phone, and axe finds nothing serious in light and dark', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await searchOnPhone(page)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Similar creators' })).toBeVisible()
  await expectNothingSerious(page, '[role="dialog"]')
})
