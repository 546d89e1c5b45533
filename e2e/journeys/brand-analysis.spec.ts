/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { buildDocx, buildPdf, writeParagraph } from '../../apps/server/src/testing/wire/documents.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'

const bakery =
  'We sell sourdough starter kits and bread flour to people who bake at home. Our sourdough courses teach baking from the first loaf on.'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Two pages, of which only the second mentions skin. */
const twoPages = buildPdf([
  [
    { text: 'Spring plan', x: 60, y: 770, size: 22 },
    { text: 'We are a family business from Porto, and this is how we want to be known.', x: 60, y: 720 },
  ],
  [
    { text: 'Our vegan skincare is made for sensitive skin, without perfume.', x: 60, y: 770 },
    { text: 'The face serum and the sunscreen are what people come back for.', x: 60, y: 750 },
  ],
])
const letter = buildDocx(
  [
    writeParagraph('Who we are', 'H1'),
    writeParagraph('We build electric mountain bikes for long trail rides.'),
    writeParagraph('Every mountain bike is tested on the trails of the Alps.'),
  ].join(''),
)

const opener = (page: Page) => page.getByRole('button', { name: 'AI Brand Analysis' })
const keywordsOf = (dialog: Locator) => dialog.getByRole('group', { name: 'Keywords' })
const categoriesOf = (dialog: Locator) => dialog.getByRole('group', { name: 'Content categories' })

async function openDialog(page: Page) {
  await page.goto('/dashboard')
  await opener(page).click()
  return page.getByRole('dialog', { name: 'AI Brand Analysis' })
}

/** A document is read in its own process, which starts slowly on a busy machine. */
async function expectFound(dialog: Locator) {
  await expect(keywordsOf(dialog)).toBeVisible()
}

async function upload(dialog: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  await dialog.getByRole('tab', { name: 'File upload' }).click()
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Analyze' }).click()
}

test('a description becomes keywords and categories, and what is kept of them a search', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Brand description').fill(bakery)
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await expectFound(dialog)
  const keywords = keywordsOf(dialog).getByRole('checkbox')
  await expect(keywords.first()).toBeChecked()
  const count = await keywords.count()
  expect(count).toBeGreaterThanOrEqual(3)
  for (const keyword of await keywords.all()) await expect(keyword).toBeChecked()
  await expect(categoriesOf(dialog).getByRole('button', { name: 'Baking' })).toHaveAttribute('aria-pressed', 'true')
  const names = await keywordsOf(dialog).getByRole('listitem').allTextContents()
  expect(names.join(' ')).toMatch(/sourdough/i)

  await keywords.first().uncheck()
  await expect(keywordsOf(dialog).getByText(`${count - 1} of ${count} chosen`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply Selection' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue(names.slice(1).join(' '))
  await expect(page.getByRole('button', { name: 'Remove filter: Baking' })).toBeVisible()
  await searchBox(page).press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('each keyword of a PDF shows the passage and the page it came from; the file is dropped', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  const dialog = await openDialog(page)
  await dialog.getByRole('tab', { name: 'File upload' }).click()
  const dropped = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([bytes], 'Spring plan.PDF', { type: 'application/pdf' }))
    return transfer
  }, twoPages.toString('base64'))
  await dialog.getByRole('button', { name: /^Drop a PDF or DOCX/ }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(dialog.getByText('Spring plan.PDF')).toBeVisible()
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await expectFound(dialog)
  const skin = keywordsOf(dialog).getByRole('listitem').filter({ hasText: /skin/i }).first()
  await expect(skin).toContainText('Our vegan skincare is made for sensitive skin')
  await expect(skin).toContainText('Page 2')
  await expect(categoriesOf(dialog).getByRole('button', { name: 'Skincare' })).toBeVisible()
})

test('a DOCX is analyzed too; it has passages, and no pages', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  const dialog = await openDialog(page)
  await upload(dialog, { name: 'letter.docx', mimeType: wordType, buffer: letter })
  await expectFound(dialog)
  const bike = keywordsOf(dialog)
    .getByRole('listitem')
    .filter({ hasText: /mountain bike/i })
    .first()
  await expect(bike).toBeVisible()
  await expect(keywordsOf(dialog).getByText(/^Page/)).toHaveCount(0)
  await expect(dialog.getByText('Analyzed by the built-in analyser.')).toBeVisible()
})

