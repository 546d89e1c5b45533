/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { discoveryEndpoints, type HybridSearchResponse, type SearchPage } from '@troupe/contract/discovery'
import { expectAllInReach, expectNoOverflow, expectNothingSerious } from '../accessibility.ts'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'

const { hybridSearch, nextResults } = discoveryEndpoints

const items = (page: Page) => page.getByRole('list', { name: 'Creators' }).locator('> li')
const selectionOf = (page: Page) => page.getByText(/^\d+ of \d+ selected$/)

/** Performs an action and returns the response to the search that it starts. */
async function answerOf(page: Page, act: () => Promise<unknown>) {
  const response = page.waitForResponse((candidate) => candidate.ok() && candidate.url().endsWith(hybridSearch.path))
  await act()
  const answer = hybridSearch.response.parse(await (await response).json())
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /creator/ })).toBeVisible()
  return answer
}

async function searchFor(page: Page, text: string) {
  await searchBox(page).fill(text)
  return answerOf(page, () => page.keyboard.press('Enter'))
}

/** Changes what searches answer; refusals are passed on. */
async function changeAnswers(page: Page, change: (answer: HybridSearchResponse) => HybridSearchResponse) {
  await page.route(`**${hybridSearch.path}`, async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    await route.fulfill({ json: change(hybridSearch.response.parse(await response.json())) })
  })
}

test('pictures come from this server, and initials stand where one does not load', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(troupe.url) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await changeAnswers(page, ({ results: [first, ...others], ...answer }) => {
    if (!first) throw new Error('The search found no creators')
    // Platforms do not give both pictures of every creator.
    const pictured = others.filter(({ avatar_path, cover_path }) => avatar_path !== null && cover_path !== null)
    const initialled = {
      ...first,
      title: 'Ada Lovelace',
      avatar_path: '/images/expired?url=https%3A%2F%2Fyt3.ggpht.com%2Fa',
    }
    return { ...answer, results: [initialled, ...pictured] }
  })
  await page.goto('/dashboard')
  await searchFor(page, 'vegan baking')
  const pictures = items(page).nth(1).locator('img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(items(page).first().getByText('AL', { exact: true })).toBeVisible()
  expect(elsewhere).toEqual([])
})

/** Answers every search with `count` creators, made from the real ones. */
async function multiplyResults(page: Page, count: number) {
  await page.route('**/api/kols/store-async', (route) => route.fulfill({ json: { known: 0, queued: 0 } }))
  await changeAnswers(page, (answer) => {
    const results = Array.from({ length: count }, (_, index) => {
      const creator = answer.results[index % answer.results.length]
      if (!creator) throw new Error('The search found no creators')
      return { ...creator, id: `creator-${index}`, title: `Creator ${index}` }
    })
    return { ...answer, results, total_results: count, count: { value: count, is_more: false }, cursor: null }
  })
}

/** Shows the results as cards or rows by clicking the label, because the radio button itself has no size. */
async function showAs(page: Page, layout: 'Grid' | 'List') {
  await page.getByRole('radiogroup', { name: 'Layout of the results' }).locator('label', { hasText: layout }).click()
  await expect(page.getByRole('radio', { name: layout })).toBeChecked()
}

test('filters narrow the results, are named, and can be taken away again', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Baking', exact: true }).click()
  await page.getByRole('button', { name: 'Advanced Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Advanced Filters' })
  await panel.getByLabel('Subscribers: Minimum').fill('10000')
  await panel.getByLabel('Subscribers: Maximum').fill('900000')
  await panel.getByLabel('With an email address only').check()
  await panel.getByLabel('Find a country').fill('united')
  await panel.getByLabel('United States').check()
  await panel.getByLabel('United Kingdom').check()
  await panel.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(panel).toBeHidden()
  const { results } = await searchFor(page, 'cake')
  expect(results.length).toBeGreaterThan(0)
  for (const creator of results) {
    expect(creator.subscribers).toBeGreaterThanOrEqual(10_000)
    expect(creator.subscribers).toBeLessThanOrEqual(900_000)
    expect(creator.email).not.toBeNull()
    expect(['US', 'GB']).toContain(creator.region)
    expect(creator.content_categories).toContain('baking')
  }
  const active = page.getByRole('list', { name: 'Active filters' })
  await expect(active).toContainText('Subscribers 10.0K to 900.0K')
  const wider = await answerOf(page, () =>
    active.getByRole('button', { name: 'Remove filter: United Kingdom' }).click(),
  )
  expect(wider.results.every(({ region }) => region === 'US')).toBe(true)
})

test('the order of the results is the one chosen', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await searchFor(page, 'street food')
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  const { results } = await answerOf(page, () => page.getByRole('option', { name: 'Most followers' }).click())
  const followers = results.map(({ subscribers }) => subscribers ?? -1)
  expect(followers).toEqual(followers.toSorted((one, other) => other - one))
})

