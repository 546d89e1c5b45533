import type { Executor } from '../../database/database.ts'

/** Inserts a user's mail accounts of all providers, with secrets. */
export async function insertSenders(
  db: Executor,
  { user_id, mark, secret, now }: { user_id: string; mark: string; secret: string; now: Date },
): Promise<void> {
  const further = { smtp_host: 'smtp.brand.test', smtp_port: 587, smtp_user: mark, smtp_from: '', created_at: now }
  await db
    .insertInto('further_senders')
    .values({ user_id, name: mark, ...further, smtp_pass_sealed: secret })
    .execute()
  await db
    .insertInto('senders')
    .values({
      user_id,
      email_provider: 'smtp',
      smtp_host: 'smtp.brand.test',
      smtp_port: 587,
      smtp_user: mark,
      smtp_from: `${mark}@brand.test`,
      smtp_pass_sealed: secret,
      gmail_state: 'connected',
      gmail_refresh_token_sealed: secret,
      gmail_access_token_sealed: secret,
      microsoft_state: 'connected',
      microsoft_refresh_token_sealed: secret,
      microsoft_access_token_sealed: secret,
      updated_at: now,
    })
    .execute()
}
