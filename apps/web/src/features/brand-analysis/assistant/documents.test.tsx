import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { conversationEndpoints } from '@troupe/contract/conversations'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { makeAnalysis, makeFileSummary, openAssistant } from '../../../testing/open-assistant.tsx'

const { analyzeBrandFile, analyzeBrandInDetail } = brandAnalysisEndpoints
const { addMessage, createConversation } = conversationEndpoints

const brief = new File(['%PDF brief'], 'Brief 2026.PDF', { type: 'application/pdf' })
const fileApology =
  "I encountered an error while processing your file. Please ensure it's a valid PDF or DOCX file and try again."

const { sources: _, ...documentAnalysis } = makeFileSummary()

async function findStrategy() {
  return within(await screen.findByRole('region', { name: 'Search Strategy' }))
}

test('"a file-attach button accepting .pdf and .docx"', async () => {
  await openAssistant()
  screen.getByRole('button', { name: 'Attach a PDF or DOCX file' })
  expect(screen.getByLabelText<HTMLInputElement>('Document').accept).toBe('.pdf,.docx')
})

test("'a non-PDF/DOCX upload gives the alert Please upload a PDF or DOCX file.'", async () => {
  const { server } = await openAssistant()
  // As if dropped onto the field: the browser's file dialog does not offer such a file.
  fireEvent.change(screen.getByLabelText('Document'), { target: { files: [new File(['x'], 'notes.txt')] } })
  expect((await screen.findByRole('alert')).textContent).toContain('Please upload a PDF or DOCX file.')
  expect(server.received(analyzeBrandFile)).toEqual([])
  expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
})

test('a file over 10 MB is refused before it is read', async () => {
  const { server, upload } = await openAssistant()
  const large = new File(['x'], 'large.pdf')
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  await upload(large)
  expect((await screen.findByRole('alert')).textContent).toContain('File size exceeds maximum allowed size of 10MB')
  expect(server.received(analyzeBrandFile)).toEqual([])
})

test('"the document analysis result is turned into a brand description sentence and sent to brand analysis"', async () => {
  const { server, upload } = await openAssistant()
  await upload(brief)
  await findStrategy()
  screen.getByText('Uploaded document: Brief 2026.PDF')
  expect(server.received(analyzeBrandFile)[0]?.body).toEqual({
    file_content: window.btoa('%PDF brief'),
    file_name: 'Brief 2026.PDF',
    file_type: 'pdf',
  })
  expect(server.received(analyzeBrandInDetail)[0]?.body).toEqual({
    brand_description: 'A brand in Baking and Vegan & Vegetarian, known for vegan cakes and wedding cakes.',
    document: documentAnalysis,
  })
  screen.getByText('Only the first 200 pages were read.')
})

test('a document names the conversation, and where its keywords stand is kept', async () => {
  const { server, upload } = await openAssistant()
  await upload(brief)
  await waitFor(() => expect(server.received(addMessage)).toHaveLength(1))
  expect(server.received(createConversation)[0]?.body).toMatchObject({
    title: 'Brief 2026.PDF',
    message: { type: 'user', file_name: 'Brief 2026.PDF' },
  })
  expect(server.received(addMessage)[0]?.body).toMatchObject({
    type: 'assistant',
    sources: makeFileSummary().sources,
    kol_ids: ['1', '2'],
  })
})

test('a keyword shows its passage and page when it is pointed at, and closes', async () => {
  const { upload, user } = await openAssistant()
  await upload(brief)
  const keyword = (await findStrategy()).getByRole('button', { name: 'vegan cakes' })
  await user.hover(keyword)
  await screen.findByText('We have baked vegan cakes since 2019.')
  screen.getByText('Page 3')
  await user.unhover(keyword)
  await waitFor(() => expect(screen.queryByText('Page 3')).toBeNull())
})

test('a keyword shows its passage on focus and describes itself by it; Escape closes it', async () => {
  const { upload, user } = await openAssistant()
  await upload(brief)
  // A keyword of the document that the analysis lacks is listed separately.
  const keyword = (await findStrategy()).getByRole('button', { name: 'wedding cakes' })
  keyword.focus()
  const passage = await screen.findByText('Wedding cakes to order.')
  screen.getByText('In the document')
  expect(passage.closest(`#${CSS.escape(keyword.getAttribute('aria-describedby') ?? '')}`)).not.toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Wedding cakes to order.')).toBeNull())
})

test('a refused document gets the apology for files, with the reason', async () => {
  const { server, upload, user } = await openAssistant()
  server.on(analyzeBrandFile, () => json({ detail: 'This PDF holds pictures only, no text.' }, 422))
  await upload(brief)
  await screen.findByText(fileApology, { selector: 'p' })
  screen.getByText('This PDF holds pictures only, no text.')
  server.on(analyzeBrandFile, () => json(makeFileSummary()))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await findStrategy()
})

test('an analysis that fails after the document was read gets the apology for files, too', async () => {
  const { server, upload } = await openAssistant()
  server.on(analyzeBrandInDetail, () => json({ detail: 'Busy' }, 503))
  await upload(brief)
  await screen.findByText(fileApology, { selector: 'p' })
})

test('a document begins anew where creators are looked for already', async () => {
  const { server, send, upload } = await openAssistant()
  await send('We bake vegan cakes')
  await findStrategy()
  server.on(analyzeBrandInDetail, () => json(makeAnalysis({ keywords: ['espresso'] })))
  await upload(brief)
  await screen.findByText('espresso')
  expect(server.received(conversationEndpoints.refineCriteria)).toEqual([])
})

test('a document dropped on the conversation, or pasted, is read', async () => {
  const { server } = await openAssistant()
  fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer: { files: [brief], types: ['Files'] } })
  await findStrategy()
  expect(server.received(analyzeBrandFile)).toHaveLength(1)
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Message').disabled).toBe(false))
  fireEvent.paste(screen.getByLabelText('Message'), { clipboardData: { files: [brief], types: ['Files'] } })
  await waitFor(() => expect(server.received(analyzeBrandFile)).toHaveLength(2))
})

test('the picture that is copied along with a text is not read', async () => {
  const { server } = await openAssistant()
  const clipboardData = { files: [new File(['x'], 'image.png')], types: ['text/plain', 'Files'] }
  fireEvent.paste(screen.getByLabelText('Message'), { clipboardData })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.received(analyzeBrandFile)).toEqual([])
})
