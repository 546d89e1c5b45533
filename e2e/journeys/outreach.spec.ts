/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test'
import { type RunningTroupe, toInboxUrl } from '../../tools/testing/troupe-process.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'
import { readMails, selectCreators, sendAndFollow, setPace, useSandboxMailbox, writeMail } from '../outreach-steps.ts'

/** Adds the creators selected on Discover to a new collection, and selects all of them there. */
async function collect(page: Page, name: string, count: number) {
  await page.getByRole('button', { name: `Add to Collection (${count})` }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to Collection' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add to Collection' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Collections' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await selectAll(page)
}

async function selectAll(page: Page) {
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
}

/** Inserts a merge field with the dialog's first menu (subject) or its last one (message). */
async function insertField(page: Page, menu: 'first' | 'last', field: RegExp, fallback = '') {
  await page.getByRole('button', { name: 'Insert a merge field' })[menu]().click()
  await page.getByLabel('Where it is not known, write').fill(fallback)
  await page.getByRole('button', { name: field }).click()
}

/** Reads where a notification ends, in pixels from the top, on its first frame: it disappears by itself. */
async function readNoticeBottom(page: Page, text: string): Promise<number> {
  const bottom = await page.waitForFunction((expected) => {
    const notices = [...document.querySelectorAll('[role="alert"]')]
    return notices.find(({ textContent }) => textContent.includes(expected))?.getBoundingClientRect().bottom
  }, text)
  return (await bottom.jsonValue()) ?? 0
}

/** Opens the mail in the inbox as a recipient without an account, and follows its link to unsubscribe. */
async function unsubscribeAsReader(browser: Browser, troupe: RunningTroupe, address: string) {
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
  await expect(page.getByText('gets mail from')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await context.close()
}

test('collect, write, send, watch; a reader unsubscribes, and the second campaign leaves them out and says why', async ({
  page,
  troupe,
  browser,
}) => {
  test.slow()
  const person = await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await setPace(page, 1)
  await selectCreators(page, 'vegan baking', 3)
  await collect(page, 'Spring bakers', 3)
  await page.getByRole('button', { name: 'Send Email (3)' }).click()

  const dialog = page.getByRole('dialog', { name: 'Send Email' })
  await expect(dialog.getByRole('radio', { name: 'SMTP' })).toBeChecked()
  await writeMail(page, { subject: 'Tea for ', text: 'Dear ' })
  await insertField(page, 'first', /^Name, for example/)
  await insertField(page, 'last', /^Country, for example/, 'friend')
  await dialog.getByRole('combobox', { name: 'Font size' }).selectOption('Large')
  await dialog.getByRole('combobox', { name: 'Font', exact: true }).selectOption('Georgia')
  await expect(dialog.getByRole('textbox', { name: 'Message', exact: true })).toBeFocused()
  await page.keyboard.type(' and all who bake')
  await expect(dialog.getByText('3 creators get this mail')).toBeVisible()
  await expect(dialog.frameLocator('iframe').getByText('and all who bake')).toBeVisible()
  const noticeBottom = readNoticeBottom(page, 'A test mail was sent')
  await dialog.getByRole('button', { name: 'Send a test to myself' }).click()
  const buttonBox = await dialog.getByRole('button', { name: 'Send Email' }).boundingBox()
  expect(await noticeBottom).toBeLessThan(buttonBox?.y ?? 0)
  const [trial] = await readMails(troupe, '[Test] Tea for ', 1)
  expect(trial?.to).toBe(person.email)
  await expectNothingSerious(page)

  await sendAndFollow(page)
  const progress = page.getByRole('progressbar')
  // Mails are sent one after another, while the progress is shown.
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 3 mails are through')
  await setPace(page, null)
  await expect(progress).toHaveAttribute('aria-valuetext', '3 of 3 mails are through')
  await expect(page.getByText('Finished')).toBeVisible()
  await expectNothingSerious(page)
  const mails = await readMails(troupe, 'Tea for ', 3)
  expect(new Set(mails.map(({ to }) => to)).size).toBe(3)
  expect(mails[0]?.subject).not.toContain('{{')
  expect(mails[0]?.text).not.toContain('{{')
  expect(mails[0]?.html).toMatch(/font-family:\s*Georgia/)
  expect(mails[0]?.html).toMatch(/font-size:\s*18px/)

  await page.getByRole('button', { name: /^Notifications, 1 unread$/ }).click()
  await expect(page.getByRole('list', { name: 'Notifications' }).getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  const reader = mails[0]?.to ?? ''
  await unsubscribeAsReader(browser, troupe, reader)
  await page.goto('/campaigns?tab=suppressions')
  const addresses = page.getByRole('list', { name: 'Addresses left out' })
  await expect(addresses.getByRole('listitem').filter({ hasText: reader })).toContainText('Their own wish: it stays')

  await page.goto('/collections')
  await page.getByRole('link', { name: 'Spring bakers', exact: true }).click()
  await selectAll(page)
  await page.getByRole('button', { name: 'Send Email (3)' }).click()
  await writeMail(page, { subject: 'More tea', text: 'Once more.' })
  await expect(dialog.getByText('2 creators get this mail')).toBeVisible()
  await dialog.getByText('1 left out, and why').click()
  await expect(dialog.getByText('is on your list of addresses that get nothing')).toBeVisible()
  await sendAndFollow(page)
  await expect(page.getByText('Finished')).toBeVisible()
  const left = page.getByRole('listitem').filter({ hasText: reader })
  await expect(left).toContainText('Suppressed')
  await expect(left).toContainText('On the list of addresses that get nothing')
  const second = await readMails(troupe, 'More tea', 2)
  expect(second.map(({ to }) => to)).not.toContain(reader)
  expect(second).toHaveLength(2)
})

test('a campaign leaves by a connected Gmail account', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/email-config')
  await page.getByRole('radio', { name: 'Gmail API' }).check()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Connect with Gmail' }).click()
  const popup = await opening
  await popup.getByLabel('Brand Outreach').check()
  await popup.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('Connected as outreach@brand.test')).toBeVisible()

  await selectCreators(page, 'city cycling', 1)
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  await page.getByRole('radio', { name: 'Gmail API' }).check()
  await writeMail(page, { subject: 'By Gmail', text: 'A ride?' })
  await sendAndFollow(page)
  await expect(page.getByText('from outreach@brand.test by Gmail API')).toBeVisible()
  await expect(page.getByText('Finished')).toBeVisible()
  const [mail] = await readMails(troupe, 'By Gmail', 1)
  expect(mail?.from).toContain('outreach@brand.test')
  expect(mail?.text).toContain('A ride?')
})
