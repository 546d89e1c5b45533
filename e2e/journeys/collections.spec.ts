/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { collectionEndpoints } from '@troupe/contract/collections'
import { HybridSearchResponse } from '@troupe/contract/discovery'
import { expectAllInReach, expectNoOverflow, findViolations } from '../accessibility.ts'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'
import { anything, inEnglish, type Translate, toPattern } from '../translate.ts'

const demoCreators = 3000
const exactly = { exact: true }

async function search(page: Page, text: string, t: Translate = inEnglish) {
  await searchBox(page, t).fill(text)
  await searchBox(page, t).press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Creates a collection with the first creators of the catalogue over HTTP, as the person signed in on the page. */
async function makeCollection(page: Page, name: string, size: number) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const answer = await page.request.post('/api/collections', {
    headers: { authorization: `Bearer ${token}` },
    data: { name, kol_ids: Array.from({ length: size }, (_, index) => String(index + 1)) },
  })
  return collectionEndpoints.createCollection.response.parse(await answer.json())
}

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await findViolations(page)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
}

test('a second click or Enter, at once or while the dialog closes, makes no second collection', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/collections')
  const dialog = page.getByRole('dialog', { name: 'New Collection' })
  const create = dialog.getByRole('button', { name: 'Create' })
  const fillIn = async (name: string) => {
    await page.getByRole('button', { name: 'New Collection' }).click()
    await dialog.getByLabel('Name').fill(name)
  }
  const whenCreated = () => page.waitForResponse((response) => response.request().method() === 'POST')
  await fillIn('Clicked twice')
  const first = whenCreated()
  await create.dblclick()
  await first

  await fillIn('Clicked again')
  const second = whenCreated()
  await create.click()
  await second
  // Where the dialog has closed already, the pointer would meet the collection beneath, and open it.
  await create.evaluateAll((buttons: HTMLElement[]) => buttons.map((button) => button.click()))
  await expect(page.getByRole('article')).toHaveCount(2)

  await fillIn('Entered again')
  const third = whenCreated()
  await page.keyboard.press('Enter')
  await third
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('creators are collected on Discover, noted on, removed, and the collection is deleted', {
  tag: '@languages',
}, async ({ page, t, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await search(page, 'vegan baking', t)
  const label = await page.getByRole('article').getByRole('checkbox').first().getAttribute('aria-label')
  const [, name = ''] = toPattern(t('Select {name}', { name: anything })).exec(label ?? '') ?? []
  for (const position of [0, 1, 2]) await page.getByRole('article').nth(position).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('Add to Collection ({count})', { count: 3 }) }).click()
  const dialog = page.getByRole('dialog', { name: t('Add to Collection') })
  await dialog.getByLabel(t('Name')).fill('Spring bakers')
  await dialog.getByRole('button', { name: t('Add to Collection') }).click()
  const created = { name: 'Spring bakers', count: 3 }
  await expect(dialog.getByText(t('Successfully created collection "{name}" with {count} KOLs', created))).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('link', { name: t('Collections') }).click()
  await page.getByRole('link', { name: 'Spring bakers', exact: true }).click()
  const size = (count: number) => page.getByText(t('{count, plural, one {# KOL} other {# KOLs}}', { count }), exactly)
  await expect(size(3)).toBeVisible()
  // The status is shown before it is stored.
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
  const status = page.getByLabel(t('Status of {name}', { name }))
  await status.selectOption(t('Agreed'))
  await stored
  await page.getByRole('button', { name: t('Add note on {name}', { name }) }).click()
  await page.getByRole('dialog').getByLabel(t('Note'), exactly).fill('Asks for March')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Save') })
    .click()
  const note = page.getByRole('button', { name: t('Note on {name}: {note}', { name, note: 'Asks for March' }) })
  await expect(note).toBeVisible()
  await page.reload()
  await expect(status).toHaveValue('agreed')
  await expect(note).toBeVisible()

  await page.getByRole('checkbox', { name: t('Select {name}', { name }) }).check()
  await page.getByRole('button', { name: t('Remove ({count})', { count: 1 }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Remove') })
    .click()
  await expect(size(2)).toBeVisible()
  await page.getByRole('button', { name: t('Delete'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Delete') })
    .click()
  await expect(page.getByText(t('Collection deleted successfully!'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('No collections yet') })).toBeVisible()
})

test('creators are tagged and described in own columns, which a mail and the export mention', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/collections')
  const { id } = await makeCollection(page, 'Bakers', 12)
  await page.goto(`/collections/${id}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  const columns = page.getByRole('dialog', { name: 'Columns of this collection' })
  await columns.getByLabel('Name', exactly).fill('Fee')
  await columns.getByRole('button', { name: 'Add column' }).click()
  await expect(columns.getByLabel('Name of the column Fee')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(columns).toBeHidden()

  // The first key brings the focus to the list.
  await page.keyboard.press('j')
  const first = page.getByRole('article').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('x')
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await first.getByLabel(/^Fee of /).fill('250 €')
  await first.getByLabel(/^Fee of /).press('Enter')
  await stored
  await page.getByRole('button', { name: 'Tags (1)' }).click()
  const tags = page.getByRole('dialog', { name: 'Tags of 1 creator' })
  await tags.getByLabel('Add', exactly).fill('Spring')
  await tags.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tags of 1 creator saved.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Filter by tag' }).click()
  await page.getByRole('option', { name: 'Spring' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'All shown (1), CSV (.csv)' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')[0]).toMatch(/"Status","Tags","Note","Fee"$/)
  expect(file).toContain('"Spring",,"250 €"')

  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  await page.getByRole('button', { name: 'Insert a merge field' }).first().click()
  await page.getByRole('button', { name: 'Column: Fee' }).click()
  await expect(page.getByLabel('Subject', exactly)).toHaveValue('[Column: Fee]')
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('250 €')).toBeVisible()
})

test('creators are led over the board by mouse and keyboard, with a deal each, and the dates go into a calendar', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/collections')
  await makeCollection(page, 'Bakers', 3)
  await page.getByRole('link', { name: 'Pipeline' }).click()
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  await expect(column('To contact').getByRole('article')).toHaveCount(3)
  const stored = () => page.waitForResponse((response) => response.request().method() === 'PATCH')

  const dropped = stored()
  await column('To contact').getByRole('article').first().dragTo(column('Negotiating'))
  expect((await dropped).status()).toBe(200)
  await expect(column('Negotiating').getByRole('article')).toHaveCount(1)

  const moved = stored()
  const menu = column('To contact')
    .getByRole('button', { name: /^Move / })
    .first()
  const label = (await menu.getAttribute('aria-label')) ?? ''
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Content due' }).press('Enter')
  expect((await moved).status()).toBe(200)
  await expect(column('Content due').getByRole('button', { name: label })).toBeFocused()

  await column('Content due')
    .getByRole('button', { name: /^Deal with / })
    .click()
  const deal = page.getByRole('dialog', { name: /^Deal with / })
  await deal.getByLabel('Fee').fill('1250.5')
  await deal.getByLabel('Content due').fill('2099-03-31')
  await deal.getByLabel('Link to a video or post').fill('https://youtu.be/abcdefghijk')
  await deal.getByRole('button', { name: 'Add link' }).click()
  expect(await findViolations(page)).toEqual([])
  await deal.getByRole('button', { name: 'Save' }).click()
  await expect(deal).toBeHidden()
  await expect(column('Content due').getByText('Due Mar 31')).toBeVisible()
  await expect(page.getByText('$1,250.50')).toHaveCount(2)

  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Dates as a calendar file' }).click()
  const calendar = await readFile(await (await download).path(), 'utf8')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20990331\r\n')
  await page.reload()
  await expect(column('Negotiating').getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
})

test('who is in a collection can be left out of a search', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await makeCollection(page, 'Everybody', demoCreators)
  await page.route('**/api/kols/hybrid-search', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), max_api_requests: 0 }) }),
  )
  await search(page, 'vegan baking')
  await page.getByRole('button', { name: /Advanced Filters|Filters/ }).click()
  await page.getByLabel('Creators already in a collection').check()
  const answer = page.waitForResponse((response) => response.ok() && response.url().endsWith('/api/kols/hybrid-search'))
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  const { results } = HybridSearchResponse.parse(await (await answer).json())
  // If nothing is found, the filter is also named beside the results.
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Not in a collection')
  // Creators that platforms returned in other tests are in no collection.
  expect(results.filter(({ id }) => Number(id) <= demoCreators)).toEqual([])
})

test('a collection of thousands is there whole, and only what is in sight is drawn', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/collections')
  const { id } = await makeCollection(page, 'Everybody', demoCreators)
  await page.goto(`/collections/${id}`)
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  await expect(page.getByText('3,000 of 3,000 selected')).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThan(100)
  await page.getByRole('article').first().focus()
  await page.keyboard.press('End')
  await expect(page.locator('li[aria-posinset="3000"] article')).toBeFocused()
})

test("somebody else's collection is not found", async ({ page, troupe, browser }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/collections')
  const { id } = await makeCollection(page, 'Mine', 1)
  const stranger = await browser.newPage({ baseURL: troupe.url })
  await signInNewPerson(stranger, troupe)
  await stranger.goto(`/collections/${id}`)
  await expect(stranger.getByRole('heading', { name: 'Collection not found' })).toBeVisible()
  await stranger.getByRole('link', { name: 'Back to Collections' }).click()
  await expect(stranger.getByRole('heading', { name: 'No collections yet' })).toBeVisible()
  await stranger.close()
})

test('list and detail work by keyboard and at phone width, and axe finds nothing in light and dark', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/collections')
  await page.getByRole('button', { name: 'Create Your First Collection' }).press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Collection created successfully!')).toBeVisible()
  const { id } = await makeCollection(page, 'A few', 12)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await page.goto(`/collections/${id}`)
  const first = page.getByRole('article').first()
  await first.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 of 12 selected')).toBeVisible()
  await expectAllInReach(page.getByRole('toolbar').filter({ hasText: 'Select All' }))
  await expectAccessible(page)
  await expectNoOverflow(page)
})
