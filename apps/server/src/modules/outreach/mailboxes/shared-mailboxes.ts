import { isAtLeast } from '@troupe/contract/base/roles'
import type { SharedMailbox, SharedMailboxes } from '@troupe/contract/campaigns/shared-mailboxes'
import type { MailboxSettings } from '@troupe/contract/mail/mailboxes'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { Caller } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { tellMailboxGone } from '../notifications/tell-mailbox-gone.ts'
import { getChoice } from './choose-mailboxes.ts'
import { findMailServer, getMailbox } from './get-mailbox.ts'
import { getSenderAddress } from './get-sender.ts'
import { setPace, viewMailbox } from './mailbox-settings.ts'
import * as shared from './shared-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock' | 'transports'>

/** The mailboxes that are shared with the caller's workspace. */
export async function listShared(parts: Parts, actor: Caller): Promise<SharedMailboxes> {
  const { kysely } = parts.database
  const [rows, members] = await Promise.all([
    shared.list(kysely, actor.workspaceId),
    shared.countMembers(kysely, actor.workspaceId),
  ])
  return {
    mailboxes: await Promise.all(rows.map((row) => view(parts, actor, row))),
    can_share: isAtLeast(actor.role, 'member') && members > 1,
  }
}

/**
 * Shares a mailbox of the caller with the workspace.
 * @throws AppError `not_found` for any other; `conflict` while it cannot send, and while it is shared with another workspace.
 */
export async function shareMailbox(context: OutreachContext, actor: Caller, mailbox: string): Promise<SharedMailboxes> {
  const { database, clock, log } = context
  const { workspaceId, userId } = actor
  const choice = await getChoice(database.kysely, { userId, mailbox })
  await getSenderAddress(context, userId, { ...choice, fromEmail: undefined })
  const server = await findMailServer(context, choice)
  await database.kysely.transaction().execute(async (transaction) => {
    const { id } = await getMailbox(transaction, { ...choice, server, now: clock.now() })
    if (!(await shared.share(transaction, { workspaceId, id }))) {
      throw new AppError('conflict', say('outreach.shared_elsewhere'))
    }
    log.info({ event: 'mailbox-shared', workspaceId, userId, mailboxId: id }, 'a mailbox was shared')
  })
  return listShared(context, actor)
}

/**
 * Ends the sharing of a mailbox. Campaigns of others that have mails to send from it pause, which they are told.
 * @throws AppError `not_found`; `forbidden` where the mailbox is a colleague's and the caller no admin.
 */
export async function endSharing(
  context: Parts & Pick<OutreachContext, 'log'>,
  actor: Caller,
  id: string,
): Promise<SharedMailboxes> {
  const { database, clock, log } = context
  const { workspaceId, userId } = actor
  await database.kysely.transaction().execute(async (transaction) => {
    const row = await getShared(transaction, { workspaceId, id })
    if (!mayEnd(actor, row)) throw new AppError('forbidden', say('workspaces.needs_admin'))
    // First, so that a campaign that begins meanwhile either sees this or is paused by the next statement.
    await shared.end(transaction, { workspaceId, id })
    const paused = await shared.pauseOthers(transaction, { workspaceId, id })
    for (const campaign of paused) await tellMailboxGone(transaction, campaign, clock.now())
    const count = paused.length
    log.info(
      { event: 'mailbox-unshared', workspaceId, userId, mailboxId: id, paused: count },
      'a mailbox is shared no more',
    )
  })
  return listShared(context, actor)
}

/** Sets the pace of a shared mailbox and the other given settings. @throws AppError `not_found` */
export async function changeShared(
  context: OutreachContext,
  actor: Caller,
  { id, settings }: { readonly id: string; readonly settings: MailboxSettings },
): Promise<SharedMailboxes> {
  const { workspaceId, userId } = actor
  const row = await getShared(context.database.kysely, { workspaceId, id })
  await setPace(context, toChoice(row), settings)
  context.log.info({ event: 'mailbox-changed', workspaceId, userId, mailboxId: id }, 'a shared mailbox was changed')
  return listShared(context, actor)
}

async function getShared(db: Executor, named: { workspaceId: string; id: string }): Promise<shared.SharedRow> {
  const row = await shared.find(db, named)
  if (!row) throw new AppError('not_found', say('email_settings.mailbox_unknown'))
  return row
}

const toChoice = ({ user_id, provider, sender_id }: shared.SharedRow) => ({
  userId: user_id,
  provider,
  senderId: sender_id,
})

const isOwner = (actor: Caller, row: shared.SharedRow) => row.user_id === actor.userId

const mayEnd = (actor: Caller, row: shared.SharedRow) => isOwner(actor, row) || isAtLeast(actor.role, 'admin')

async function view(parts: Parts, actor: Caller, row: shared.SharedRow): Promise<SharedMailbox> {
  const { id, provider, username: owner } = row
  const choice = toChoice(row)
  const sender = await parts.transports.findSender(choice.userId, provider, choice.senderId)
  const isOwn = isOwner(actor, row)
  return {
    ...{ id, provider, owner },
    address: sender.state === 'ready' ? (sender.addresses[0]?.address ?? null) : null,
    own: isOwn ? (choice.senderId ?? provider) : null,
    can_end: mayEnd(actor, row),
    settings: !isOwn && isAtLeast(actor.role, 'admin') ? await viewMailbox(parts, choice) : null,
  }
}
