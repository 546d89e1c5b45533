import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { readSheet } from 'read-excel-file/node'
import { expectNoOverflow, expectNothingSerious } from '../accessibility.ts'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'

test.beforeEach(async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'YouTube' }).click()
})

/** Performs an action and returns the response to the search that it starts. */
async function awaitAnswer(page: Page, act: () => Promise<void>) {
  const answer = page.waitForResponse((response) => response.ok() && response.url().endsWith('/api/kols/hybrid-search'))
  await act()
  const { results, understood } = discoveryEndpoints.hybridSearch.response.parse(await (await answer).json())
  return { results, understood }
}

const search = (page: Page, text: string) =>
  awaitAnswer(page, async () => {
    await searchBox(page).fill(text)
    await searchBox(page).press('Enter')
  })

const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')

test('a sentence becomes a topic and chips, and every result keeps them', async ({ page }) => {
  const { results } = await search(page, 'vegan baking creators in Germany under 50k, no gaming')
  await expect(searchBox(page)).toHaveValue('vegan baking')
  await expect(chips(page)).toHaveText(['Subscribers up to 50.0K', 'Germany', 'not gaming'])
  expect(results.length).toBeGreaterThan(0)
  for (const { region, subscribers, content_categories } of results) {
    expect(region).toBe('DE')
    expect(subscribers).toBeLessThanOrEqual(50_000)
    expect(content_categories).not.toContain('gaming')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSerious(page)
})

test('what is said to be left out is left out', async ({ page }) => {
  const { results } = await search(page, 'travel without luxury')
  await expect(chips(page)).toHaveText(['not luxury'])
  expect(results.length).toBeGreaterThan(10)
  for (const { title, description } of results) expect(`${title} ${description}`).not.toMatch(/luxury/i)
})

test('by keyboard: a chip that is removed gives its words back, in quotes, to a wider search', async ({ page }) => {
  await search(page, 'travel in Germany under 50k')
  await page.getByRole('button', { name: 'Remove filter: Germany' }).focus()
  const { results } = await awaitAnswer(page, () => page.keyboard.press('Enter'))
  await expect(searchBox(page)).toHaveValue('travel "Germany"')
  await expect(chips(page)).toHaveText(['Subscribers up to 50.0K'])
  expect(results.length).toBeGreaterThan(0)
})

const readings = [
  ['vegan baking creators in Germany under 50k, no gaming', ['Subscribers up to 50.0K', 'Germany', 'not gaming']],
  ['turkey recipes', []],
  ['german shepherd training', []],
  ['30 minute meals', []],
  ['Paris fashion', []],
  ['youtube', []],
  ['"in Germany" travel', []],
  ['German or French speaking cooking creators', ['in German', 'in French']],
  ['fast growing fitness creators', ['Growing 5% a month']],
  ['cooking, over 20k views per video', ['Average views from 20.0K']],
  ['护肤 测评 5万以下', ['Subscribers up to 50.0K']],
  ['Reisen in Österreich, aber kein Gaming', ['Austria', 'not Gaming']],
  ['recetas de Perú, 1,5 millones de seguidores como máximo', ['Subscribers up to 1.5M']],
] as const
for (const [screen, width, colorScheme] of [
  ['a wide screen, in light mode', 1440, 'light'],
  ['a phone, in dark mode', 390, 'dark'],
] as const) {
  test(`on ${screen}, chips show the filters that were read, and none where none was meant`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    for (const [text, labels] of readings) {
      await test.step(text, async () => {
        await search(page, text)
        await expect(page.getByRole('region', { name: 'Results' })).toBeVisible()
        await expect(chips(page)).toHaveText([...labels])
        await expectNoOverflow(page, text)
      })
    }
  })
}

