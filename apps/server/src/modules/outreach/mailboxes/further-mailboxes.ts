import type { FurtherMailbox } from '@troupe/contract/campaigns/further-mailboxes'
import type { MailboxSettings } from '@troupe/contract/mail/mailboxes'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as further from './further-repository.ts'
import { resumeMailbox, setPace, viewMailbox } from './mailbox-settings.ts'
import * as shared from './shared-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock' | 'transports'>

interface Own {
  readonly userId: string
  readonly id: string
}

/** The user's mailboxes beside the first ones, oldest first. */
export async function listFurther(parts: Parts, userId: string): Promise<FurtherMailbox[]> {
  const rows = await further.list(parts.database.kysely, userId)
  return Promise.all(rows.map((row) => view(parts, userId, row)))
}

/** @throws AppError `not_found` */
export async function getFurther(parts: Parts, { userId, id }: Own): Promise<further.FurtherRow> {
  const row = await further.find(parts.database.kysely, { userId, id })
  if (!row) throw new AppError('not_found', say('email_settings.mailbox_unknown'))
  return row
}

/** Sets a mailbox's pace and the other given settings. @throws AppError `not_found` */
export async function setFurtherPace(
  context: OutreachContext,
  { userId, id }: Own,
  settings: MailboxSettings,
): Promise<FurtherMailbox> {
  const row = await getFurther(context, { userId, id })
  await setPace(context, { userId, provider: 'smtp', senderId: id }, settings)
  return view(context, userId, row)
}

/** Ends a mailbox's pause. @throws AppError `not_found` */
export async function resumeFurther(context: OutreachContext, { userId, id }: Own): Promise<FurtherMailbox> {
  const row = await getFurther(context, { userId, id })
  await resumeMailbox(context, { userId, provider: 'smtp', senderId: id })
  return view(context, userId, row)
}

/**
 * Removes a mailbox, which is no longer read then. What was sent from it stays, and its follow-ups that have not left are cancelled like its other
 * mails.
 * @throws AppError `not_found`; `conflict` while mails wait in it, unless they are to be cancelled.
 */
export async function removeFurther(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { userId, id, cancelsUnsent }: Own & { cancelsUnsent: boolean },
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const now = clock.now()
    if (!(await further.remove(transaction, { userId, id }, now))) {
      throw new AppError('not_found', say('email_settings.mailbox_unknown'))
    }
    const count = await further.countUnsent(transaction, id)
    if (count > 0 && !cancelsUnsent) throw new AppError('conflict', say('email_settings.mailbox_has_mails', { count }))
    await further.cancelUnsent(transaction, id, now)
    await further.stopReading(transaction, id)
    await shared.endOfFurther(transaction, id)
  })
}

async function view(parts: Parts, userId: string, { id, name }: further.FurtherRow): Promise<FurtherMailbox> {
  const [mailbox, unsent] = await Promise.all([
    viewMailbox(parts, { userId, provider: 'smtp', senderId: id }),
    further.countUnsent(parts.database.kysely, id),
  ])
  return { ...mailbox, id, name, unsent }
}