test('files that are refused before they are sent: none, of another type, too large', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  const dialog = await openDialog(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await dialog.getByRole('tab', { name: 'File upload' }).click()
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please select a file')
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles({ name: 'deck.pptx', mimeType: 'application/pdf', buffer: twoPages })
  await expect(dialog.getByRole('alert')).toHaveText('Please select a PDF or DOCX file')
  const tooLarge = Buffer.alloc(10 * 1024 * 1024 + 1)
  await input.setInputFiles({ name: 'book.pdf', mimeType: 'application/pdf', buffer: tooLarge })
  await expect(dialog.getByRole('alert')).toHaveText('File size exceeds maximum allowed size of 10MB')
  expect(sent.filter((url) => url.endsWith(brandAnalysisEndpoints.analyzeBrandFile.path))).toEqual([])
})

const refusedByServer = [
  { what: 'a PDF without text', name: 'scan.pdf', buffer: buildPdf([[]]), says: /holds no text/ },
  { what: 'a damaged PDF', name: 'cut.pdf', buffer: twoPages.subarray(0, 20), says: /damaged/ },
  { what: 'a PDF that is called DOCX', name: 'plan.docx', buffer: twoPages, says: /PDF/ },
  { what: 'a text that is called PDF', name: 'notes.pdf', buffer: Buffer.from('Oat milk'), says: /not a PDF/ },
]

test('documents that the server refuses: the dialog says why, and stays', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  const dialog = await openDialog(page)
  for (const { what, name, buffer, says } of refusedByServer) {
    await upload(dialog, { name, mimeType: '', buffer })
    const alert = dialog.getByRole('alert')
    await expect(alert, what).toHaveText(/^Failed to analyze brand from file: 422 /)
    await expect(alert, what).toHaveText(says)
    await expect(dialog.getByText(name), what).toBeVisible()
    await dialog.getByRole('tab', { name: 'Text description' }).click()
  }
})

test('an analysis can be cancelled and begun again; closing the selector discards what was found', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  const dialog = await openDialog(page)
  const address = `**${brandAnalysisEndpoints.analyzeBrand.path}`
  await page.route(address, () => undefined)
  await dialog.getByLabel('Brand description').fill(bakery)
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await expect(dialog.getByText('Analyzing your brand…')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByText('Analyzing your brand…')).toBeHidden()
  await expect(dialog.getByLabel('Brand description')).toHaveValue(bakery)
  await page.unroute(address)
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await expectFound(dialog)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(searchBox(page)).toHaveValue('')
  await opener(page).click()
  await expect(dialog.getByLabel('Brand description')).toHaveValue('')
})

test('all of it by keyboard', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'AI Brand Analysis' })
  await expect(dialog.getByLabel('Brand description')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'File upload' })).toBeFocused()
  const zone = dialog.getByRole('button', { name: /^Drop a PDF or DOCX/ })
  // Before the key press that opens it: otherwise the browser takes the key before it is told to hand over the chooser.
  const chooser = page.waitForEvent('filechooser')
  await expect(zone).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(zone).toBeFocused()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'letter.docx', mimeType: wordType, buffer: letter })
  await expect(dialog.getByText('letter.docx')).toBeVisible()
  for (const name of ['Remove', 'Analyze']) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expectFound(dialog)
  const first = keywordsOf(dialog).getByRole('checkbox').first()
  for (const name of ['Select all: Keywords', 'Select none: Keywords']) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await dialog.getByRole('button', { name: 'Apply Selection' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(searchBox(page)).not.toHaveValue('')
})

test('it fits a phone, where it fills the screen, and axe finds nothing serious in light and dark', async ({
  page,
  troupe,
}) => {
  test.slow()
  await signInNewPerson(page, troupe)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const dialog = await openDialog(page)
    await expectNothingSerious(page)
    if (width === 390) expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await dialog.getByRole('tab', { name: 'File upload' }).click()
    await dialog.getByRole('button', { name: 'Analyze' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectNothingSerious(page)
    await upload(dialog, { name: 'plan.pdf', mimeType: 'application/pdf', buffer: twoPages })
    await expectFound(dialog)
    await expectNothingSerious(page)
  }
})
