import type { Executor } from '../../database/database.ts'
import { readOwned } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/account-exporter-port.ts'
import { readCampaigns, readMails, readRecipients } from './exported-campaign-repository.ts'

const suppressions = { table: 'suppressions', owner: 'user_id', columns: ['email', 'reason', 'created_at'] } as const
const templates = {
  table: 'email_templates',
  owner: 'user_id',
  columns: ['name', 'subject', 'body', 'created_at', 'updated_at'],
} as const
const notifications = {
  table: 'notifications',
  owner: 'user_id',
  columns: ['kind', 'campaign_id', 'message', 'read_at', 'created_at'],
} as const

/** What outreach keeps of a user: their mailboxes and all that went out from them. */
export function createOutreachExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'mailboxes',
      tables: ['mailboxes'],
      async *read(userId) {
        yield* await db
          .selectFrom('mailboxes')
          .select([
            'provider',
            'per_minute',
            'per_day',
            'sending_window',
            'max_connections',
            'paused_until',
            'pause_reason',
          ])
          .where('user_id', '=', userId)
          .orderBy('provider')
          .execute()
      },
    },
    { name: 'campaigns', tables: ['campaigns', 'steps'], read: (userId) => readCampaigns(db, userId) },
    { name: 'recipients', tables: ['recipients'], read: (userId) => readRecipients(db, userId) },
    { name: 'mails', tables: ['messages', 'attempts'], read: (userId) => readMails(db, userId) },
    { name: 'suppressions', tables: ['suppressions'], read: (userId) => readOwned(db, suppressions, userId) },
    { name: 'email_templates', tables: ['email_templates'], read: (userId) => readOwned(db, templates, userId) },
    { name: 'notifications', tables: ['notifications'], read: (userId) => readOwned(db, notifications, userId) },
  ]
}
