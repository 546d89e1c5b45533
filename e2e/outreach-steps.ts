import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { companyAddressEndpoints } from '@troupe/contract/mail/company-address'
import { mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { z } from 'zod'
import { type RunningTroupe, toInboxUrl } from '../tools/testing/troupe-process.ts'
import { expect, searchBox } from './journey.ts'
import { anything, inEnglish, type Translate, toPattern } from './translate.ts'

const Messages = z.array(z.object({ id: z.string(), from: z.string(), to: z.string(), subject: z.string() }))
const Message = z.object({ subject: z.string(), text: z.string().nullable(), html: z.string().nullable() })

/** Makes the page's user send through the sandbox's mailbox, at its initial careful pace. */
export async function useSandboxMailbox(page: Page, { withAddress = true } = {}): Promise<void> {
  await page.goto('/account')
  const { listProviders, putConfig } = emailSettingsEndpoints
  const { sandbox_mailbox: mailbox } = listProviders.response.parse(await callApi(page, listProviders, undefined))
  if (!mailbox) throw new Error('The sandbox has no mailbox')
  await callApi(page, putConfig, {
    email_provider: 'smtp',
    smtp_host: mailbox.host,
    smtp_port: mailbox.port,
    smtp_user: mailbox.user,
    smtp_pass: mailbox.pass,
    smtp_from: `Tea House <${mailbox.user}>`,
  })
  if (withAddress) await giveCompanyAddress(page)
}

/** Stores what campaigns have below their mails. */
export async function giveCompanyAddress(page: Page): Promise<void> {
  await callApi(page, companyAddressEndpoints.save, { company: 'Tea House Ltd', address: '1 Harbour Street\nDublin' })
}

/** Sets the mails per minute of the sandbox's mailbox from the next mail on; null for as many as its server accepts. */
export async function setPace(page: Page, per_minute: number | null): Promise<void> {
  const { method, path } = mailboxEndpoints.setPace
  await callApi(page, { method, path: path.replace(':provider', 'smtp') }, { per_minute, per_day: null, window: null })
}

/** Makes an API call as the page's user; fails unless it succeeds. */
async function callApi(page: Page, { method, path }: { method: string; path: string }, data: object | undefined) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const answer = await page.request.fetch(path, { method, headers: { authorization: `Bearer ${token}` }, data })
  expect(answer.status(), `${method} ${path}`).toBe(200)
  return answer.json()
}

/** Waits for `count` mails whose subject begins like this, and returns them. */
export async function readMails(troupe: RunningTroupe, subject: string, count: number) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(200)) {
    const answer = await fetch(toInboxUrl(troupe.url, '/messages'))
    const found = Messages.parse(await answer.json()).filter((message) => message.subject.startsWith(subject))
    if (found.length < count) continue
    return Promise.all(
      found.map(async ({ id, from, to }) => {
        const message = await fetch(toInboxUrl(troupe.url, `/messages/${id}`))
        return { id, from, to, ...Message.parse(await message.json()) }
      }),
    )
  }
  throw new Error(`The inbox did not get ${count} mails with the subject ${subject}`)
}

/** Searches on Discover and selects the first `count` creators who can be emailed. */
export async function selectCreators(page: Page, query: string, count: number, t: Translate = inEnglish) {
  await page.goto('/dashboard')
  await searchBox(page, t).fill(query)
  await searchBox(page, t).press('Enter')
  const label = toPattern(t('Send Email ({count})', { count: anything }))
  const send = page.getByRole('button', { name: label })
  // A first search also asks the platforms.
  await expect(send).toBeVisible()
  const readReached = async () => Number(label.exec((await send.textContent())?.trim() ?? '')?.[1])
  const boxes = page.getByRole('article').getByRole('checkbox')
  for (let index = 0; ; index++) {
    const reached = await readReached()
    if (reached >= count) return
    await boxes.nth(index).check()
    if ((await readReached()) === reached) await boxes.nth(index).uncheck()
  }
}

/** Writes a mail in the open dialog. */
export async function writeMail(
  page: Page,
  { subject, text }: { subject: string; text: string },
  t: Translate = inEnglish,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('Send Email') })
  await dialog.getByLabel(t('Subject'), { exact: true }).fill(subject)
  await dialog.getByRole('textbox', { name: t('Message [body of a mail]'), exact: true }).click()
  await page.keyboard.type(text)
}

/** Sends the mail, and opens the page of its campaign. */
export async function sendAndFollow(page: Page, t: Translate = inEnglish): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('Send Email') })
  await dialog.getByRole('button', { name: t('Send Email') }).click()
  await expect(dialog.getByRole('heading', { name: t('On its way') })).toBeVisible()
  await dialog.getByRole('link', { name: t('Open the campaign') }).click()
  await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}$/)
}

/** Has the answers in the sandbox's mailbox read. */
export async function readAnswers(page: Page): Promise<void> {
  await page.goto('/email-config')
  await page.getByRole('button', { name: 'Read answers from SMTP' }).click()
  await expect(page.getByLabel('IMAP host')).toHaveValue('imap.sandbox.test')
  await page.getByRole('button', { name: 'Check and read answers' }).click()
  await expect(page.getByText('Answers are read at imap.sandbox.test')).toBeVisible()
}

/** Answers the mail with this subject as its reader, and has the mailbox read at once. */
export async function answerInSandbox(page: Page, subject: string): Promise<void> {
  await page.goto('/sandbox/inbox')
  await page.getByRole('link', { name: subject }).click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('Sent to the sender')).toBeVisible()
  await page.goto('/email-config')
  await page.getByRole('button', { name: 'Read now: SMTP' }).click()
  await expect(page.getByText('Your mailbox is read within seconds.')).toBeVisible()
}
