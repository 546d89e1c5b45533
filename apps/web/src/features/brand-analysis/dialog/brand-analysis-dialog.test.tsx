import { act, screen, waitFor } from '@testing-library/react'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { expect, test, vi } from 'vitest'
import { json, never } from '../../../testing/fake-server.ts'
import { makeBrandSummary, makeDocument, openBrandDialog } from '../../../testing/open-brand-dialog.tsx'

const { analyzeBrand, analyzeBrandFile } = brandAnalysisEndpoints
const tenMegabytes = 10 * 1024 * 1024

test('"Brand text: non-empty after trimming, else \'Please enter a brand description\'; submit disabled when empty"', async () => {
  const { user, dialog, server } = await openBrandDialog()
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Analyze' })
  const text = dialog.getByLabelText('Brand description')
  expect(submit.disabled).toBe(true)
  expect(document.activeElement).toBe(text)
  await user.type(text, '   ')
  dialog.getByText('Please enter a brand description')
  expect(submit.disabled).toBe(true)
  await user.type(text, 'Oat milk')
  expect(dialog.queryByText('Please enter a brand description')).toBeNull()
  expect(submit.disabled).toBe(false)
  expect(server.received(analyzeBrand)).toEqual([])
})

test('a text longer than the contract takes is not sent, and not cut either', async () => {
  const { user, dialog } = await openBrandDialog()
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Brand description')
  await user.click(text)
  await user.paste('x'.repeat(20_001))
  dialog.getByText('A brand description has at most 20,000 characters')
  expect(text.value).toHaveLength(20_001)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Analyze' }).disabled).toBe(true)
})

test('"brand_description": the text is sent, by Ctrl and Enter as well', async () => {
  const { user, dialog, server } = await openBrandDialog()
  await user.type(dialog.getByLabelText('Brand description'), 'Oat milk{Control>}{Enter}{/Control}')
  await dialog.findByRole('group', { name: 'Keywords' })
  expect(server.received(analyzeBrand).map(({ body }) => body)).toEqual([{ brand_description: 'Oat milk' }])
})

test('a press on the tab that is open keeps its form', async () => {
  const { user, dialog } = await openBrandDialog()
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Brand description')
  await user.type(text, 'Oat milk')
  await user.click(dialog.getByRole('tab', { selected: true }))
  expect(text.value).toBe('Oat milk')
})

test('"no file: \'Please select a file\'"', async () => {
  const { dialog, showFileTab, analyze, server } = await openBrandDialog()
  await showFileTab()
  await analyze()
  expect(dialog.getByRole('alert').textContent).toBe('Please select a file')
  expect(server.received(analyzeBrandFile)).toEqual([])
})

test.each(['deck.pptx', 'brand.doc', 'pdf', 'brand.pdf.exe'])(
  '"extension pdf or docx, else \'Please select a PDF or DOCX file\'": %s',
  async (name) => {
    const { dialog, showFileTab, choose } = await openBrandDialog()
    await showFileTab()
    await choose(makeDocument(name))
    expect((await dialog.findByRole('alert')).textContent).toBe('Please select a PDF or DOCX file')
    expect(dialog.queryByText(name)).toBeNull()
  },
)

