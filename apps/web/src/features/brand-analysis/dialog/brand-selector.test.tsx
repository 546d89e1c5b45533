import { screen, waitFor, within } from '@testing-library/react'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { makeBrandSummary, makeDocument, openBrandDialog } from '../../../testing/open-brand-dialog.tsx'

const { analyzeBrand } = brandAnalysisEndpoints

/** Opens the selector on Discover with this result of an analysis. */
async function openSelector(found = makeBrandSummary(), words = '') {
  const opened = await openBrandDialog(words)
  opened.server.on(analyzeBrand, () => json(found))
  await opened.describe('Oat milk')
  const keywords = within(await opened.dialog.findByRole('group', { name: 'Keywords' }))
  const categories = within(opened.dialog.getByRole('group', { name: 'Content categories' }))
  const apply = () => opened.user.click(opened.dialog.getByRole('button', { name: 'Apply Selection' }))
  return { ...opened, keywords, categories, apply }
}

const query = () => screen.getByRole<HTMLInputElement>('searchbox').value
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('"keywords and categories all selected at start"', async () => {
  const { keywords, categories } = await openSelector()
  const boxes = keywords.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true])
  keywords.getByText('3 of 3 chosen')
  const toggles = categories.getAllByRole('button', { pressed: true })
  expect(toggles.map(({ textContent }) => textContent)).toEqual(['Vegan & Vegetarian', 'Food & Cooking'])
  categories.getByText('2 of 2 chosen')
})

test('"Apply Selection joins chosen keywords with spaces into the search box, adds chosen categories to the selection and closes"', async () => {
  const { user, keywords, categories, apply, opener, server } = await openSelector()
  await user.click(keywords.getByRole('checkbox', { name: 'barista' }))
  await user.click(categories.getByRole('button', { name: 'Food & Cooking' }))
  keywords.getByText('2 of 3 chosen')
  await apply()
  await closed()
  expect(query()).toBe('oat milk plant-based')
  screen.getByRole('button', { name: 'Remove filter: Vegan & Vegetarian' })
  expect(screen.queryByRole('button', { name: 'Remove filter: Food & Cooking' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(server.received(discoveryEndpoints.hybridSearch)).toEqual([])
})

test('all or none of a group at once; with nothing chosen there is nothing to apply', async () => {
  const { user, dialog, keywords, categories } = await openSelector()
  await user.click(keywords.getByRole('button', { name: 'Select none: Keywords' }))
  await user.click(categories.getByRole('button', { name: 'Select none: Content categories' }))
  keywords.getByText('0 of 3 chosen')
  const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply Selection' })
  expect(apply.disabled).toBe(true)
  await user.click(keywords.getByRole('button', { name: 'Select all: Keywords' }))
  keywords.getByText('3 of 3 chosen')
  expect(apply.disabled).toBe(false)
})

test('categories alone leave the words that are searched for alone', async () => {
  const { user, keywords, apply } = await openSelector(makeBrandSummary(), 'latte art')
  await user.click(keywords.getByRole('button', { name: 'Select none: Keywords' }))
  await apply()
  await closed()
  expect(query()).toBe('latte art')
  screen.getByRole('button', { name: 'Remove filter: Food & Cooking' })
})

test('"Closing the selector discards the results"', async () => {
  const { user, opener } = await openSelector()
  await user.keyboard('{Escape}')
  await closed()
  expect(query()).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await user.click(opener)
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Brand description')).value).toBe('')
})

test('Back leads to the text, to be changed and analyzed again', async () => {
  const { user, dialog } = await openSelector()
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Brand description').value).toBe('Oat milk')
  expect(dialog.queryByRole('group', { name: 'Keywords' })).toBeNull()
  expect(document.activeElement).toBe(dialog.getByRole('tab', { name: 'Text description' }))
})

test('keywords that are longer than a search may be are not applied, and it is said why', async () => {
  const { user, dialog, keywords } = await openSelector(
    makeBrandSummary({ keywords: ['a'.repeat(300), 'b'.repeat(300)] }),
  )
  const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply Selection' })
  dialog.getByText('The chosen keywords have 601 characters, and a search takes 500. Please leave some out.')
  expect(apply.disabled).toBe(true)
  await user.click(keywords.getByRole('checkbox', { name: 'b'.repeat(300) }))
  expect(apply.disabled).toBe(false)
})

test('each keyword of a document shows the passage and the page it came from', async () => {
  const { dialog, upload } = await openBrandDialog()
  await upload(makeDocument())
  const keywords = within(await dialog.findByRole('group', { name: 'Keywords' }))
  const items = keywords.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual([
    'oat milkOat milk from Swedish oats.Page 1',
    'baristaMade with every barista in mind.Page 2',
    'plant-basedAll of it plant-based.',
  ])
  expect(keywords.getByText('barista', { selector: 'mark' })).toBeDefined()
})

test('the origin of an analysis is shown, with the tokens and the cost of a model', async () => {
  const usage = { model: 'small-model', input_tokens: 1200, output_tokens: 34, cost_usd: 0.00123 }
  const { dialog } = await openSelector(
    makeBrandSummary({ engine: 'language_model', usage, notices: ['German is understood less well.'] }),
  )
  dialog.getByText('German is understood less well.')
  dialog.getByText('Analyzed by small-model (1,234 tokens, $0.0012).')
})

test('a text in which nothing was found says so', async () => {
  const { dialog } = await openSelector(makeBrandSummary({ keywords: [], categories: [] }))
  dialog.getByText('No keywords were found in it.')
  dialog.getByText('None of the categories fits it.')
  dialog.getByText('Analyzed by the built-in analyser.')
})

const asked: BrandCriterion[] = [
  {
    filter: 'regions',
    values: ['DE', 'GB'],
    citations: [{ words: 'ship to Germany and the UK', passage: 'We ship to Germany and the UK.', page: 2 }],
  },
  {
    filter: 'audience',
    values: ['parents'],
    citations: [{ words: 'for parents', passage: 'Oat milk for parents.', page: null }],
  },
]

test('what the text asks for is shown with its passage and page, and becomes filters', async () => {
  const { dialog, apply } = await openSelector(makeBrandSummary({ criteria: asked }))
  const list = within(dialog.getByRole('list', { name: 'Asked for in the text' }))
  list.getByText('ship to Germany and the UK')
  list.getByText('Page 2')
  list.getByText('Not a filter: platforms do not report audiences.')
  await apply()
  await closed()
  screen.getByRole('button', { name: 'Remove filter: Germany' })
  screen.getByRole('button', { name: 'Remove filter: United Kingdom' })
})

test('what is taken away there becomes no filter; the focus stays in the list', async () => {
  const { user, dialog, apply } = await openSelector(makeBrandSummary({ criteria: asked }))
  const list = dialog.getByRole('list', { name: 'Asked for in the text' })
  await user.click(within(list).getByRole('button', { name: 'Remove: Countries' }))
  expect(document.activeElement).toBe(list)
  await apply()
  await closed()
  expect(screen.queryByRole('button', { name: /^Remove filter: (Germany|United Kingdom)/ })).toBeNull()
})
