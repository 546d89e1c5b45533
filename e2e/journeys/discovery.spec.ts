/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { expectAllInReach, expectNothingSerious } from '../accessibility.ts'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'
import { inEnglish, type Translate } from '../translate.ts'

const aboutVeganBaking = /vegan|plant[- ]based|dairy[- ]free|egg[- ]free|aquafaba/i

async function search(page: Page, text: string, t: Translate = inEnglish) {
  await searchBox(page, t).fill(text)
  const answer = page.waitForResponse((response) => response.ok() && response.url().endsWith('/api/kols/hybrid-search'))
  await page.getByRole('button', { name: t('Search'), exact: true }).click()
  return discoveryEndpoints.hybridSearch.response.parse(await (await answer).json())
}

/** Searches for a topic that all platforms answer in time: on a busy machine one may answer after the search has ended. */
async function searchPlatforms(page: Page, t: Translate) {
  for (const topic of ['watercolour painting', 'oil painting', 'urban sketching', 'gouache sketchbooks']) {
    const answer = await search(page, topic, t)
    if (answer.debug_info.platforms?.every(({ state }) => state !== 'late')) return { topic, answer }
  }
  throw new Error('A platform was late each time')
}

const inLanguages = { tag: '@languages' }

test(
  '"vegan baking" shows at least 30 creators of which the first ten are about it',
  inLanguages,
  async ({ page, t, troupe }) => {
    await signInNewPerson(page, troupe)
    await page.goto('/dashboard')
    for (const platform of ['TikTok', 'Instagram', 'YouTube']) {
      const toggle = page.getByRole('button', { name: platform })
      if ((await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click()
    }
    const answer = await search(page, 'vegan baking', t)
    expect(answer.results.length).toBeGreaterThanOrEqual(30)
    const cards = page.getByRole('article')
    // Only visible items are rendered; each knows the total number.
    const items = page.getByRole('list', { name: t('Creators') }).locator('> li')
    await expect(items.first()).toHaveAttribute('aria-setsize', String(answer.count?.value))
    for (const creator of answer.results.slice(0, 10)) {
      expect(`${creator.title} ${creator.handle} ${creator.description} ${creator.content_categories}`).toMatch(
        aboutVeganBaking,
      )
    }
    await expect(cards.first()).toContainText(answer.results[0]?.title ?? '')
  },
)

test(
  'fresh creators arrive from the platforms and are in the catalogue at the next search',
  inLanguages,
  async ({ page, t, troupe }) => {
    await signInNewPerson(page, troupe)
    await page.goto('/dashboard')
    const { topic, answer: first } = await searchPlatforms(page, t)
    expect(first.search_strategy).toBe('hybrid')
    expect(first.platforms_searched).toEqual(['tiktok', 'instagram'])
    expect(first.api_results).toBeGreaterThan(0)
    await expect(page.getByText(t('{count} fresh from platforms', { count: first.api_results }))).toBeVisible()
    const created = (first.debug_info.platforms ?? []).reduce((sum, { new_creators }) => sum + new_creators, 0)
    expect(created).toBeGreaterThan(0)

    // In a second search without the platforms, the catalogue alone has the creators.
    await page.route('**/api/kols/hybrid-search', (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), max_api_requests: 0 }) }),
    )
    const second = await search(page, topic, t)
    expect(second).toMatchObject({ search_strategy: 'vector_only', api_results: 0 })
    const known = new Set(second.results.map(({ id }) => id))
    expect(first.results.filter(({ id }) => known.has(id)).length).toBeGreaterThan(first.results.length / 2)
  },
)

test('the platforms page says what answers and what was used', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await search(page, 'city cycling')
  await page.goto('/platforms')
  for (const name of ['TikTok', 'Instagram', 'YouTube']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByText('Stand-in (demo data)').first()).toBeVisible()
})

test('a search by handle finds that creator first', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  const found = await search(page, 'van life')
  const wanted = found.results.at(7)
  if (!wanted) throw new Error('the demo catalogue has too few creators about van life')
  const byHandle = await search(page, `@${wanted.handle.replace(/^@/, '')}`)
  // The same handle may exist on two platforms, in a different letter case.
  expect(byHandle.results[0]?.handle.toLowerCase()).toBe(wanted.handle.toLowerCase())
})

test('words without matches are data and lead to the empty state', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await search(page, `' OR 1=1; -- %_\\ <script>alert(1)</script> & | !`)
  await expect(page.getByText('Search failed')).toBeHidden()
})

test('Discover is usable by keyboard, at phone width, and axe finds nothing serious in light and dark', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await searchBox(page).focus()
  await page.keyboard.type('skincare routine')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNothingSerious(page)
})

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

test('two channels are joined in the panel and have one card, also on the next visit, until that is undone', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  const { results } = await search(page, 'vegan baking')
  const [first, other] = [results[0], results.find(({ platform }) => platform !== results[0]?.platform)]
  if (!first || !other) throw new Error('The demo catalogue has creators on several platforms')
  const cards = page.getByRole('article')
  await cards.first().getByRole('heading').click()
  const panel = page.getByRole('dialog', { name: first.title })
  await panel.getByRole('button', { name: 'Same person as another channel' }).click()
  await panel.getByLabel('Name, handle or link of the other channel').fill(other.handle)
  await page.keyboard.press('Enter')
  const join = panel.getByRole('button', { name: / is the same person$/ })
  await join.filter({ visible: true }).last().scrollIntoViewIfNeeded()
  await expectNothingSerious(page, '[role="dialog"]')
  await panel
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/creators/${other.id}"], a[href*="/creators/${other.id}?"]`) })
    .getByRole('button', { name: / is the same person$/ })
    .last()
    .click()
  await expect(panel.getByText('Joined by you')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cards.first()).toContainText('Also on')
  await expectNothingSerious(page)

  await page.reload()
  await expect(cards.first()).toContainText('Also on')
  await expect(page.getByText(`0 of ${results.length - 1} selected`)).toBeVisible()
  await cards.first().getByRole('heading').click()
  await panel
    .getByRole('button', { name: / is not the same person$/ })
    .first()
    .click()
  await expect(panel.getByText(/counts as another person now/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`0 of ${results.length} selected`)).toBeVisible()
})

test('a list is imported and taken back', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/import')
  const list = 'platform,channel id,name,followers\nyoutube,UCjourney,Quillwort Gardens,1200\nmyspace,x,Old,3\n'
  await page
    .getByLabel('File of creators')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('not one of the platforms').first()).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Import 1 creator' }).click()
  await expect(page.getByRole('article', { name: 'list.csv' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Undo the import of list.csv' }).click()
  await page.getByRole('button', { name: 'Undo the import', exact: true }).click()
  await expect(page.getByText('1 creator removed')).toBeVisible()
})
