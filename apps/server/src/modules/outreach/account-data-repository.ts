import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { firstId, readInPages, readOwned } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'
import { createInboxExporters } from './inbox/inbox-export-repository.ts'

const campaigns = {
  table: 'campaigns',
  owner: 'workspace_id',
  columns: [
    'provider',
    'from_email',
    'name',
    'subject',
    'state',
    'pause_reason',
    'scheduled_at',
    'draft',
    'created_at',
    'finished_at',
  ],
} as const
const recipients = {
  table: 'recipients',
  owner: 'campaign_id',
  columns: ['campaign_id', 'platform', 'title', 'handle', 'email', 'merge_values', 'replied_at', 'unsubscribed_at'],
} as const

const mailColumns = [
  ...(['id', 'recipient_id', 'step', 'state', 'reason', 'detail'] as const),
  'due_at',
  'message_id',
  'earlier_message_ids',
  'sent_at',
  'bounced_at',
  'bounce_cause',
  'updated_at',
] as const
const suppressions = {
  table: 'suppressions',
  owner: 'workspace_id',
  columns: ['email', 'reason', 'created_at'],
} as const
const templates = {
  table: 'email_templates',
  owner: 'workspace_id',
  columns: ['name', 'subject', 'body', 'created_at', 'updated_at'],
} as const
const notifications = {
  table: 'notifications',
  owner: 'user_id',
  columns: ['kind', 'campaign_id', 'message', 'read_at', 'created_at'],
} as const

const receivedMails = {
  table: 'received_mails',
  owner: 'workspace_id',
  columns: [
    'recipient_id',
    'campaign_id',
    'kind',
    'from_name',
    'from_address',
    'subject',
    'text',
    'thread_id',
    'reply_to',
    'is_permanent',
    'status',
    'cause',
    'away_until',
    'is_crossed',
    'received_at',
  ],
} as const

const contactBases = {
  table: 'contact_bases',
  owner: 'workspace_id',
  columns: ['creator_id', 'basis', 'note', 'noted_at'],
} as const
const privacyNotices = {
  table: 'privacy_notices',
  owner: 'workspace_id',
  columns: ['recipient_id', 'given_at'],
} as const

const readingColumns = [
  'mailbox_id',
  'host',
  'port',
  'login',
  'plus_address',
  'since',
  'last_read_at',
  'skipped',
  'created_at',
] as const

const mailboxColumns = [
  'provider',
  'sender_id',
  'per_minute',
  'per_day',
  'sending_window',
  'max_connections',
  'slow_start',
  'slow_start_at',
  'sending_host',
  'signature',
  'reply_to',
  'paused_until',
  'pause_reason',
] as const

/** Exports outreach data of users and workspaces: mailboxes, campaigns, sent and received mails, suppressions, templates, the draft and notifications. */
export function createOutreachExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'mailboxes',
      of: 'user',
      tables: ['mailboxes'],
      async *read(userId) {
        yield* await db
          .selectFrom('mailboxes')
          .select(mailboxColumns)
          .where('user_id', '=', userId)
          .orderBy('provider')
          .execute()
      },
    },
    {
      name: 'campaigns',
      of: 'workspace',
      tables: ['campaigns', 'steps'],
      read: (workspaceId) => readCampaigns(db, workspaceId),
    },
    {
      name: 'recipients',
      of: 'workspace',
      tables: ['recipients'],
      read: (workspaceId) => readRecipients(db, workspaceId),
    },
    {
      name: 'mails',
      of: 'workspace',
      tables: ['messages', 'attempts'],
      read: (workspaceId) => readMails(db, workspaceId),
    },
    {
      name: 'mailbox_reading',
      of: 'user',
      tables: ['mailbox_readings', 'mailbox_folders'],
      async *read(userId) {
        yield* await db
          .selectFrom('mailbox_readings')
          .select(readingColumns)
          .where('user_id', '=', userId)
          .orderBy('created_at')
          .execute()
      },
    },
    {
      name: 'received_mails',
      of: 'workspace',
      tables: ['received_mails'],
      read: (workspaceId) => readReceivedMails(db, workspaceId),
    },
    ...createInboxExporters(db),
    ...createSettingsExporters(db),
  ]
}

function createSettingsExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'suppressions',
      of: 'workspace',
      tables: ['suppressions'],
      read: (workspaceId) => readOwned(db, suppressions, workspaceId),
    },
    {
      name: 'email_templates',
      of: 'workspace',
      tables: ['email_templates'],
      read: (workspaceId) => readOwned(db, templates, workspaceId),
    },
    {
      name: 'company_addresses',
      of: 'workspace',
      tables: ['company_addresses'],
      read: (workspaceId) => readCompanyAddress(db, workspaceId),
    },
    { name: 'mail_drafts', of: 'user', tables: ['mail_drafts'], read: (userId) => readDraft(db, userId) },
    {
      name: 'notifications',
      of: 'user',
      tables: ['notifications'],
      read: (userId) => readOwned(db, notifications, userId),
    },
    ...createLawExporters(db),
  ]
}

/** Notes of bases, and notices to recipients. */
function createLawExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'contact_bases',
      of: 'workspace',
      tables: ['contact_bases'],
      read: (workspaceId) => readOwned(db, contactBases, workspaceId),
    },
    {
      name: 'privacy_notices',
      of: 'workspace',
      tables: ['privacy_notices'],
      read: (workspaceId) => readOwned(db, privacyNotices, workspaceId),
    },
  ]
}

/** Received mails; the layout of one, which can be long, is in memory at a time. */
async function* readReceivedMails(db: Executor, workspaceId: string): AsyncGenerator<object> {
  for await (const mail of readOwned(db, receivedMails, workspaceId)) {
    const row = await db.selectFrom('received_mails').select('html').where('id', '=', mail.id).executeTakeFirst()
    yield { ...mail, html: row?.html ?? null }
  }
}

async function* readCompanyAddress(db: Executor, workspaceId: string): AsyncGenerator<object> {
  yield* await db
    .selectFrom('company_addresses')
    .select(['company', 'address', 'updated_at'])
    .where('workspace_id', '=', workspaceId)
    .execute()
}

async function* readDraft(db: Executor, userId: string): AsyncGenerator<object> {
  yield* await db.selectFrom('mail_drafts').select(['content', 'updated_at']).where('user_id', '=', userId).execute()
}

/** The workspace's campaigns with their steps. */
async function* readCampaigns(db: Executor, workspaceId: string): AsyncGenerator<object> {
  for await (const campaign of readOwned(db, campaigns, workspaceId)) {
    yield { ...campaign, steps: await listSteps(db, campaign.id) }
  }
}

function listSteps(db: Executor, campaignId: string): Promise<object[]> {
  return db
    .selectFrom('steps')
    .select(['number', 'delay_hours', 'subject', 'html', 'text', 'earlier_texts'])
    .where('campaign_id', '=', campaignId)
    .orderBy('number')
    .execute()
}

/** Recipients of the workspace's campaigns, one campaign after another, since an index serves pages within a campaign. */
async function* readRecipients(db: Executor, workspaceId: string): AsyncGenerator<object> {
  for await (const { id } of readOwned(db, campaigns, workspaceId)) yield* readOwned(db, recipients, id)
}

/** Mails of the workspace's campaigns, each with all attempts to submit it. */
async function* readMails(db: Executor, workspaceId: string): AsyncGenerator<object> {
  for await (const { id: campaignId } of readOwned(db, campaigns, workspaceId)) {
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
