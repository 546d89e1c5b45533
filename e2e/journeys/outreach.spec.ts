/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test'
import { type RunningTroupe, toInboxUrl } from '../../tools/testing/troupe-process.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'
import {
  answerInSandbox,
  giveCompanyAddress,
  readAnswers,
  readMails,
  selectCreators,
  sendAndFollow,
  setPace,
  useSandboxMailbox,
  writeMail,
} from '../outreach-steps.ts'
import { anything, type Translate, toPattern } from '../translate.ts'

/** Adds the creators selected on Discover to a new collection, and selects all of them there. */
async function collect(page: Page, name: string, count: number, t: Translate) {
  await page.getByRole('button', { name: t('Add to Collection ({count})', { count }) }).click()
  const dialog = page.getByRole('dialog', { name: t('Add to Collection') })
  await dialog.getByLabel(t('Name')).fill(name)
  await dialog.getByRole('button', { name: t('Add to Collection') }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: t('Collections') }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await selectAll(page, t)
}

async function selectAll(page: Page, t: Translate) {
  await page.getByRole('button', { name: t('Select All'), exact: true }).click()
}

/** Inserts a merge field with the dialog's first menu (subject) or its last one (message). */
async function insertField(
  page: Page,
  t: Translate,
  { menu, label, fallback = '' }: { menu: 'first' | 'last'; label: string; fallback?: string },
) {
  await page
    .getByRole('button', { name: t('Insert a merge field') })
    [menu]()
    .click()
  await page.getByLabel(t('Where it is not known, write')).fill(fallback)
  const field = toPattern(t('{label}, for example {example}', { label: t(label), example: anything }))
  await page.getByRole('button', { name: field }).click()
}

/** Beginnings of the subjects of test mails, which are in the user's language. */
const trialMarks = { en: '[Test]', 'zh-Hans': '[测试]' }

/** Reads where a notification ends, in pixels from the top, on its first frame: it disappears by itself. */
async function readNoticeBottom(page: Page, text: string): Promise<number> {
  const bottom = await page.waitForFunction((expected) => {
    const notices = [...document.querySelectorAll('[role="alert"]')]
    return notices.find(({ textContent }) => textContent.includes(expected))?.getBoundingClientRect().bottom
  }, text)
  return (await bottom.jsonValue()) ?? 0
}

/** Opens the mail in the inbox as a recipient without an account, and follows its link to unsubscribe. */
async function unsubscribeAsReader(browser: Browser, troupe: RunningTroupe, address: string, t: Translate) {
  const context = await browser.newContext({ baseURL: troupe.url, viewport: { width: 390, height: 844 } })
  const inbox = await context.newPage()
  await inbox.goto(toInboxUrl(troupe.url))
  // Mails are listed newest first; other journeys may have written to the same creator.
  await inbox.getByRole('link').filter({ hasText: address }).first().click()
  const mail = inbox.frameLocator('#html')
  await expect(mail.getByText('and all who bake')).toBeVisible()
  const opening = context.waitForEvent('page')
  await mail.getByRole('link', { name: /unsubscribe/i }).click()
  const page = await opening
  const question = t('{email} gets mail from {from}.', { email: anything, from: anything })
  await expect(page.getByText(toPattern(question))).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: t('Unsubscribe') }).click()
  await expect(page.getByRole('heading', { name: t('You are unsubscribed') })).toBeVisible()
  await context.close()
}

