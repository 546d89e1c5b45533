import { emailProviders } from '@troupe/contract/mail/email-provider'
import { say } from '@troupe/contract/messages/message'
import type { SendEmailRequest } from '@troupe/contract/outreach'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { days } from '../../../lib/durations.ts'
import type { MailAddress } from '../context/mail-transport-port.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { getDayLimit } from '../limits/slow-start.ts'
import * as further from './further-repository.ts'
import { findMailServer, getMailbox, type MailServer } from './get-mailbox.ts'
import { getSenderAddress } from './get-sender.ts'
import * as mailboxes from './mailbox-repository.ts'
import * as shared from './shared-repository.ts'
import { type SendingRoom, spreadMails } from './spread-mails.ts'

type Wanted = Pick<SendEmailRequest, 'email_provider' | 'from_email' | 'mailbox'>

/** A mailbox that a campaign is sent from. */
export interface ChosenMailbox extends UsableMailbox {
  readonly from: MailAddress
  readonly server: MailServer
}

/**
 * The mailboxes that a mail is sent from: the first one of the provider, the further one that is named, or all that are
 * ready if they take turns. A shared mailbox of a colleague can be named, too.
 * @throws AppError as `getSenderAddress` does; `not_found` for an unknown mailbox.
 */
export async function chooseMailboxes(
  context: OutreachContext,
  { workspaceId, userId }: Member,
  wanted: Wanted,
): Promise<readonly [ChosenMailbox, ...ChosenMailbox[]]> {
  const { email_provider: provider, from_email: fromEmail, mailbox } = wanted
  if (mailbox === 'turns') {
    const [first, ...others] = await listReady(context, userId)
    // Without any, the message is about the provider that the user has chosen.
    return first ? [first, ...others] : [await choose(context, { userId, provider }, fromEmail)]
  }
  if (mailbox === undefined) return [await choose(context, { userId, provider }, fromEmail)]
  return [await choose(context, await getUsable(context.database.kysely, { workspaceId, userId, mailbox }), fromEmail)]
}

/** All mailboxes that the user may have: the first ones, then the further ones, oldest first. */
export async function listChoices(db: Executor, userId: string): Promise<mailboxes.MailboxChoice[]> {
  const others = await further.list(db, userId)
  return [
    ...emailProviders.map((provider) => ({ userId, provider })),
    ...others.map(({ id }) => ({ userId, provider: 'smtp' as const, senderId: id })),
  ]
}

export interface OwnMailbox {
  readonly userId: string
  /** A provider, for the first mailbox with it, or the id of a further mailbox. */
  readonly mailbox: string
}

/** The mailbox of the user that is named. @throws AppError `not_found` */
export async function getChoice(db: Executor, { userId, mailbox }: OwnMailbox): Promise<mailboxes.MailboxChoice> {
  const named = ({ provider, senderId }: mailboxes.MailboxChoice) => (senderId ?? provider) === mailbox
  const choice = (await listChoices(db, userId)).find(named)
  if (!choice) throw refuseUnknown()
  return choice
}

/** A mailbox that a member may send from: an own one or, by its own id, one that is shared with the workspace. */
export interface UsableMailbox extends mailboxes.MailboxChoice {
  /** The shared mailbox; undefined for an own one. */
  readonly shared?: { readonly workspaceId: string; readonly id: string }
}

/** The further mailbox, or the shared one of a colleague, that a member names; undefined for any other. */
export async function findUsable(
  db: Executor,
  { workspaceId, userId, mailbox }: OwnMailbox & Member,
): Promise<UsableMailbox | undefined> {
  const own = await further.find(db, { userId, id: mailbox })
  if (own) return { userId, provider: 'smtp', senderId: own.id }
  const row = await shared.find(db, { workspaceId, id: mailbox })
  return (
    row && {
      ...{ userId: row.user_id, provider: row.provider, senderId: row.sender_id },
      shared: { workspaceId, id: row.id },
    }
  )
}

/** Like `findUsable`. @throws AppError `not_found` */
export async function getUsable(db: Executor, named: OwnMailbox & Member): Promise<UsableMailbox> {
  const choice = await findUsable(db, named)
  if (!choice) throw refuseUnknown()
  return choice
}

const refuseUnknown = () => new AppError('not_found', say('email_settings.mailbox_unknown'))

async function choose(context: OutreachContext, choice: UsableMailbox, fromEmail?: string): Promise<ChosenMailbox> {
  const from = await getSenderAddress(context, choice.userId, { ...choice, fromEmail })
  return { ...choice, from, server: await findMailServer(context, choice) }
}

async function listReady(context: OutreachContext, userId: string): Promise<ChosenMailbox[]> {
  const ready: ChosenMailbox[] = []
  for (const choice of await listChoices(context.database.kysely, userId)) {
    const { state } = await context.transports.findSender(userId, choice.provider, choice.senderId)
    if (state === 'ready') ready.push(await choose(context, choice))
  }
  return ready
}

/**
 * Gives each of so many mails its mailbox. @returns the id of the campaign's own mailbox, and that of each mail.
 * @throws AppError `not_found` for a mailbox that is shared no more.
 */
export async function assignMailboxes(
  db: Executor,
  chosen: readonly ChosenMailbox[],
  { mails, now }: { mails: number; now: Date },
): Promise<{ id: string; ofMail: (position: number) => string }> {
  const ids: string[] = []
  const rooms: SendingRoom[] = []
  for (const { from: _, ...mailbox } of chosen) {
    if (mailbox.shared && !(await shared.hold(db, mailbox.shared))) throw refuseUnknown()
    const row = await getMailbox(db, { ...mailbox, now })
    const perDay = getDayLimit(row, now)
    const used = await mailboxes.countUse(db, row.id, new Date(now.getTime() - days(1)))
    ids.push(row.id)
    rooms.push({ left: perDay === null ? null : Math.max(0, perDay - used), perDay })
  }
  const positions = spreadMails(mails, rooms)
  const [id] = ids
  if (id === undefined) throw new Error('A campaign has a mailbox')
  return { id, ofMail: (position) => ids[positions[position] ?? 0] ?? id }
}
