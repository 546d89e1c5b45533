import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Campaign } from '@troupe/contract/mail/campaigns'
import { SendEmailResponse } from '@troupe/contract/outreach'
import { openDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import { createErasures } from '@troupe/server/modules/discovery/catalogue/erasing/erasures'
import { storeCreators } from '@troupe/server/modules/discovery/catalogue/storing/store-creators'
import { inventPerson, postJson, signUp } from '../../../tools/testing/test-person.ts'

/** A user with a mailbox, and the recipients. */
export interface SendingBrand {
  readonly accessToken: string
  readonly creatorIds: readonly string[]
}

const batchSize = 500
const paragraph =
  'We have followed your videos for a while, and we would love to send you something of ours to try. There is no obligation at all. '

/** About 2 KB, as is usual for such mails. */
export const body = `<p>Dear {{title|there}},</p>${`<p>${paragraph}</p>`.repeat(12)}<p><a href="https://brand.test/">Our shop</a></p>`

/** Stores `count` creators with addresses in a database that no server uses yet; returns their ids. */
export async function fillWithReaders(
  target: { databaseUrl: string | undefined; dataDir: string },
  count: number,
): Promise<string[]> {
  const database = await openDatabase({ ...target, poolSize: 3, log: silentLogger })
  const ids: string[] = []
  for (let start = 0; start < count; start += batchSize) {
    const creators = Array.from({ length: Math.min(batchSize, count - start) }, (_, index) => {
      const number = start + index
      const names = { title: `Reader ${number}`, handle: `reader${number}`, description: '' }
      return {
        record: {
          platform: 'tiktok' as const,
          channel_id: `c${number}`,
          email: `reader-${number}@many.test`,
          ...names,
        },
      }
    })
    const options = { source: 'import', erasures: createErasures(randomBytes(32)), now: new Date() } as const
    const stored = await storeCreators(database.kysely, creators, options)
    ids.push(...stored.ids.map(String))
  }
  await database.close()
  return ids
}

const unlimited = { per_minute: null, per_day: null, window: null }

/** Registers a user whose mails go to this mail server, without a sending limit. */
export async function registerBrand(url: string, smtpPort: number, inboxUrl = url): Promise<string> {
  const { access_token: token } = await signUp(url, inventPerson(), inboxUrl)
  const settings = { smtp_host: '127.0.0.1', smtp_port: smtpPort, smtp_user: 'brand@brand.test', smtp_pass: 'secret' }
  await putJson(
    `${url}/api/email/config`,
    { ...settings, smtp_from: 'Brand <brand@brand.test>', email_provider: 'smtp' },
    token,
  )
  await putJson(`${url}/api/company-address`, { company: 'Brand', address: '1 Harbour Street' }, token)
  await putJson(`${url}/api/mailboxes/smtp`, unlimited, token)
  return token
}

/** Sets the mailbox to as many connections as a company's own relay accepts. */
export async function useManyConnections(url: string, token: string): Promise<void> {
  await putJson(`${url}/api/mailboxes/smtp`, { ...unlimited, max_connections: 20 }, token)
}

export async function startCampaign(
  url: string,
  { accessToken, creatorIds }: SendingBrand,
  followUps: readonly { delay_hours: number; body: string }[] = [],
): Promise<Campaign> {
  const mail = { subject: 'Hello {{title}}', body, email_provider: 'smtp', kol_ids: creatorIds, follow_ups: followUps }
  return SendEmailResponse.parse(await postJson(`${url}/api/kols/send-email`, mail, accessToken)).campaign
}

export async function readCampaign(url: string, id: string, accessToken: string): Promise<Campaign> {
  const response = await fetch(`${url}/api/campaigns/${id}`, { headers: { authorization: `Bearer ${accessToken}` } })
  if (!response.ok) throw new Error(`The campaign was not shown: ${await response.text()}`)
  return Campaign.parse(await response.json())
}

/** Waits until a campaign has nothing left to send. */
export async function waitUntilDone(url: string, id: string, accessToken: string): Promise<Campaign> {
  for (;;) {
    const campaign = await readCampaign(url, id, accessToken)
    if (campaign.state === 'done') return campaign
    await pause(250)
  }
}

/** Puts JSON to a running server; throws for any status but 2xx. */
export async function putJson(url: string, settings: object, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(settings) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
}
