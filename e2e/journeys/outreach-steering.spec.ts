import type { Page } from '@playwright/test'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { postJson } from '../../tools/testing/test-person.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'
import {
  answerInSandbox,
  readAnswers,
  readMails,
  selectCreators,
  sendAndFollow,
  useSandboxMailbox,
  writeMail,
} from '../outreach-steps.ts'
import { findCreators, readAccessToken, registerCreator } from '../own-channel-steps.ts'

/** Sets the mails per minute that leave by SMTP; '' for as many as the server accepts. */
async function setPerMinute(page: Page, count: string) {
  await page.goto('/email-config')
  await page.getByRole('button', { name: 'Change the pace of SMTP' }).click()
  await page.getByLabel('Mails a minute').fill(count)
  await page.getByRole('button', { name: 'Save pace' }).click()
  await expect(page.getByText('The pace of SMTP is saved.')).toBeVisible()
}

async function pauseCampaign(page: Page) {
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('You paused this campaign.')).toBeVisible()
}

/** At one mail a minute a second attempt of the first mail begins up to 90 seconds later. */
const firstMail = { timeout: 100_000 }

test('a campaign goes at its mailbox’s pace, is paused, resumed and brought to its end', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await setPerMinute(page, '1')
  await expect(page.getByText('Up to 1 a minute, 400 in 24 hours, at any time')).toBeVisible()
  await selectCreators(page, 'street food', 3)
  await page.getByRole('button', { name: 'Send Email (3)' }).click()
  await writeMail(page, { subject: 'A slow one', text: 'One by one.' })
  await sendAndFollow(page)
  const progress = page.getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 3 mails are through', firstMail)
  await pauseCampaign(page)
  const campaign = page.url()

  await setPerMinute(page, '')
  await expect(page.getByText('1 of 400 sent in the last 24 hours')).toBeVisible()
  await page.goto(campaign)
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 3 mails are through')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(progress).toHaveAttribute('aria-valuetext', '3 of 3 mails are through')
  await expect(page.getByText('Finished')).toBeVisible()
  expect(await readMails(troupe, 'A slow one', 3)).toHaveLength(3)
})

test('while a campaign runs it is renamed, its text is changed and a creator is added', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await setPerMinute(page, '1')
  await selectCreators(page, 'street food', 3)
  await page.getByRole('button', { name: 'Send Email (3)' }).click()
  await writeMail(page, { subject: 'Old words', text: 'As it was.' })
  await page.getByLabel('Name of the campaign').fill('Tea in spring')
  await sendAndFollow(page)
  await expect(page.getByRole('heading', { name: 'Tea in spring' })).toBeVisible()
  const progress = page.getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 3 mails are through', firstMail)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Tea in summer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tea in summer' })).toBeVisible()

  await page.getByRole('button', { name: 'Change the text of: First mail' }).click()
  const text = page.getByRole('dialog', { name: 'Change the text: First mail' })
  await expect(text.getByText('2 mails get the new text. It is too late for 1 mail, which has left.')).toBeVisible()
  await text.getByLabel('Subject').fill('New words')
  await text.getByRole('button', { name: 'Change 2 mails' }).click()
  await expect(page.getByText('Earlier text, in 1 mail')).toBeVisible()

  await page.getByRole('button', { name: 'Add creators' }).click()
  const adding = page.getByRole('dialog', { name: 'Add creators to this campaign' })
  await adding.getByText('A search', { exact: true }).click()
  await adding.getByLabel('Search creators').fill('city cycling')
  await page.keyboard.press('Enter')
  const found = adding.getByRole('list', { name: 'Creators found' }).getByRole('listitem')
  await found.filter({ hasNotText: 'no e-mail address' }).first().getByRole('checkbox').check()
  await adding.getByRole('button', { name: 'Add 1 creator' }).click()
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 4 mails are through')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSerious(page)

  const campaign = page.url()
  await setPerMinute(page, '')
  await page.goto(campaign)
  await expect(progress).toHaveAttribute('aria-valuetext', '4 of 4 mails are through')
  expect(await readMails(troupe, 'Old words', 1)).toHaveLength(1)
  expect(await readMails(troupe, 'New words', 3)).toHaveLength(3)
})

