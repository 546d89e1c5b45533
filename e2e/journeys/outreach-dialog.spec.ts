/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { postJson } from '../../tools/testing/test-person.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'
import {
  giveCompanyAddress,
  readMails,
  selectCreators,
  sendAndFollow,
  useSandboxMailbox,
  writeMail,
} from '../outreach-steps.ts'
import { readAccessToken, registerCreator } from '../own-channel-steps.ts'

test('pasted text is inserted as plain text', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await selectCreators(page, 'city cycling', 1)
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.click()
  await page.evaluate(async () => {
    const item = { 'text/html': '<h1 style="color:red">Big <b>news</b></h1>', 'text/plain': 'Big news' }
    const blobs = Object.entries(item).map(([type, text]) => [type, new Blob([text], { type })] as const)
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  })
  await page.keyboard.press('Control+V')
  await expect(message).toHaveText('Big news')
  expect(await message.innerHTML()).toBe('<p>Big news</p>')
})

test('a mail is begun, left for the settings, and found there, after a reload and on another page', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await selectCreators(page, 'city cycling', 2)
  await page.getByRole('button', { name: 'Send Email (2)' }).click()
  const kept = page.waitForResponse(
    (answer) =>
      answer.ok() && answer.request().method() === 'PUT' && (answer.request().postData() ?? '').includes('Dear you'),
  )
  await writeMail(page, { subject: 'Tea, {{title}}?', text: 'Dear you' })
  // Not waiting for the pause in writing: leaving saves.
  await page.getByRole('link', { name: 'Email settings' }).click()
  await expect(page).toHaveURL('/email-config')
  await expect(page.getByRole('region', { name: 'Unfinished mail' })).toContainText('2 creators')
  // The server may still be busy with what was saved before.
  await kept
  await page.reload()
  await page.goto('/campaigns')
  await page.getByRole('link', { name: 'Continue writing' }).click()
  await expect(page.getByRole('list', { name: 'Mails' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('link', { name: 'Next: Write' }).click()
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Tea, [Name]?')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveText('Dear you')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Recipients' })).toBeVisible()
  await page.goto('/campaigns')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog', { name: 'Discard this mail?' }).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('region', { name: 'Unfinished mail' })).toBeHidden()
})

test('a mail goes from the dialog to the page, is reviewed, sent, undone, and sent again', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await selectCreators(page, 'city cycling', 2)
  await page.getByRole('button', { name: 'Send Email (2)' }).click()
  const subject = `Undone tea ${Date.now()}`
  await writeMail(page, { subject, text: 'Dear you' })
  await page.getByRole('button', { name: 'Write on a page' }).click()
  await expect(page.getByRole('list', { name: 'Mails' }).getByRole('listitem')).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Take .* off this mail$/ })
    .last()
    .click()
  await page.getByRole('link', { name: '4. Review' }).click()
  await page.getByRole('button', { name: /^Read the mail to / }).click()
  await expect(page.frameLocator('iframe').getByText('Dear you')).toBeVisible()
  await expectNothingSerious(page)
  const send = page.getByRole('button', { name: 'Send 1 mail' })
  await send.click()
  await expect(page.getByText(/^Leaves in (9:\d\d|10:00) \(1 mail\)$/)).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('link', { name: '4. Review' }).click()
  await send.click()
  await page.getByRole('button', { name: 'Send now' }).click()
  expect(await readMails(troupe, subject, 1)).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeHidden()
})

test("a first campaign asks for the company's address, which then stands below the mail", async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page, { withAddress: false })
  await selectCreators(page, 'city cycling', 1)
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  await writeMail(page, { subject: 'Who writes?', text: 'Dear you' })
  const dialog = page.getByRole('dialog', { name: 'Send Email' })
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  const company = dialog.getByLabel('Company')
  await expect(company).toBeFocused()
  await company.fill('Tea House Ltd')
  await dialog.getByLabel('Postal address').fill('1 Harbour Street\nDublin')
  await sendAndFollow(page)
  const [mail] = await readMails(troupe, 'Who writes?', 1)
  expect(mail?.text).toContain('Tea House Ltd, 1 Harbour Street, Dublin')
  await page.goto('/email-config')
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Tea House Ltd')
})

for (const width of [390, 768, 1440]) {
  test(`the dialog and the campaigns fit a window of ${width} pixels, in light and dark`, async ({ page, troupe }) => {
    await signInNewPerson(page, troupe)
    await selectCreators(page, 'city cycling', 1)
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('button', { name: 'Send Email (1)' }).click()
    await expect(page.getByText('1 creator gets this mail')).toBeVisible()
    await expectNothingSerious(page)
    await page.keyboard.press('Escape')
    await page.goto('/campaigns')
    await expect(page.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible()
    await expectNothingSerious(page)
  })
}

/** Opens Microsoft's page by this button, and accepts. */
async function acceptInPopup(page: Page, button: string) {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const popup = await opening
  await popup.getByLabel('Contoso Outreach').check()
  await popup.getByRole('button', { name: 'Accept' }).click()
}

test('a campaign leaves by a connected Microsoft account, whose answers are read once that is permitted', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/email-config')
  await page.getByRole('radio', { name: 'Outlook.com, Microsoft 365' }).check()
  await acceptInPopup(page, 'Connect with Microsoft')
  await expect(page.getByText('Connected as outreach@contoso.test')).toBeVisible()
  await giveCompanyAddress(page)
  await page.getByRole('button', { name: 'Read answers from Outlook.com, Microsoft 365' }).click()
  await page.getByRole('button', { name: 'Check and read answers' }).click()
  await expect(page.getByText('Reading this account is not permitted yet.')).toBeVisible()
  await expectNothingSerious(page)
  await acceptInPopup(page, 'Permit reading answers')
  await expect(page.getByText('Answers are read from this mailbox.')).toBeVisible()

  const token = await readAccessToken(page)
  const talker = await registerCreator(troupe, `answers@${crypto.randomUUID()}.test`)
  const { path, response } = outreachEndpoints.sendEmail
  const body = {
    subject: 'By Outlook',
    body: '<p>Hello</p>',
    email_provider: 'microsoft',
    kol_ids: [talker.id],
    follow_ups: [{ delay_hours: 48, body: '<p>Again</p>' }],
  }
  const { campaign } = response.parse(await postJson(`${troupe.url}${path}`, body, token))
  await page.goto(`/campaigns/${campaign.id}`)
  await expect(page.getByText('from outreach@contoso.test by Outlook.com, Microsoft 365')).toBeVisible()
  await page.goto('/email-config')
  await page.getByRole('button', { name: 'Read now: Outlook.com, Microsoft 365' }).click()
  await page.goto(`/campaigns/${campaign.id}`)
  await expect(page.getByText('1 replied')).toBeVisible()
  await expect(page.getByText('Finished')).toBeVisible()
})
