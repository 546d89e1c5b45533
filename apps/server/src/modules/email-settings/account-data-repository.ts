import type { Executor } from '../../database/database.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'

/** Exports a user's e-mail settings, without passwords and tokens. */
export function createEmailSettingsExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'email_settings',
      of: 'user',
      tables: ['senders'],
      async *read(userId) {
        yield* await db
          .selectFrom('senders')
          .select([
            'email_provider',
            'smtp_host',
            'smtp_port',
            'smtp_user',
            'smtp_from',
            'gmail_state',
            'gmail_email',
            'gmail_since',
            'microsoft_state',
            'microsoft_email',
            'microsoft_kind',
            'microsoft_reads',
            'microsoft_since',
            'updated_at',
          ])
          .where('user_id', '=', userId)
          .execute()
      },
    },
    {
      name: 'further_senders',
      of: 'user',
      tables: ['further_senders'],
      async *read(userId) {
        yield* await db
          .selectFrom('further_senders')
          .select(['id', 'name', 'smtp_host', 'smtp_port', 'smtp_user', 'smtp_from', 'created_at', 'removed_at'])
          .where('user_id', '=', userId)
          .execute()
      },
    },
  ]
}
