import {
  type FurtherSender,
  type FurtherSenderInput,
  mostFurtherMailboxes,
} from '@troupe/contract/campaigns/further-mailboxes'
import { secretMask } from '@troupe/contract/email-settings'
import { say } from '@troupe/contract/messages/message'
import type { FurtherSenderRow, SenderRow } from '../../database/tables/email-settings-tables.ts'
import { AppError } from '../../lib/app-error.ts'
import { refuseConfig } from './change-config.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import * as further from './further-sender-repository.ts'
import { makeDefaultSender } from './sender-repository.ts'

type Context = Pick<EmailSettingsContext, 'db' | 'clock' | 'secrets' | 'allowPrivateSmtpHosts'>

/** The user's mailboxes beside the first one, oldest first. */
export async function listFurtherSenders({ db, secrets }: Context, userId: string): Promise<FurtherSender[]> {
  return (await further.list(db, userId)).map((row) => present(row, secrets))
}

/**
 * Adds a mailbox.
 * @throws AppError `invalid_input` for a host that users may not connect to, or if something is missing; `conflict` when
 * there are too many.
 */
export async function addFurtherSender(
  context: Context,
  userId: string,
  input: FurtherSenderInput,
): Promise<FurtherSender> {
  const { db, clock, secrets } = context
  const now = clock.now()
  const { name, smtp_host: host = '', smtp_port = 587, smtp_user = '', smtp_pass = '', smtp_from = '' } = input
  if (name === undefined) throw new AppError('invalid_input', say('email_settings.mailbox_name_required'))
  if (host === '' || smtp_user === '' || smtp_pass === '' || smtp_pass === secretMask) {
    throw new AppError('invalid_input', say('email_settings.mailbox_incomplete'))
  }
  refuseConfig(makeDefaultSender(userId, now), input, context.allowPrivateSmtpHosts)
  const settings = { name, smtp_host: host, smtp_port, smtp_user, smtp_from }
  const row = await further.insert(db, {
    userId,
    settings: { ...settings, smtp_pass_sealed: secrets.seal(smtp_pass, userId) },
    most: mostFurtherMailboxes,
    now,
  })
  if (!row) throw new AppError('conflict', say('email_settings.too_many_mailboxes', { max: mostFurtherMailboxes }))
  return present(row, secrets)
}

/**
 * Renames a mailbox or changes its settings; the mask keeps the password.
 * @throws AppError `not_found`; `invalid_input` as for the first mailbox.
 */
export async function changeFurtherSender(
  context: Context,
  { userId, id }: { userId: string; id: string },
  { name, smtp_pass: password, ...input }: FurtherSenderInput,
): Promise<FurtherSender> {
  const { db, secrets } = context
  const current = await further.find(db, { userId, id })
  if (!current) throw new AppError('not_found', say('email_settings.mailbox_unknown'))
  refuseConfig(toSenderRow(current), { ...input, smtp_pass: password }, context.allowPrivateSmtpHosts)
  const isKept = password === undefined || password === secretMask
  const kept = isKept ? undefined : password === '' ? null : secrets.seal(password, userId)
  const row = await further.update(db, { userId, id, settings: { name, ...input, smtp_pass_sealed: kept } })
  if (!row) throw new AppError('not_found', say('email_settings.mailbox_unknown'))
  return present(row, secrets)
}

/** A further mailbox in the form of a user's settings, as if it were the first. */
export function toSenderRow(row: FurtherSenderRow): SenderRow {
  const { smtp_host, smtp_port, smtp_user, smtp_from, smtp_pass_sealed } = row
  const settings = { smtp_host, smtp_port, smtp_user, smtp_from, smtp_pass_sealed }
  return { ...makeDefaultSender(row.user_id, row.created_at), ...settings }
}

function present(row: FurtherSenderRow, secrets: Context['secrets']): FurtherSender {
  const { id, name, smtp_host, smtp_port, smtp_user, smtp_from } = row
  const hasPassword = secrets.open(row.smtp_pass_sealed, row.user_id) !== undefined
  return { id, name, smtp_host, smtp_port, smtp_user, smtp_from, smtp_pass: hasPassword ? secretMask : '' }
}
