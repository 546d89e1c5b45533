import type { Suppression } from '@troupe/contract/mail/suppressions'
import { say } from '@troupe/contract/messages/message'
import type { SuppressionRow } from '../../../database/tables/outreach-tables.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as messages from '../mails/message-repository.ts'
import { toEmailKey } from '../mails/recipient-choice.ts'
import * as recipients from './addressed-recipient-repository.ts'
import * as suppressions from './suppression-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock'>

/** A page of the addresses that the user's campaigns skip, newest first. */
export async function listSuppressions(
  { database }: Parts,
  workspaceId: string,
  { page, page_size: size, query }: { page: number; page_size: number; query: string },
): Promise<{ suppressions: Suppression[]; total: number; hasMore: boolean }> {
  const search = { workspaceId, query: toEmailKey(query) }
  const rows = await suppressions.list(database.kysely, search, { limit: size, offset: (page - 1) * size })
  const total = await suppressions.count(database.kysely, search)
  return { suppressions: rows.map(presentSuppression), total, hasMore: page * size < total }
}

/** Suppresses an address, also in running campaigns. */
export async function addSuppression(
  { database, clock }: Parts,
  workspaceId: string,
  email: string,
): Promise<Suppression> {
  const now = clock.now()
  const emailKey = toEmailKey(email)
  return database.kysely.transaction().execute(async (transaction) => {
    await messages.suppressOpen(transaction, { workspaceId, emailKey, now })
    return presentSuppression(
      await suppressions.add(transaction, { workspaceId, email, emailKey, reason: 'manual', now }),
    )
  })
}

/**
 * Removes an address from the list, and takes back a wish to unsubscribe that was read from words. Mails that were
 * suppressed stay suppressed.
 * @throws AppError `not_found`, `conflict` when its owner has unsubscribed or complained.
 */
export async function removeSuppression({ database }: Parts, workspaceId: string, id: string): Promise<void> {
  const removed = await database.kysely.transaction().execute(async (transaction) => {
    const row = await suppressions.remove(transaction, { workspaceId, id })
    if (row?.is_from_words) await recipients.unmarkUnsubscribed(transaction, { workspaceId, emailKey: row.email_key })
    return row
  })
  if (removed) return
  const row = await suppressions.findById(database.kysely, { workspaceId, id })
  if (!row) throw new AppError('not_found', say('outreach.suppression_unknown'))
  throw new AppError('conflict', say('outreach.suppressed_by_owner'))
}

function presentSuppression(row: SuppressionRow): Suppression {
  return {
    id: row.id,
    email: row.email,
    reason: row.reason,
    removable: row.is_from_words || (row.reason !== 'unsubscribed' && row.reason !== 'complained'),
    created_at: row.created_at.toISOString(),
  }
}