test('collect, write, send, watch; a reader unsubscribes, and the second campaign leaves them out and says why', {
  tag: ['@languages', '@citus'],
}, async ({ page, t, troupe, browser, language }) => {
  test.slow()
  const person = await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await setPace(page, 1)
  await selectCreators(page, 'vegan baking', 3, t)
  await collect(page, 'Spring bakers', 3, t)
  await page.getByRole('button', { name: t('Send Email ({count})', { count: 3 }) }).click()

  const dialog = page.getByRole('dialog', { name: t('Send Email') })
  const recipients = (count: number) =>
    t('{count, plural, one {# creator gets this mail} other {# creators get this mail}}', { count })
  const writtenLately = (count: number) =>
    t('Leave out {count, plural, one {# creator} other {# creators}} who had a mail from you in the last {days} days', {
      count,
      days: 30,
    })
  await expect(dialog.getByRole('radio', { name: 'SMTP' })).toBeChecked()
  await writeMail(page, { subject: 'Tea for ', text: 'Dear ' }, t)
  await insertField(page, t, { menu: 'first', label: 'Name' })
  await insertField(page, t, { menu: 'last', label: 'Country', fallback: 'friend' })
  await dialog.getByRole('combobox', { name: t('Font size') }).selectOption(t('Large'))
  await dialog.getByRole('combobox', { name: t('Font'), exact: true }).selectOption('Georgia')
  await expect(dialog.getByRole('textbox', { name: t('Message [body of a mail]'), exact: true })).toBeFocused()
  await page.keyboard.type(' and all who bake')
  await dialog.getByRole('combobox', { name: t('Language') }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await expect(dialog.getByText(recipients(3))).toBeVisible()
  await expect(dialog.frameLocator('iframe').getByText('and all who bake')).toBeVisible()
  const noticeBottom = readNoticeBottom(page, t('outreach.test_mail_sent', { address: person.email }))
  await dialog.getByRole('button', { name: t('Send a test to myself') }).click()
  const buttonBox = await dialog.getByRole('button', { name: t('Send Email') }).boundingBox()
  expect(await noticeBottom).toBeLessThan(buttonBox?.y ?? 0)
  const [trial] = await readMails(troupe, `${trialMarks[language]} Tea for `, 1)
  expect(trial?.to).toBe(person.email)
  await expectNothingSerious(page)

  await sendAndFollow(page, t)
  const progress = page.getByRole('progressbar')
  const through = (done: number) => t('{done} of {total} mails are through', { done, total: 3 })
  // Mails are sent one after another, while the progress is shown.
  await expect(progress).toHaveAttribute('aria-valuetext', through(1))
  await setPace(page, null)
  await expect(progress).toHaveAttribute('aria-valuetext', through(3))
  await expect(page.getByText(t('Finished'))).toBeVisible()
  await expectNothingSerious(page)
  const mails = await readMails(troupe, 'Tea for ', 3)
  expect(new Set(mails.map(({ to }) => to)).size).toBe(3)
  expect(mails[0]?.subject).not.toContain('{{')
  expect(mails[0]?.text).not.toContain('{{')
  expect(mails[0]?.html).toMatch(/font-family:\s*Georgia/)
  expect(mails[0]?.html).toMatch(/font-size:\s*18px/)

  await page.getByRole('button', { name: t('Notifications, {count} unread', { count: 1 }), exact: true }).click()
  await expect(page.getByRole('list', { name: t('Notifications') }).getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: t('Mark all as read') }).click()
  await expect(page.getByRole('button', { name: t('Notifications'), exact: true })).toBeVisible()

  const reader = mails[0]?.to ?? ''
  await unsubscribeAsReader(browser, troupe, reader, t)
  await page.goto('/campaigns?tab=suppressions')
  const addresses = page.getByRole('list', { name: t('Addresses left out') })
  await expect(addresses.getByRole('listitem').filter({ hasText: reader })).toContainText(t('Their own wish: it stays'))

  await page.goto('/collections')
  await page.getByRole('link', { name: 'Spring bakers', exact: true }).click()
  await selectAll(page, t)
  await page.getByRole('button', { name: t('Send Email ({count})', { count: 3 }) }).click()
  await writeMail(page, { subject: 'More tea', text: 'Once more.' }, t)
  // All three had the first mail a moment ago.
  await dialog.getByRole('checkbox', { name: writtenLately(3) }).uncheck()
  await expect(dialog.getByText(recipients(2))).toBeVisible()
  await dialog.getByText(t('{count} left out, and why', { count: 1 })).click()
  await expect(dialog.getByText(t('is on your list of addresses that get nothing'))).toBeVisible()
  await sendAndFollow(page, t)
  await expect(page.getByText(t('Finished'))).toBeVisible()
  const left = page.getByRole('listitem').filter({ hasText: reader })
  await expect(left).toContainText(t('Suppressed'))
  await expect(left).toContainText(t('On the list of addresses that get nothing'))
  const second = await readMails(troupe, 'More tea', 2)
  expect(second.map(({ to }) => to)).not.toContain(reader)
  expect(second).toHaveLength(2)
})