test('a city is preferred among creators of its country who fit, and is no word of the topic', async ({ page }) => {
  const { results, understood } = await search(page, 'skincare in Berlin')
  await expect(searchBox(page)).toHaveValue('skincare')
  await expect(chips(page)).toHaveText(['Germany', 'Berlin first'])
  expect(understood?.request).toMatchObject({ query_text: 'skincare', regions: ['DE'], cities: ['Berlin'] })
  for (const { region } of results) expect(region).toBe('DE')
  const [first, second] = results
  expect([...(first?.content_categories ?? []), ...(second?.content_categories ?? [])]).toContain('skincare')
  await awaitAnswer(page, () => page.getByRole('button', { name: 'Remove filter: Germany' }).click())
  await expect(searchBox(page)).toHaveValue('skincare "Berlin"')
  await expect(chips(page)).toHaveCount(0)
})

test('a country that may be the topic is offered, and set by keyboard', async ({ page }) => {
  await search(page, 'Paris fashion')
  await page.getByRole('button', { name: 'Only creators in France' }).focus()
  const { results } = await awaitAnswer(page, () => page.keyboard.press('Enter'))
  await expect(searchBox(page)).toHaveValue('fashion')
  await expect(chips(page)).toHaveText(['France'])
  expect(results.length).toBeGreaterThan(0)
  for (const { region } of results) expect(region).toBe('FR')
})

test('a word that names a country and a language offers both; a size is offered as followers', async ({ page }) => {
  await search(page, 'Spanish recipes')
  await expect(page.getByRole('button', { name: 'Only creators in Spain', exact: true })).toBeVisible()
  const { results } = await awaitAnswer(page, () =>
    page.getByRole('button', { name: 'Only creators who write Spanish' }).click(),
  )
  await expect(searchBox(page)).toHaveValue('recipes')
  await expect(chips(page)).toHaveText(['in Spanish'])
  expect(results.length).toBeGreaterThan(0)
  for (const { language } of results) expect(language).toBe('es')

  await search(page, 'micro fashion')
  const small = await awaitAnswer(page, () =>
    page.getByRole('button', { name: 'Only creators with 10.0K to 100.0K subscribers' }).click(),
  )
  await expect(searchBox(page)).toHaveValue('fashion')
  await expect(chips(page)).toHaveText(['Subscribers 10.0K to 100.0K'])
  for (const { subscribers } of small.results) expect(subscribers).toBeLessThanOrEqual(100_000)
})

test('a new text replaces the chips of the last one; what was set in the panel stays', async ({ page }) => {
  await search(page, 'travel in Germany under 50k')
  await page.getByRole('button', { name: /^Advanced Filters/ }).click()
  await page.getByRole('checkbox', { name: 'With an email address only' }).check()
  await awaitAnswer(page, () => page.getByRole('button', { name: 'Apply Filters' }).click())
  await expect(chips(page)).toHaveText(['Subscribers up to 50.0K', 'Germany', 'Has email'])
  await search(page, 'cooking in Japan')
  await expect(chips(page)).toHaveText(['Japan', 'Has email'])
})

test('a search that was read is exported, saved and in the history with its chips', async ({ page }) => {
  const text = 'travel in Germany under 50k'
  await search(page, text)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page
    .getByRole('menuitem', { name: /^All.*Excel/ })
    .last()
    .click()
  const [headers = [], ...rows] = await readSheet(await readFile(await (await download).path()))
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map((row) => row[headers.indexOf('Country')]))).toEqual(new Set(['Germany']))

  await page.getByRole('button', { name: 'Saved searches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved searches' })
  await dialog.getByLabel('Save this search').fill('Small German travellers')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Small German travellers')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(chips(page)).toHaveCount(0)
  for (const option of [/Small German travellers/, /^travel .*2 filters/]) {
    await searchBox(page).click()
    await expect(page.getByRole('option', { name: option })).toHaveCount(1)
    await awaitAnswer(page, () => page.getByRole('option', { name: option }).click())
    await expect(searchBox(page)).toHaveValue('travel')
    await expect(chips(page)).toHaveText(['Subscribers up to 50.0K', 'Germany'])
  }
})

