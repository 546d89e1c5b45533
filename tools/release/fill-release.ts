import { setTimeout as pause } from 'node:timers/promises'
import { Collection } from '@troupe/contract/collections'
import { Campaign } from '@troupe/contract/mail/campaigns'
import { release } from '@troupe/server/testing/releases/releases'
import { z } from 'zod'
import { postJson, signUp } from '../testing/test-person.ts'

/** Only the fields that are read here, because the server may be of an older version. */
const Found = z.object({ results: z.array(z.object({ id: z.string(), email: z.string().nullish() })) })
const Providers = z.object({
  sandbox_mailbox: z.object({ host: z.string(), port: z.number(), user: z.string(), pass: z.string() }),
})
const Sent = z.object({ campaign: z.object({ id: z.string() }) })

/** Number of demo creators needed before the rest is filled in. */
const fewest = 20

/** Does each thing that users do once through the API, so that every larger table has rows. */
export async function fillRelease(url: string): Promise<void> {
  const { access_token: token } = await signUp(url, release.person)
  const ids = await waitForCreators(url, token)
  await postJson(`${url}/api/access-tokens`, { name: 'A program', scope: 'read', expires_in_days: 365 }, token)
  const request = { query_text: 'vegan baking', max_api_requests: 0 }
  await postJson(`${url}/api/kols/hybrid-search`, request, token)
  await postJson(`${url}/api/saved-searches`, { name: release.savedSearch, request }, token)
  const made = await postJson(`${url}/api/collections`, { name: release.collection }, token)
  await postJson(`${url}/api/collections/${Collection.parse(made).id}/kols`, { kol_ids: ids.slice(0, 3) }, token)
  await postJson(`${url}/api/kols/export`, { kols: ids.slice(0, 3), format: 'csv' }, token)
  await postJson(`${url}/api/invitations`, { email: release.invited, message: 'Join us' }, token)
  await sendCampaign(url, token, ids.slice(0, 2))
}

/** Waits for enough demo creators with an address; returns their ids. */
async function waitForCreators(url: string, token: string): Promise<string[]> {
  const request = { query_text: '', has_email: true, max_api_requests: 0, result_limit: 50 }
  for (;;) {
    const { results } = Found.parse(await postJson(`${url}/api/kols/hybrid-search`, request, token))
    if (results.length >= fewest) return results.map(({ id }) => id)
    await pause(250)
  }
}

async function sendCampaign(url: string, token: string, kolIds: readonly string[]): Promise<void> {
  const { sandbox_mailbox: mailbox } = Providers.parse(await call(`${url}/api/email/providers`, token))
  const { host: smtp_host, port: smtp_port, user: smtp_user, pass: smtp_pass } = mailbox
  const sender = { smtp_host, smtp_port, smtp_user, smtp_pass, smtp_from: `Maya <${release.person.email}>` }
  await call(`${url}/api/email/config`, token, { ...sender, email_provider: 'smtp' })
  const address = { company: 'Tea House Ltd', address: '1 Harbour Street' }
  await call(`${url}/api/company-address`, token, address)
  const mail = { subject: release.campaignSubject, body: '<p>Dear {{title|there}}</p>', email_provider: 'smtp' }
  const sent = Sent.parse(await postJson(`${url}/api/kols/send-email`, { ...mail, kol_ids: kolIds }, token))
  for (;;) {
    const { state } = Campaign.pick({ state: true }).parse(
      await call(`${url}/api/campaigns/${sent.campaign.id}`, token),
    )
    if (state === 'done') return
    await pause(250)
  }
}

/** Reads from an address, or puts a body there. */
async function call(url: string, token: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { method: 'PUT', body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
