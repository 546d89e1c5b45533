import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { firstId, readInPages, readOwned } from '../../database/read-in-pages.ts'

const campaigns = {
  table: 'campaigns',
  owner: 'user_id',
  columns: ['provider', 'from_email', 'subject', 'state', 'pause_reason', 'scheduled_at', 'created_at', 'finished_at'],
} as const
const recipients = {
  table: 'recipients',
  owner: 'campaign_id',
  columns: ['campaign_id', 'platform', 'title', 'handle', 'email', 'merge_values', 'replied_at', 'unsubscribed_at'],
} as const

const mailColumns = [
  'id',
  'recipient_id',
  'step',
  'state',
  'reason',
  'detail',
  'due_at',
  'message_id',
  'sent_at',
  'updated_at',
] as const

/** The user's campaigns with what was sent. */
export async function* readCampaigns(db: Executor, userId: string): AsyncGenerator<object> {
  for await (const campaign of readOwned(db, campaigns, userId)) {
    yield { ...campaign, steps: await listSteps(db, campaign.id) }
  }
}

function listSteps(db: Executor, campaignId: string): Promise<object[]> {
  return db
    .selectFrom('steps')
    .select(['number', 'delay_hours', 'subject', 'html', 'text'])
    .where('campaign_id', '=', campaignId)
    .orderBy('number')
    .execute()
}

/** Whom the user wrote to, campaign by campaign: a page is looked for among a campaign's, not among all of the user's. */
export async function* readRecipients(db: Executor, userId: string): AsyncGenerator<object> {
  for await (const { id } of readOwned(db, campaigns, userId)) yield* readOwned(db, recipients, id)
}

/** The mails to them, each with all attempts to hand it over. */
export async function* readMails(db: Executor, userId: string): AsyncGenerator<object> {
  for await (const { id: campaignId } of readOwned(db, campaigns, userId)) {
    yield* readInPages(
      firstId,
      (after, limit) => listMails(db, { campaignId, after, limit }),
      ({ id }) => id,
    )
  }
}

async function listMails(
  db: Executor,
  { campaignId, after, limit }: { campaignId: string; after: string; limit: number },
): Promise<{ id: string; attempts: object[] }[]> {
  const mails = await db
    .selectFrom('messages')
    .select(mailColumns)
    .where('campaign_id', '=', campaignId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  const ids = mails.map(({ id }) => id)
  const attempts = await db
    .selectFrom('attempts')
    .select(['message_id', 'number', 'started_at', 'finished_at', 'outcome', 'reply'])
    .where('message_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('number')
    .execute()
  const byMail = Map.groupBy(attempts, ({ message_id }) => message_id)
  return mails.map((mail) => ({
    ...mail,
    attempts: (byMail.get(mail.id) ?? []).map(({ message_id: _, ...attempt }) => attempt),
  }))
}
