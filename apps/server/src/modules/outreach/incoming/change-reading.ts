import { secretMask } from '@troupe/contract/email-settings'
import type { MailboxReadingInput } from '@troupe/contract/mail/mailbox-reading'
import { say } from '@troupe/contract/messages/message'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'
import { AppError, refuseInput } from '../../../lib/app-error.ts'
import { findMailServer, getMailbox } from '../mailboxes/get-mailbox.ts'
import type { IncomingContext } from './incoming-context.ts'
import { type ImapAccount, ReadingError } from './mailbox-reader-port.ts'
import { resolveAccount, sharesPassword } from './reading-account.ts'
import { explainFailure } from './reading-presenter.ts'
import * as readings from './reading-repository.ts'

export interface ReadingView {
  /** Undefined: answers are not read. */
  readonly row: MailboxReadingRow | undefined
  /** Undefined until SMTP is configured. */
  readonly smtp: ImapAccount | undefined
}

export async function getReading({ database, reader }: IncomingContext, userId: string): Promise<ReadingView> {
  return {
    row: await readings.find(database.kysely, { userId, provider: 'smtp' }),
    smtp: await reader.findSmtpAccount(userId),
  }
}

/**
 * Signs in with these settings and, if that works, stores them and reads answers from now on, or from the start of the
 * oldest campaign that is not over.
 * @throws AppError `invalid_input` for a server that users may not enter, a password that would go to another server
 * than it was entered for, and a sign-in that fails; `too_many_requests`.
 */
export async function saveReading(
  context: IncomingContext,
  userId: string,
  input: MailboxReadingInput,
): Promise<ReadingView> {
  const { database, clock, reader } = context
  await context.rateLimits.take(['mailTestsByUser', userId])
  const { row: current, smtp } = await getReading(context, userId)
  const settings = toSettings(context, { userId, current, smtp }, input)
  await trySignIn(reader, userId, () => resolveAccount(settings, smtp, context.secrets))
  const now = clock.now()
  const server = await findMailServer(context, { userId, provider: 'smtp' })
  const isOther = current && (current.host !== settings.host || current.login !== settings.login)
  const row = await database.kysely.transaction().execute(async (transaction) => {
    const { id: mailboxId } = await getMailbox(transaction, { userId, provider: 'smtp', server, now })
    if (isOther) await readings.forgetPositions(transaction, mailboxId)
    const oldest = await readings.findOldestOpenCampaign(transaction, mailboxId)
    const { host, port, login, pass_sealed: passSealed } = settings
    return readings.save(transaction, { mailboxId, userId, host, port, login, passSealed, since: oldest ?? now, now })
  })
  return { row, smtp }
}

/** Stops reading and forgets the settings. Received mails stay. */
export async function stopReading(context: IncomingContext, userId: string): Promise<ReadingView> {
  const { row } = await getReading(context, userId)
  if (row) await readings.remove(context.database.kysely, row.mailbox_id)
  return getReading(context, userId)
}

/** Has the mailbox read at the next look. @throws AppError `not_found` when it is not read at all. */
export async function readNow(context: IncomingContext, userId: string): Promise<ReadingView> {
  const { row } = await getReading(context, userId)
  if (!row) throw new AppError('not_found', say('mailbox_reading.off'))
  await readings.bringForward(context.database.kysely, row.mailbox_id, context.clock.now())
  return getReading(context, userId)
}

function toSettings(
  { reader, secrets }: IncomingContext,
  { userId, current, smtp }: { userId: string; current: MailboxReadingRow | undefined; smtp: ImapAccount | undefined },
  input: MailboxReadingInput,
): Pick<MailboxReadingRow, 'user_id' | 'login' | 'pass_sealed'> & { host: string; port: number } {
  const { port, user: login, password } = input
  const host = input.host.toLowerCase()
  if (!reader.permits({ host, port })) {
    throw refuseInput(say('mailbox_reading.host_refused'), { loc: ['body', 'host'], type: 'host_refused' })
  }
  if (login === '' && !smtp) {
    throw refuseInput(say('mailbox_reading.user_required'), { loc: ['body', 'user'], type: 'user_required' })
  }
  const kept = current?.host === host ? current.pass_sealed : null
  const needsNew =
    password === secretMask ? kept === null : password === '' && !(smtp && sharesPassword(smtp.host, host))
  if (needsNew) {
    const place = { loc: ['body', 'password'], type: 'password_required' }
    throw refuseInput(say('mailbox_reading.password_required'), place)
  }
  const sealed = password === secretMask ? kept : password === '' ? null : secrets.seal(password, userId)
  return { user_id: userId, host, port, login, pass_sealed: sealed }
}

async function trySignIn(
  reader: IncomingContext['reader'],
  userId: string,
  getAccount: () => ImapAccount,
): Promise<void> {
  try {
    const session = await reader.open({ provider: 'smtp', userId, account: getAccount() })
    await session.close()
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    const field = error.kind === 'authentication' || error.kind === 'not_ready' ? 'password' : 'host'
    throw refuseInput(explainFailure(error.kind, error.message), { loc: ['body', field], type: error.kind })
  }
}
