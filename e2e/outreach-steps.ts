import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { z } from 'zod'
import type { RunningTroupe } from '../tools/troupe-process.ts'
import { expect } from './journey.ts'

const Messages = z.array(z.object({ id: z.string(), to: z.string(), subject: z.string() }))
const Message = z.object({ subject: z.string(), text: z.string().nullable(), html: z.string().nullable() })

/** Has the signed-in person of the page send through the sandbox's mailbox, as fast as it takes mail. */
export async function useSandboxMailbox(page: Page): Promise<void> {
  const answer = await page.evaluate(async (providersPath) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` }
    return (await fetch(providersPath, { headers })).json()
  }, emailSettingsEndpoints.listProviders.path)
  const { sandbox_mailbox: mailbox } = emailSettingsEndpoints.listProviders.response.parse(answer)
  if (!mailbox) throw new Error('The sandbox has no mailbox')
  await callApi(page, 'PUT', '/api/email/config', {
    email_provider: 'smtp',
    smtp_host: mailbox.host,
    smtp_port: mailbox.port,
    smtp_user: mailbox.user,
    smtp_pass: mailbox.pass,
    smtp_from: `Tea House <${mailbox.user}>`,
  })
}

/** A call of the page's person; anything but a success is an error. */
async function callApi(page: Page, method: string, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([method, path, body]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'content-type': 'application/json',
      }
      return (await fetch(path, { method, headers, body })).status
    },
    [method, path, JSON.stringify(body)] as const,
  )
  expect(status, `${method} ${path}`).toBe(200)
}

/** The mails with a subject that starts so, once there are that many. */
export async function readMails(troupe: RunningTroupe, subject: string, count: number) {
  for (const deadline = Date.now() + 45_000; Date.now() < deadline; await wait(200)) {
    const answer = await fetch(`${troupe.url}/sandbox/inbox/messages`)
    const found = Messages.parse(await answer.json()).filter((message) => message.subject.startsWith(subject))
    if (found.length < count) continue
    return Promise.all(
      found.map(async ({ id, to }) => {
        const message = await fetch(`${troupe.url}/sandbox/inbox/messages/${id}`)
        return { to, ...Message.parse(await message.json()) }
      }),
    )
  }
  throw new Error(`The inbox did not get ${count} mails with the subject ${subject}`)
}

/** Searches on Discover and selects the first creators that can be written to. */
export async function selectCreators(page: Page, query: string, count: number): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('searchbox').fill(query)
  await page.getByRole('searchbox').press('Enter')
  const send = page.getByRole('button', { name: /^Send Email \(\d+\)$/ })
  // A first search asks the platforms too.
  await expect(send).toBeVisible({ timeout: 30_000 })
  const cards = page.getByRole('article')
  for (let index = 0; ; index++) {
    const reached = Number(/\((\d+)\)/.exec((await send.textContent()) ?? '')?.[1])
    if (reached >= count) return
    await cards.nth(index).getByRole('checkbox').check()
  }
}