test('selection, results, layout and words are there again on the next visit; Clear removes them', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  const { results } = await searchFor(page, 'van life')
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await items(page)
    .nth(2)
    .click({ position: { x: 40, y: 200 } })
  await expect(selectionOf(page)).toHaveText(`2 of ${results.length} selected`)
  await showAs(page, 'List')
  await page.reload()
  await expect(selectionOf(page)).toHaveText(`2 of ${results.length} selected`)
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await expect(searchBox(page)).toHaveValue('van life')
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  await expect(selectionOf(page)).toHaveText(`${results.length} of ${results.length} selected`)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(items(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Describe who you are looking for')).toBeVisible()
  await expect(searchBox(page)).toHaveValue('')
})

test('by keyboard alone: / to the search, arrows through the cards, Space selects, Enter opens', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  // As on a slow computer, where further results arrive and render while keys are pressed.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 3 })
  await page.goto('/dashboard')
  await expect(searchBox(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('yoga')
  const { results } = await answerOf(page, () => page.keyboard.press('Enter'))
  await page.getByRole('article').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(selectionOf(page)).toHaveText(`2 of ${results.length} selected`)
  await page.keyboard.press('End')
  await expect(page.locator(`[aria-posinset="${results.length}"]`).getByRole('article')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/dashboard/creators/${results.at(-1)?.id}\\?`))
})

test('a search is saved, found in the search box and run again', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'YouTube' }).click()
  await searchFor(page, 'woodworking')
  await page.getByRole('button', { name: 'Saved searches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved searches' })
  await dialog.getByLabel('Save this search').fill('Makers')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Makers')
  await expectNothingSerious(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await searchBox(page).click()
  await expect(page.getByRole('option', { name: /woodworking/ })).toHaveCount(2)
  const { results } = await answerOf(page, () => page.getByRole('option', { name: /Makers/ }).click())
  expect(results.length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'YouTube' })).toHaveAttribute('aria-pressed', 'true')
})

test('of 10,000 results only those in sight are drawn, and each can be reached', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await multiplyResults(page, 10_000)
  await page.goto('/dashboard')
  await searchBox(page).fill('vegan baking')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '10,000 creators' })).toBeVisible()
  for (const layout of ['Grid', 'List'] as const) {
    await showAs(page, layout)
    await items(page).first().getByRole('article').focus()
    await page.keyboard.press('End')
    await expect(items(page).last()).toHaveAttribute('aria-posinset', '10000')
    await expect(items(page).last().getByRole('article')).toBeFocused()
    await expect(items(page).last()).toBeInViewport()
    expect(await items(page).count()).toBeLessThan(80)
    await page.keyboard.press('Home')
    await expect(items(page).first().getByRole('article')).toBeFocused()
  }
})

test('scrolled down, results go on past the first page to the last one, each creator once and none moved', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  const first = await searchFor(page, 'gaming')
  const pages: SearchPage[] = []
  page.on('response', async (response) => {
    if (response.ok() && new URL(response.url()).pathname.endsWith(nextResults.path)) {
      pages.push(nextResults.response.parse(await response.json()))
    }
  })
  await page.route(`**${nextResults.path}*`, (route) => route.abort())
  await page.mouse.wheel(0, 100_000)
  await expect(page.getByRole('alert')).toContainText('More creators could not be loaded.')
  await expectNothingSerious(page)
  await page.unroute(`**${nextResults.path}*`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => pages.length).toBeGreaterThan(0)
  // Late platforms may have added to the count of the first page.
  const found = pages[0]?.count.value ?? 0
  expect(found).toBeGreaterThan(2 * first.results.length)
  await expect(page.getByRole('heading', { name: `${found} creators` })).toBeVisible()
  const end = page.getByText(`All ${found} creators are shown.`)
  // A page that is added after scrolling pushes the end out of sight again.
  await expect(async () => {
    await page.mouse.wheel(0, 100_000)
    await expect(end).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  const listed = [first, ...pages].flatMap(({ results }) => results.map(({ id }) => id))
  expect([listed.length, new Set(listed).size]).toEqual([found, found])
  await expectNothingSerious(page)

  const last = page.locator(`[aria-posinset="${found}"]`)
  await expect(last).toBeInViewport()
  await page.reload()
  await expect(end).toBeAttached()
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  await expect(selectionOf(page)).toHaveText(`${found} of ${found} selected`)
})

test('by keyboard, "Show more" leads to the first creator of the next page', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  // A browser without the observer that loads pages on scrolling.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await page.goto('/dashboard')
  const { results } = await searchFor(page, 'gaming')
  await page.getByRole('button', { name: 'Show more' }).focus()
  await page.keyboard.press('Enter')
  const next = page.locator(`[aria-posinset="${results.length + 1}"]`).getByRole('article')
  await expect(next).toBeFocused()
  await expect(next).toBeInViewport()
})

test('filters, cards and rows fit every width, and axe finds nothing serious in light and dark', async ({
  page,
  troupe,
}) => {
  test.slow()
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await searchFor(page, 'skincare')
  for (const width of [390, 768, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await expectAllInReach(page.getByRole('toolbar', { name: 'Selected creators' }))
    for (const layout of ['Grid', 'List'] as const) {
      await showAs(page, layout)
      await expect(items(page).first()).toBeVisible()
      await expectNoOverflow(page, `${layout} at ${width}`)
    }
  }
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Content categories' }).click()
  await page.getByRole('button', { name: 'Advanced Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Advanced Filters' })).toBeVisible()
  await expectNothingSerious(page)
})