test('"max 10 MB, else \'File size exceeds maximum allowed size of 10MB\'": one byte too many, and not one fewer', async () => {
  const { dialog, showFileTab, choose } = await openBrandDialog()
  await showFileTab()
  await choose(makeDocument('large.pdf', tenMegabytes + 1))
  expect((await dialog.findByRole('alert')).textContent).toBe('File size exceeds maximum allowed size of 10MB')
  await choose(makeDocument('largest.pdf', tenMegabytes))
  await dialog.findByText('largest.pdf')
  dialog.getByText('10.5 MB')
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('an empty file is refused in plain words', async () => {
  const { dialog, showFileTab, choose } = await openBrandDialog()
  await showFileTab()
  await choose(makeDocument('empty.docx', 0))
  expect((await dialog.findByRole('alert')).textContent).toBe('This file is empty. Please select another one.')
})

test('"file_content (base64 without prefix), file_name, file_type (lowercase extension)"', async () => {
  const { upload, dialog, server } = await openBrandDialog()
  await upload(new File(['oats'], 'Brand Book.DOCX'))
  await dialog.findByRole('group', { name: 'Keywords' })
  expect(server.received(analyzeBrandFile).map(({ body }) => body)).toEqual([
    { file_content: btoa('oats'), file_name: 'Brand Book.DOCX', file_type: 'docx' },
  ])
})

test.each(['{Enter}', ' '])('the drop zone opens the file chooser by the key "%s"', async (key) => {
  const { user, dialog, showFileTab } = await openBrandDialog()
  await showFileTab()
  const zone = await dialog.findByRole('button', { name: /^Drop a PDF or DOCX/ })
  const opened = vi.spyOn(dialog.getByLabelText('Brand document', { selector: 'input' }), 'click')
  act(() => zone.focus())
  await user.keyboard(key)
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
})

test('a chosen file can be taken away again; the focus stays with the drop zone', async () => {
  const { user, dialog, showFileTab, choose } = await openBrandDialog()
  await showFileTab()
  await choose(makeDocument())
  await user.click(await dialog.findByRole('button', { name: 'Remove' }))
  expect(dialog.queryByText('brand.pdf')).toBeNull()
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: /^Drop a PDF or DOCX/ }))
})

test('"Switching tab clears the form"', async () => {
  const { user, dialog, showFileTab, choose, analyze } = await openBrandDialog()
  await user.type(dialog.getByLabelText('Brand description'), 'Oat milk')
  await showFileTab()
  await choose(makeDocument())
  await dialog.findByText('brand.pdf')
  await user.click(dialog.getByRole('tab', { name: 'Text description' }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Brand description').value).toBe('')
  await showFileTab()
  expect(dialog.queryByText('brand.pdf')).toBeNull()
  expect(dialog.queryByRole('alert')).toBeNull()
  await analyze()
  dialog.getByText('Please select a file')
})

test('while it analyzes it says so, and can be cancelled; the text is kept and the focus stays in the dialog', async () => {
  const { user, dialog, describe, server } = await openBrandDialog()
  server.on(analyzeBrand, never)
  await describe('Oat milk')
  await dialog.findByText('Analyzing your brand…')
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  expect(document.activeElement).toBe(cancel)
  await user.click(cancel)
  await waitFor(() => expect(dialog.queryByText('Analyzing your brand…')).toBeNull())
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Brand description').value).toBe('Oat milk')
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Analyze' }))
})

test('closing the dialog stops the analysis', async () => {
  const { user, dialog, describe, opener, server } = await openBrandDialog()
  let answer = (_: Response) => {}
  server.on(analyzeBrand, () => new Promise((resolve) => (answer = resolve)))
  await describe('Oat milk')
  await dialog.findByText('Analyzing your brand…')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  answer(json(makeBrandSummary()))
  await user.click(opener)
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Brand description')).value).toBe('')
})

test('"Failed to analyze brand: {status} {text}", until the text is changed', async () => {
  const { user, dialog, describe, server } = await openBrandDialog()
  server.on(analyzeBrand, () => json({ detail: 'Too many analyses. Please wait a minute.' }, 429))
  await describe('Oat milk')
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toBe('Failed to analyze brand: 429 Too many analyses. Please wait a minute.')
  await user.type(dialog.getByLabelText('Brand description'), '!')
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('"Failed to analyze brand from file: ...", with what the server says of the document', async () => {
  const { dialog, upload, server } = await openBrandDialog()
  server.on(analyzeBrandFile, () => json({ detail: 'This PDF opens only with a password.' }, 422))
  await upload(makeDocument())
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toBe('Failed to analyze brand from file: 422 This PDF opens only with a password.')
  dialog.getByText('brand.pdf')
})

test('without an answer there is no status', async () => {
  const { dialog, describe, server } = await openBrandDialog()
  server.on(analyzeBrand, () => Promise.reject(new TypeError('Failed to fetch')))
  await describe('Oat milk')
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Failed to analyze brand: The server could not be reached. Please check your connection.',
  )
})