test('a campaign leaves by a connected Gmail account, and answers come back by it', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/email-config')
  await page.getByRole('radio', { name: 'Gmail API' }).check()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Connect with Gmail' }).click()
  const popup = await opening
  await popup.getByLabel('Brand Outreach').check()
  await popup.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('Connected as outreach@brand.test')).toBeVisible()
  await giveCompanyAddress(page)

  await selectCreators(page, 'city cycling', 1)
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  await page.getByRole('radio', { name: 'Gmail API' }).check()
  const subject = `By Gmail ${crypto.randomUUID()}`
  await writeMail(page, { subject, text: 'A ride?' })
  await sendAndFollow(page)
  await expect(page.getByText('from outreach@brand.test by Gmail API')).toBeVisible()
  await expect(page.getByText('Finished')).toBeVisible()
  const [mail] = await readMails(troupe, subject, 1)
  expect(mail?.from).toContain('outreach@brand.test')
  expect(mail?.text).toContain('A ride?')

  const campaign = page.url()
  await page.goto('/email-config')
  await page.getByRole('button', { name: 'Read answers from Gmail API' }).click()
  await page.getByRole('button', { name: 'Check and read answers' }).click()
  await expect(page.getByText('Reading this account is not permitted yet.')).toBeVisible()
  const asking = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Permit reading answers' }).click()
  const consent = await asking
  await consent.getByLabel('Brand Outreach').check()
  await expect(consent.getByLabel('View your email messages and settings')).toBeChecked()
  await consent.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('Answers are read from this mailbox.')).toBeVisible()
  const answering = toInboxUrl(troupe.url, `/messages/${mail?.id}/answer`)
  expect((await page.request.post(answering, { data: { kind: 'answer' } })).status()).toBe(204)
  await page.getByRole('button', { name: 'Read now: Gmail API' }).click()
  await page.goto(campaign)
  await expect(page.getByText('1 replied')).toBeVisible()
})

test('on a phone a conversation is led from its notification to “Agreed” with a fee', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await readAnswers(page)
  await selectCreators(page, 'vegan baking', 1)
  await page.setViewportSize({ width: 390, height: 844 })
  const label = await page.getByRole('checkbox', { checked: true }).first().getAttribute('aria-label')
  const creator = label?.replace('Select ', '') ?? ''
  await page.getByRole('button', { name: 'Add to Collection (1)' }).click()
  const collecting = page.getByRole('dialog', { name: 'Add to Collection' })
  await collecting.getByLabel('Name').fill('Bakers')
  await collecting.getByRole('button', { name: 'Add to Collection' }).click()
  await expect(collecting).toBeHidden()
  const subject = `Shall we bake ${crypto.randomUUID()}`
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  await writeMail(page, { subject, text: 'A cake for tea?' })
  await sendAndFollow(page)
  await expect(page.getByText('Finished')).toBeVisible()
  await expectNothingSerious(page)
  await answerInSandbox(page, subject)

  await page.getByRole('button', { name: 'Notifications' }).click()
  await page
    .getByRole('list', { name: /^Notifications/ })
    .getByRole('link', { name: creator })
    .click()
  const conversation = page.getByRole('region', { name: creator })
  await expect(conversation.getByText('Yes, let us talk about it.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused()
  await page.keyboard.type('Gladly, for 1,200.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const answer = conversation.getByRole('article').filter({ hasText: 'Gladly, for 1,200.' })
  await expect(answer).toContainText('Sent')
  await answer.getByRole('button', { name: 'Show the quoted mails' }).click()
  await expect(answer.getByText(/^On .+ wrote:\s+> [\s\S]*Yes, let us talk about it\./)).toBeVisible()
  await expectNothingSerious(page)

  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('link', { name: 'Pipeline' }).click()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('replied')
  await moveOnPhone(page, creator, 'Negotiating')
  await page.getByRole('button', { name: `Deal with ${creator}` }).click()
  const deal = page.getByRole('dialog', { name: `Deal with ${creator}` })
  await deal.getByLabel('Fee').fill('1200')
  await expectNothingSerious(page)
  await deal.getByRole('button', { name: 'Save' }).click()
  await expect(deal).toBeHidden()
  await moveOnPhone(page, creator, 'Agreed')
  const totals = page.getByLabel('Totals of what is agreed')
  await expect(totals).toContainText('$1,200')
  await expect(page.getByRole('article')).toContainText('$1,200')
  await expectNothingSerious(page)
  await page.reload()
  await expect(totals).toContainText('$1,200')
})

/** Moves the card that is shown to a status, and shows that status. */
async function moveOnPhone(page: Page, creator: string, status: string) {
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: `Move ${creator} to another status` }).click()
  await page.getByRole('menuitem', { name: status }).click()
  expect((await stored).status()).toBe(200)
  await page.getByLabel('Status', { exact: true }).selectOption({ label: `${status} (1)` })
  await expect(page.getByRole('article')).toContainText(creator)
}
