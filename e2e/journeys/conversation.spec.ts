/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises'
import type { Locator, Page, Route } from '@playwright/test'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { conversationEndpoints } from '@troupe/contract/conversations'
import { buildDocx, buildPdf, writeParagraph } from '../../apps/server/src/testing/wire/documents.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { answers, bakery, creators, message, openAssistant, say } from '../conversation-steps.ts'
import { expect, signInNewPerson, test } from '../journey.ts'
import { readAccessToken } from '../own-channel-steps.ts'
import { inEnglish, type JourneyLanguage, type Translate } from '../translate.ts'

const twoPages = buildPdf([
  [{ text: 'We are a family business from Porto, and this is how we want to be known.', x: 60, y: 770 }],
  [{ text: 'Our vegan skincare is made for sensitive skin, without perfume.', x: 60, y: 770 }],
])
const letter = buildDocx(
  writeParagraph('We build electric mountain bikes, and we test each mountain bike on the trails.'),
)

/** How the limits "only Germany, under 50k" are shown. */
const limits: Record<JourneyLanguage, { country: string; followers: string }> = {
  en: { country: 'Germany', followers: ' to 50.0K' },
  'zh-Hans': { country: '德国', followers: ' 至 5.0万' },
}

const conversations = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })

/**
 * Checks that `count` answers are shown and stored. Both happen in parallel, so a page that is left too early loses
 * one.
 */
async function expectAnswers(page: Page, count: number, t: Translate = inEnglish) {
  await expect(answers(page, t)).toHaveCount(count)
  await expect.poll(() => countStoredAnswers(page)).toBe(count)
}

async function countStoredAnswers(page: Page): Promise<number> {
  const { path, response } = conversationEndpoints.getConversation
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
  const headers = { authorization: `Bearer ${await readAccessToken(page)}` }
  const answer = await page.request.get(path.replace(':id', id), { headers })
  return response.parse(await answer.json()).messages.filter(({ criteria }) => criteria !== null).length
}

async function upload(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
}

test('a description is analysed and creators are recommended, collected, narrowed down, and there again later', {
  tag: '@languages',
}, async ({ language, page, t, troupe }) => {
  test.slow()
  await signInNewPerson(page, troupe)
  await openAssistant(page, t)
  await expect(page.getByRole('button', { name: t('Export Results') })).toBeHidden()
  await say(page, bakery, t)
  const panel = page.getByRole('region', { name: t('Analyzing your brand...') })
  await expect(panel.locator('ol > li')).toHaveCount(8)
  await expectAnswers(page, 1, t)
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/conversation\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('region', { name: t('Detailed Brand Analysis') })).toContainText(/sourdough/i)
  await expect(answers(page, t).getByText(t('Baking'), { exact: true })).toBeVisible()
  await expect(message(page, t)).toBeFocused()

  await creators(page, t).getByRole('checkbox').first().check()
  await creators(page, t)
    .getByRole('button', { name: t('Add to Collection ({count})', { count: 1 }) })
    .click()
  const dialog = page.getByRole('dialog', { name: t('Add to Collection') })
  await dialog.getByLabel(t('Name')).fill('Bakers')
  await dialog.getByRole('button', { name: t('Add to Collection') }).click()
  const created = { name: 'Bakers', count: 1 }
  await expect(dialog.getByText(t('Successfully created collection "{name}" with {count} KOLs', created))).toBeVisible()
  await expect(dialog).toBeHidden()

  await say(page, 'only Germany, under 50k', t)
  await expectAnswers(page, 2, t)
  const changes = page.getByRole('list', { name: t('Changed') }).getByRole('listitem')
  await expect(changes).toHaveCount(2)
  await expect(answers(page, t).last()).toContainText(limits[language].country)
  await expect(answers(page, t).last()).toContainText(limits[language].followers)

  await page.reload()
  await expectAnswers(page, 2, t)
  await expect(changes).toHaveCount(2)
  await expect(page.getByText(bakery)).toBeVisible()
  await expect(creators(page, t).first().getByRole('article').first()).toBeVisible()
})

test('a conversation is renamed, left for a new one, opened again and deleted; other users cannot open it', async ({
  page,
  troupe,
  browser,
}) => {
  await signInNewPerson(page, troupe)
  await openAssistant(page)
  await say(page, bakery)
  await expectAnswers(page, 1)
  const list = conversations(page)
  await list.getByRole('button', { name: /^Actions for We sell sourdough/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Title').fill('Sourdough')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('link', { name: /^Sourdough/ })).toBeVisible()
  const address = page.url()

  const stranger = await browser.newPage({ baseURL: troupe.url })
  await signInNewPerson(stranger, troupe)
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'Conversation not found' })).toBeVisible()
  await stranger.close()

  await list.getByRole('link', { name: 'New conversation' }).click()
  await expect(page.getByRole('button', { name: /^Describe Your Brand/ })).toBeVisible()
  await list.getByRole('link', { name: /^Sourdough/ }).click()
  await expectAnswers(page, 1)
  await list.getByRole('button', { name: 'Actions for Sourdough' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/conversation$/)
  await page.reload()
  await expect(list.getByText('What you ask is kept here', { exact: false })).toBeVisible()
})

