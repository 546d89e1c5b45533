import type { Database } from '../../../database/database.ts'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import * as campaigns from '../campaigns/campaign-repository.ts'
import { settleAsSent } from '../mails/resend-repository.ts'
import * as notifications from '../notifications/notification-repository.ts'
import { listMessageIds, parseHeaders, readHeader } from './knowing/parsed-mail.ts'
import type { MailboxSession } from './mailbox-reader-port.ts'
import * as sentFolder from './stored/sent-folder-repository.ts'

/** Pages per run; the next run reads on. */
const mostPages = 20

interface Search {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly session: Pick<MailboxSession, 'readPage'>
  readonly reading: Pick<MailboxReadingRow, 'mailbox_id' | 'user_id'>
  readonly signal: AbortSignal
}

/**
 * Looks for mails of unknown outcome in the folder of sent mails, and marks those that lie there as sent. A mail that is not
 * found stays unknown, since many servers file nothing there. Nothing is read if no outcome is unknown; else only heads,
 * from the first attempt of the oldest of these mails on, and once for each of them.
 * @throws ReadingError, or what the database throws.
 */
export async function settleBySent(search: Search, path: string): Promise<void> {
  const { database, session, reading, signal } = search
  const unknown = await sentFolder.listUnknown(database.kysely, reading.mailbox_id)
  const newest = unknown[0]?.updated_at
  if (!newest) return
  const folder = { mailboxId: reading.mailbox_id, path }
  const stored = await sentFolder.findSearch(database.kysely, folder)
  // Its copy may lie before the stored position, which was reached while its outcome was not yet unknown.
  const isNew = !stored?.searched_for || newest > stored.searched_for
  const since = new Date(Math.min(...unknown.map(({ tried_at }) => tried_at.getTime())))
  const open = new Map(unknown.flatMap((mail) => mail.message_ids.map((id) => [id, mail] as const)))
  let position = isNew ? undefined : stored.position
  for (let pages = 0; pages < mostPages; pages++) {
    signal.throwIfAborted()
    const page = await session.readPage(path, { position, since })
    for (const { headers } of page.heads) {
      const fields = { headers: parseHeaders(headers) }
      // Gmail may replace a mail's Message-ID, which the mail therefore also names last in its References.
      const ids = [readHeader(fields, 'message-id'), readHeader(fields, 'references')].map((text) =>
        listMessageIds(text),
      )
      const found = ids.map((of) => open.get(of.at(-1) ?? '')).find((mail) => mail !== undefined)
      if (found) await settleMail(search, found)
    }
    position = page.position
    await sentFolder.setSearch(database.kysely, folder, { position, searched_for: newest })
    if (!page.hasMore) return
  }
}

async function settleMail(
  { database, clock, log }: Search,
  { id, campaign_id: campaignId, workspace_id: workspaceId }: sentFolder.UnknownMail,
): Promise<void> {
  const now = clock.now()
  const settled = await database.kysely.transaction().execute(async (transaction) => {
    const campaign = { workspaceId, id: campaignId }
    const state = await campaigns.lockState(transaction, campaign)
    const count = await settleAsSent(transaction, { workspaceId, ids: [id], isCurrent: false, isAgain: false, now })
    if (count === 0) return false
    await notifications.readUnknownOutcomes(transaction, campaignId, now)
    if (state === 'done') await campaigns.changeState(transaction, { ...campaign, from: ['done'], to: 'running' })
    return true
  })
  if (settled) log.info({ event: 'mail_settled', workspaceId }, 'a mail of unknown outcome lies among the sent mails')
}
