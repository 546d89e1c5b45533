import type { Locator, Page, Request } from '@playwright/test'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { buildPdf } from '../../apps/server/src/testing/wire/documents.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'

const shipping =
  'We bake rye bread and ship to Germany and the UK. Our flour is made in Italy. We look for baking creators with at least 1k followers.'
/** The requirements for creators are on the second page. */
const brief = buildPdf([
  [
    { text: 'Loaf & Co', x: 60, y: 770, size: 22 },
    { text: 'We have baked sourdough bread in Porto since 1990.', x: 60, y: 720 },
  ],
  [
    { text: 'Our bread kits are sold in Germany and the UK.', x: 60, y: 770 },
    { text: 'We look for baking creators on TikTok with at least 1k followers.', x: 60, y: 730 },
  ],
])

const askedFor = (scope: Page | Locator) => scope.getByRole('list', { name: 'Asked for in the text' })

test('what a description asks for is shown with its passage, changed there, and searched with', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'AI Brand Analysis' }).click()
  const dialog = page.getByRole('dialog', { name: 'AI Brand Analysis' })
  await dialog.getByLabel('Brand description').fill(shipping)
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  const countries = askedFor(dialog).getByRole('listitem', { name: 'Countries' })
  await expect(countries.getByText('ship to Germany and the UK')).toBeVisible()
  await expect(countries.getByText('United Kingdom')).toBeVisible()
  await expect(countries.getByText('Italy', { exact: true })).toBeHidden()
  await countries.getByRole('combobox', { name: 'Countries' }).press('Backspace')
  await expect(countries.getByText('United Kingdom')).toBeHidden()
  // The list of countries, where it opens below, covers what follows.
  await page.keyboard.press('Tab')
  await askedFor(dialog).getByRole('button', { name: 'Remove: Followers' }).click()
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Apply Selection' }).click()
  await expect(page.getByRole('button', { name: 'Remove filter: Germany' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove filter: (United Kingdom|.*followers)/i })).toHaveCount(0)
  const search = page.waitForRequest((request) => request.url().endsWith(discoveryEndpoints.hybridSearch.path))
  await searchBox(page).press('Enter')
  expect((await search).postDataJSON()).toMatchObject({ regions: ['DE'] })
})

test('what a document asks for is shown with passage and page in the assistant, changed there, and searched with', async ({
  page,
  troupe,
}) => {
  test.slow()
  await signInNewPerson(page, troupe)
  await page.goto('/conversation')
  await page.locator('input[type=file]').setInputFiles({ name: 'brief.pdf', mimeType: '', buffer: brief })
  const countries = askedFor(page).getByRole('listitem', { name: 'Countries' })
  await expect(countries.getByText('sold in Germany and the UK')).toBeVisible()
  await expect(countries.getByText('Page 2')).toBeVisible()
  const analysis = page.getByRole('region', { name: 'Detailed Brand Analysis' })
  await expect(analysis).toContainText('The search looks for creators in Germany and United Kingdom')
  const strategies = page.getByRole('region', { name: 'Search Strategy' })
  await expect(strategies).toContainText('Germany, United Kingdom')
  await expectNothingSerious(page)

  await countries.getByRole('combobox', { name: 'Countries' }).press('Backspace')
  const isSearch = (request: Request) => request.url().endsWith(discoveryEndpoints.searchPlatforms.path)
  const search = page.waitForRequest(isSearch)
  await page.getByRole('button', { name: 'Search again' }).click()
  expect((await search).postDataJSON()).toMatchObject({
    filter: { regions: ['DE'], platforms: ['tiktok'], min_subs: 1000 },
  })
  await expect(page.getByText('only Germany', { exact: true })).not.toHaveCount(0)
  await expect(strategies).toHaveCount(2)
})
