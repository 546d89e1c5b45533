import { secretMask } from '@troupe/contract/email-settings'
import { type EmailProvider, emailProviderFacts } from '@troupe/contract/mail/email-provider'
import type { ImapSettingsInput, MailboxReadingInput } from '@troupe/contract/mail/mailbox-reading'
import { say } from '@troupe/contract/messages/message'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'
import { AppError, refuseInput } from '../../../lib/app-error.ts'
import { getChoice, listChoices, type OwnMailbox } from '../mailboxes/choose-mailboxes.ts'
import { findMailServer, getMailbox } from '../mailboxes/get-mailbox.ts'
import type { MailboxChoice } from '../mailboxes/mailbox-repository.ts'
import { settleMailboxUnread } from '../notifications/tell-mailbox-unread.ts'
import type { IncomingContext } from './incoming-context.ts'
import { type ImapAccount, ReadingError } from './mailbox-reader-port.ts'
import { resolveAccount, sharesPassword } from './reading-account.ts'
import { explainFailure, type ReadingView } from './reading-presenter.ts'
import * as readings from './stored/reading-repository.ts'

/** How the user's mailboxes are read: the first ones, then the further ones, oldest first. */
export async function listReadings(context: IncomingContext, userId: string): Promise<ReadingView[]> {
  const rows = await readings.list(context.database.kysely, userId)
  const choices = await listChoices(context.database.kysely, userId)
  const find = ({ provider, senderId = null }: MailboxChoice) =>
    rows.find((row) => row.provider === provider && row.sender_id === senderId)
  return Promise.all(choices.map((choice) => view(context, choice, find(choice))))
}

/** @throws AppError `not_found` for an unknown mailbox. */
export async function getReading(context: IncomingContext, own: OwnMailbox): Promise<ReadingView> {
  const choice = await getChoice(context.database.kysely, own)
  return view(context, choice, await readings.find(context.database.kysely, choice))
}

/**
 * Signs in with these settings and, if that works, stores them and reads answers from now on, or from the start of the
 * oldest campaign that is not over.
 * @throws AppError `not_found` for an unknown mailbox; `invalid_input` for a server that users may not enter, a password
 * that would go to another server than it was entered for, and a sign-in that fails; `too_many_requests`.
 */
export async function saveReading(
  context: IncomingContext,
  own: OwnMailbox,
  { imap, plus_address: plusAddress }: MailboxReadingInput,
): Promise<ReadingView> {
  const { database, clock, reader } = context
  const { userId } = own
  await context.rateLimits.take(['mailTestsByUser', userId])
  const current = await getReading(context, own)
  const { provider, senderId, row, smtp } = current
  const settings = toSettings(context, current, imap)
  const account = () =>
    settings.host === null ? undefined : resolveAccount({ ...settings, user_id: userId }, smtp, context.secrets)
  await trySignIn(reader, { provider, userId }, account)
  const now = clock.now()
  const server = await findMailServer(context, { userId, provider, senderId })
  const isOther = row && (row.host !== settings.host || row.login !== settings.login)
  await database.kysely.transaction().execute(async (transaction) => {
    const { id: mailboxId } = await getMailbox(transaction, { userId, provider, senderId, server, now })
    if (isOther) await readings.forgetPositions(transaction, mailboxId)
    const oldest = await readings.findOldestOpenCampaign(transaction, mailboxId)
    await readings.save(transaction, { mailboxId, userId, settings, plusAddress, since: oldest ?? now, now })
    await settleMailboxUnread(transaction, { user_id: userId, mailbox_id: mailboxId }, now)
  })
  return getReading(context, own)
}

/** Stops reading and forgets the settings. Received mails stay. @throws AppError `not_found` for an unknown mailbox. */
export async function stopReading(context: IncomingContext, own: OwnMailbox): Promise<ReadingView> {
  const { row } = await getReading(context, own)
  if (row) {
    await readings.remove(context.database.kysely, row.mailbox_id)
    await settleMailboxUnread(context.database.kysely, row, context.clock.now())
  }
  return getReading(context, own)
}

/** Has the mailbox read at the next look. @throws AppError `not_found` for one that is unknown or not read. */
export async function readNow(context: IncomingContext, own: OwnMailbox): Promise<ReadingView> {
  const { row } = await getReading(context, own)
  if (!row) throw new AppError('not_found', say('mailbox_reading.off'))
  await readings.bringForward(context.database.kysely, row.mailbox_id, context.clock.now())
  return getReading(context, own)
}

async function view(
  { reader, transports }: IncomingContext,
  choice: MailboxChoice,
  row: MailboxReadingRow | undefined,
): Promise<ReadingView> {
  const { userId, provider, senderId } = choice
  const [{ state }, smtp] = await Promise.all([
    transports.findSender(userId, provider, senderId),
    emailProviderFacts[provider].readsByImap ? reader.findSmtpAccount(userId, senderId) : undefined,
  ])
  return { ...choice, isReady: state === 'ready', row, smtp }
}

/** How mailboxes of a provider are read, when the user gives this IMAP server or none. */
function toSettings(
  context: IncomingContext,
  current: ReadingView,
  imap: ImapSettingsInput | undefined,
): readings.ReadingSettings {
  if (!emailProviderFacts[current.provider].readsByImap) return { host: null, port: null, login: '', pass_sealed: null }
  if (imap) return toImapSettings(context, current, imap)
  throw refuseInput(say('mailbox_reading.server_required'), { loc: ['body', 'imap'], type: 'server_required' })
}

function toImapSettings(
  { reader, secrets }: IncomingContext,
  { userId, row, smtp }: ReadingView,
  { port, user: login, password, ...input }: ImapSettingsInput,
): readings.ReadingSettings {
  const host = input.host.toLowerCase()
  const place = (field: keyof ImapSettingsInput, type: string) => ({ loc: ['body', 'imap', field], type })
  if (!reader.permits({ host, port })) {
    throw refuseInput(say('mailbox_reading.host_refused'), place('host', 'host_refused'))
  }
  if (login === '' && !smtp) {
    throw refuseInput(say('mailbox_reading.user_required'), place('user', 'user_required'))
  }
  const kept = row?.host === host ? row.pass_sealed : null
  const needsNew =
    password === secretMask ? kept === null : password === '' && !(smtp && sharesPassword(smtp.host, host))
  if (needsNew) {
    throw refuseInput(say('mailbox_reading.password_required'), place('password', 'password_required'))
  }
  const sealed = password === secretMask ? kept : password === '' ? null : secrets.seal(password, userId)
  return { host, port, login, pass_sealed: sealed }
}

async function trySignIn(
  reader: IncomingContext['reader'],
  mailbox: { provider: EmailProvider; userId: string },
  getAccount: () => ImapAccount | undefined,
): Promise<void> {
  try {
    const account = getAccount()
    const session = await reader.open({ ...mailbox, ...(account ? { account } : {}) })
    await session.close()
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    const field = error.kind === 'authentication' || error.kind === 'not_ready' ? 'password' : 'host'
    const loc = emailProviderFacts[mailbox.provider].readsByImap ? ['body', 'imap', field] : ['body']
    throw refuseInput(explainFailure(error.kind, error.message), { loc, type: error.kind })
  }
}