test('the keywords of a PDF show their passage and page, also when it is opened again; a DOCX is read too', async ({
  page,
  troupe,
}) => {
  test.slow()
  await signInNewPerson(page, troupe)
  await openAssistant(page)
  await upload(page, 'Plan.PDF', twoPages)
  await expect(page.getByText('Uploaded document: Plan.PDF')).toBeVisible()
  await expectAnswers(page, 1)
  const skin = answers(page).getByRole('button', { name: /skin/i }).first()
  // While the page scrolls to the new answer, it moves away from under the pointer.
  await expect(async () => {
    await skin.hover()
    await expect(page.getByText('Page 2')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('Our vegan skincare is made for sensitive skin, without perfume.')).toBeVisible()
  await page.reload()
  await skin.focus()
  await expect(page.getByText('Page 2')).toBeVisible()
  await upload(page, 'letter.docx', letter)
  await expectAnswers(page, 2)
  await expect(answers(page).last()).toContainText(/mountain bike/i)
})

/** Drops a file from the desktop, as a person does. */
async function dropFile(page: Page, target: Locator, path: string) {
  const box = await target.boundingBox()
  if (!box) throw new Error('The place for the file is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  const devTools = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devTools.send('Input.dispatchDragEvent', { type, x, y, data })
  }
  await devTools.detach()
}

/** Whether the browser opens a file that is dropped there, in place of the page. Without a window it never does. */
function opensDropped(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([''], 'deck.pptx'))
    return element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  })
}

test('documents that are refused say why, and the conversation goes on', async ({ page, troupe }, testInfo) => {
  await signInNewPerson(page, troupe)
  await openAssistant(page)
  const slides = testInfo.outputPath('deck.pptx')
  await writeFile(slides, twoPages)
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill('Not lost')
  expect(await opensDropped(page.getByRole('banner'))).toBe(false)
  await dropFile(page, page.getByRole('main'), slides)
  await expect(page.getByRole('alert')).toContainText('Please upload a PDF or DOCX file.')
  await expect(field).toHaveValue('Not lost')
  await upload(page, 'scan.pdf', buildPdf([[]]))
  const apology =
    "I encountered an error while processing your file. Please ensure it's a valid PDF or DOCX file and try again."
  await expect(page.getByRole('paragraph').filter({ hasText: apology })).toBeVisible()
  await expect(page.getByText(/holds no text/)).toBeVisible()
  await say(page, bakery)
  await expectAnswers(page, 1)
})

test('a message whose page was left in the middle is there and is answered on demand', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await openAssistant(page)
  const address = `**${brandAnalysisEndpoints.analyzeBrandInDetail.path}`
  await page.route(address, () => undefined)
  await say(page, bakery)
  await expect(page).toHaveURL(/\/conversation\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'Collections' }).click()
  await expect(page.getByRole('heading', { name: 'My Collections' })).toBeVisible()
  await page.unroute(address)
  await page.goBack()
  await expect(page.getByText('This message has not been answered.')).toBeVisible()
  await page.getByRole('button', { name: 'Analyze now' }).click()
  await expectAnswers(page, 1)
  await expect(page.getByText('This message has not been answered.')).toBeHidden()
})

/** Repeats what a busy server refuses. The page would repeat it by its own clock, which is stopped. */
async function answerWhenNotBusy(route: Route) {
  if (route.request().method() === 'GET') return route.continue()
  await expect(async () => {
    const response = await route.fetch()
    expect(response.status()).not.toBe(503)
    await route.fulfill({ response })
  }).toPass()
}

test('the answer is there half a second after the work, however far the steps are', async ({ page, troupe }) => {
  await page.clock.install()
  await signInNewPerson(page, troupe)
  await openAssistant(page)
  // The steps follow the browser's clock, the work does not: with the clock stopped, the first step stays.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route('**/api/**', answerWhenNotBusy)
  await say(page, bakery)
  const panel = page.getByRole('region', { name: 'Analyzing your brand...' })
  await expect(panel).toHaveAttribute('aria-busy', 'false')
  await page.clock.runFor(499)
  await expect(panel).toBeVisible()
  await page.clock.runFor(1)
  await expect(panel).toBeHidden()
  await expect(answers(page)).toHaveCount(1)
})

test('all of it by keyboard', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await openAssistant(page)
  await page.getByRole('button', { name: /^Describe Your Brand/ }).focus()
  await page.keyboard.press('Enter')
  await expect(message(page)).toBeFocused()
  await page.keyboard.type('Sourdough kits')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('for home bakers')
  await expect(message(page)).toHaveValue('Sourdough kits\nfor home bakers')
  await page.keyboard.press('Enter')
  await expectAnswers(page, 1)
  await expect(message(page)).toBeFocused()
  const first = creators(page).getByRole('article').first()
  await first.focus()
  await page.keyboard.press('Space')
  await expect(creators(page).getByText(/^1 of \d+ selected$/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/conversation\/[0-9a-f-]{36}\/creators\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Similar creators' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/conversation\/[0-9a-f-]{36}$/)
  await expect(creators(page).getByText(/^1 of \d+ selected$/)).toBeVisible()
})

test('it fits a phone and a wide window, and axe finds nothing serious in light and dark', async ({ page, troupe }) => {
  test.slow()
  await signInNewPerson(page, troupe)
  await openAssistant(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/conversation')
    await expect(page.getByText('Then narrow it down in your own words', { exact: false })).toBeVisible()
    await expectNothingSerious(page)
    await say(page, bakery)
    await expect(page.getByRole('region', { name: 'Analyzing your brand...' })).toBeVisible()
    await expectAnswers(page, 1)
    await expectNothingSerious(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Conversations' }).click()
  const drawer = page.getByRole('dialog', { name: 'Conversations' })
  await expect(drawer.getByRole('link', { name: /^We sell sourdough/ })).toHaveCount(2)
  await expectNothingSerious(page)
  await drawer.getByRole('link', { name: 'New conversation' }).click()
  await expect(drawer).toBeHidden()
})