test('a scheduled campaign is cancelled after a question, and a mail is kept as a template', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await selectCreators(page, 'city cycling', 1)
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send Email' })
  await writeMail(page, { subject: 'Later', text: 'See you.' })
  await dialog.getByRole('button', { name: 'Templates' }).click()
  await page.getByLabel('Save as template').fill('See you')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved as “See you”.')).toBeVisible()
  await dialog.getByLabel('Subject').fill('Later still')
  await dialog.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Use See you' }).click()
  const question = page.getByRole('dialog', { name: 'Replace what you have written?' })
  await expectNothingSerious(page)
  await question.getByRole('button', { name: 'Use template' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Later')

  await dialog.getByRole('checkbox', { name: 'Send later' }).check()
  await dialog.getByRole('button', { name: 'Schedule Email' }).click()
  await expect(dialog.getByRole('heading', { name: 'Scheduled' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Messages' }).click()
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel campaign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel campaign' }).click()
  await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now' })).toBeHidden()
})

test('a follow-up waits, and is stopped by noting that the creator has replied', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await selectCreators(page, 'city cycling', 1)
  const label = await page.getByRole('checkbox', { checked: true }).first().getAttribute('aria-label')
  const creator = label?.replace('Select ', '') ?? ''
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  await writeMail(page, { subject: 'With a reminder', text: 'First word.' })
  await page.getByRole('button', { name: 'Add a follow-up' }).click()
  await page.getByRole('textbox', { name: 'Message of follow-up 1' }).click()
  await page.keyboard.type('Second word.')
  await sendAndFollow(page)
  await expect(page.getByText('Waiting for follow-ups')).toBeVisible()

  await page.getByRole('switch', { name: `Replied: ${creator}` }).click()
  await expect(page.getByText('Finished')).toBeVisible()
  await expect(page.getByText('1 replied')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Replied before' })).toContainText('Left out')
  expect(await readMails(troupe, 'With a reminder', 1)).toHaveLength(1)
})

test('an answer in the mailbox stops the follow-up by itself, and is answered from the Inbox', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await readAnswers(page)

  await selectCreators(page, 'city cycling', 1)
  const label = await page.getByRole('checkbox', { checked: true }).first().getAttribute('aria-label')
  const creator = label?.replace('Select ', '') ?? ''
  const subject = `Will you answer ${crypto.randomUUID()}`
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  await writeMail(page, { subject, text: 'First word.' })
  await page.getByRole('button', { name: 'Add a follow-up' }).click()
  await page.getByRole('textbox', { name: 'Message of follow-up 1' }).click()
  await page.keyboard.type('Second word.')
  await sendAndFollow(page)
  await expect(page.getByText('Waiting for follow-ups')).toBeVisible()
  const campaign = page.url()

  await answerInSandbox(page, subject)

  await page.goto(campaign)
  await expect(page.getByText('Finished')).toBeVisible()
  await expect(page.getByText('1 replied')).toBeVisible()
  await page.getByRole('link', { name: creator }).first().click()
  await expect(page.getByRole('switch', { name: 'Replied' })).toBeChecked()
  const mails = page.getByRole('list', { name: 'Mails to and from this creator, newest first' })
  await mails.getByRole('button', { name: 'Show the text' }).click()
  await expect(page.getByText('Yes, let us talk about it.', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Notifications' }).click()
  await page
    .getByRole('list', { name: /^Notifications/ })
    .getByRole('link', { name: creator })
    .click()
  await expect(page).toHaveURL(/\/inbox\/[0-9a-f-]{36}$/)
  await answerFromInbox(page, creator)
  const texts = (await readMails(troupe, `Re: ${subject}`, 2)).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('Gladly, on Monday.'))
})

/** Answers the open conversation, then sets it to done by its key. */
async function answerFromInbox(page: Page, creator: string) {
  const conversation = page.getByRole('region', { name: creator })
  await expect(conversation.getByText('Yes, let us talk about it.', { exact: false })).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNothingSerious(page)
  }
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused()
  await page.keyboard.type('Gladly, on Monday.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expectNothingSerious(page)
  await page.keyboard.press('Control+Enter')
  await expect(conversation.getByRole('article').filter({ hasText: 'Gladly, on Monday.' })).toContainText('Sent')
  await expect(page.getByRole('navigation', { name: 'Conversations by state' })).toContainText('Waiting1')
  // As long as it is there, keys are letters.
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeHidden()
  await page.keyboard.press('e')
  await expect(page.getByRole('navigation', { name: 'Conversations by state' })).toContainText('Done1')
}

test('only failed mails are sent again, on request; no recipient gets a mail twice', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  const token = await readAccessToken(page)
  // The sandbox's mail servers refuse this recipient, without saying that the address does not exist.
  const refused = await registerCreator(troupe, `disabled@${crypto.randomUUID()}.test`)
  const reached = (await findCreators(troupe, token, 'city cycling')).find(({ email }) => email !== null)
  const { path, response } = outreachEndpoints.sendEmail
  const body = {
    subject: 'Once and no more',
    body: '<p>Hello</p>',
    email_provider: 'smtp',
    kol_ids: [refused.id, reached?.id],
  }
  const { campaign } = response.parse(await postJson(`${troupe.url}${path}`, body, token))

  await page.goto(`/campaigns/${campaign.id}`)
  await expect(page.getByText('1 mail failed')).toBeVisible()
  await page.getByRole('button', { name: 'Send only the failed ones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send only the failed ones' })
  await expect(dialog.getByRole('button', { name: 'Send 0 mails again' })).toBeDisabled()
  await dialog.getByLabel('Refused by the mail server (1)').check()
  await dialog.getByRole('button', { name: 'Send 1 mail again' }).click()
  await expect(page.getByText('1 mail is sent again.')).toBeVisible()
  const failed = page.getByRole('listitem').filter({ hasText: refused.email })
  await expect(failed).toContainText('2 attempts')
  await expect(page.getByText('1 mail failed')).toBeVisible()
  expect(await readMails(troupe, 'Once and no more', 1)).toHaveLength(1)
})

test('mails of unknown outcome pause the mailbox, and are decided all at once after a question', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await setPerMinute(page, '')
  const token = await readAccessToken(page)
  // The sandbox's mail servers accept mails to this name, and close the connection without a reply.
  const kol_ids: string[] = []
  for (let number = 0; number < 2; number++) {
    kol_ids.push((await registerCreator(troupe, `unknown@${crypto.randomUUID()}.test`)).id)
  }
  const { path, response } = outreachEndpoints.sendEmail
  const body = { subject: 'Did it come?', body: '<p>Hello</p>', email_provider: 'smtp', kol_ids }
  const { campaign } = response.parse(await postJson(`${troupe.url}${path}`, body, token))

  await page.goto(`/campaigns/${campaign.id}`)
  await expect(page.getByText('The outcome of 2 mails is unknown')).toBeVisible()
  await page.getByRole('button', { name: 'Send all again' }).click()
  const again = page.getByRole('dialog', { name: 'Send all 2 mails again?' })
  await expect(again.getByText('a creator who has the mail gets it twice', { exact: false })).toBeVisible()
  await again.getByRole('button', { name: 'Cancel' }).click()
  await expect(again).toBeHidden()
  await page.getByRole('button', { name: 'All arrived' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, all 2 arrived' }).click()
  await expect(page.getByText('2 mails are noted as sent.')).toBeVisible()
  await expect(page.getByText('The outcome of 2 mails is unknown')).toBeHidden()

  await page.goto('/email-config')
  await expect(page.getByText('its server takes mails without confirming them', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Resume SMTP' }).click()
  await expect(page.getByText('SMTP tries again now.')).toBeVisible()
})