test('what is read is said: a city, a price, and what no data can answer', async ({ page }) => {
  await search(page, 'skincare in Berlin up to 200 €, audience mostly women')
  const notes = page.getByRole('status', { name: 'How the text was understood' })
  await expect(notes).toContainText('Berlin: Germany; city by what texts say')
  await expect(notes).toContainText(/200 € is about \$\d+ \(rate of \d{4}-\d\d-\d\d\)/)
  await expect(notes).toContainText('the gender of the audience')
})

test('creators like others are found from a handle, a selection and the panel of one', async ({ page }) => {
  const { results } = await search(page, 'sourdough bread')
  const [first, second] = results
  if (!first || !second) throw new Error('the demo catalogue has too few creators about sourdough bread')
  const alike = await search(page, `like @${first.handle.replace(/^@/, '')}`)
  await expect(chips(page)).toHaveText([`like ${first.title}`])
  expect(alike.results.map(({ id }) => id)).not.toContain(first.id)
  expect(alike.results.slice(0, 5).flatMap(({ content_categories }) => content_categories)).toContain('baking')

  await page.getByRole('article').first().getByRole('checkbox').check()
  await awaitAnswer(page, () => page.getByRole('button', { name: 'Find Similar' }).click())
  await expect(chips(page)).toHaveText([`like ${alike.results[0]?.title}`])

  await page.getByRole('article').first().getByRole('link').first().click()
  await awaitAnswer(page, () => page.getByRole('link', { name: 'Search for creators like this one' }).click())
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(chips(page)).toHaveCount(1)
})

test('an address finds its creator; a platform that is switched off is named, with a button', async ({ page }) => {
  const { results } = await search(page, 'van life')
  const wanted = results.find(({ platform }) => platform === 'youtube')
  if (!wanted) throw new Error('the demo catalogue has no YouTube creator about van life')
  const address = `https://www.youtube.com/@${wanted.handle.replace(/^@/, '')}`
  await page.getByRole('button', { name: 'YouTube' }).click()
  await search(page, address)
  const again = await awaitAnswer(page, () => page.getByRole('button', { name: 'Search YouTube' }).click())
  expect(again.results[0]?.id).toBe(wanted.id)
})

for (const platform of ['tiktok', 'instagram', 'youtube'] as const) {
  test(`an address of ${platform} finds its creator first`, async ({ page }) => {
    const { results } = await search(page, 'van life')
    const wanted = results.find((creator) => creator.platform === platform)
    if (!wanted) throw new Error(`the demo catalogue has no creator of ${platform} about van life`)
    const mark = platform === 'instagram' ? '' : '@'
    const found = await search(page, `https://www.${platform}.com/${mark}${wanted.handle.replace(/^@/, '')}`)
    expect(found.results[0]?.id).toBe(wanted.id)
    await expect(chips(page)).toHaveCount(0)
  })
}

test('a word with a letter missing is corrected', async ({ page }) => {
  const { results } = await search(page, 'skincair')
  await expect(page.getByText('Showing results for skincare')).toBeVisible()
  expect(results[0]?.content_categories).toContain('skincare')
})

test('a misspelt text is corrected and said so, and can be searched for as it is', async ({ page }) => {
  await search(page, 'fittness for begginers')
  await expect(page.getByText('Showing results for fitness for beginners')).toBeVisible()
  const { understood } = await awaitAnswer(page, () =>
    page.getByRole('button', { name: 'fittness for begginers' }).click(),
  )
  expect(understood?.request.query_text).toBe('"fittness for begginers"')
})

test('a link to a search shows the same chips to another browser', async ({ page, browser, troupe }) => {
  await search(page, 'skincare in France under 100k')
  await expect(page).toHaveURL(/q=skincare/)
  const other = await (await browser.newContext({ baseURL: troupe.url })).newPage()
  await signInNewPerson(other, troupe)
  await other.goto(page.url())
  await expect(chips(other)).toHaveText(['Subscribers up to 100.0K', 'France'])
  await expect(other.getByRole('article').first()).toBeVisible()
  await other.context().close()
})
