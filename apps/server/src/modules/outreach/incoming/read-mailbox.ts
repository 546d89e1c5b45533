import { createHash } from 'node:crypto'
import type { Database } from '../../../database/database.ts'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import { type AnswerTags, listAnswerTags, toIdRange } from '../context/answer-tags.ts'
import { isByMachine } from '../inbox/context/machine-kinds.ts'
import { keepContent } from '../mails/mail-thread-repository.ts'
import type { SentMail } from './effects/incoming-mail.ts'
import { classifyMail } from './knowing/classify-mail.ts'
import { listMessageIds, type ParsedMail, parseHeaders, readHeader } from './knowing/parsed-mail.ts'
import { type MailboxSession, type MailHead, ReadingError } from './mailbox-reader-port.ts'
import { listReportedIds, parseMail } from './parsing/parse-mail.ts'
import { inTurn, longestSource, readContent } from './parsing/read-content.ts'
import { settleBySent } from './settle-by-sent.ts'
import { listOwnAddresses } from './stored/own-address-repository.ts'
import * as readings from './stored/reading-repository.ts'
import * as received from './stored/received-mail-repository.ts'
import { takeMail } from './take-mail.ts'
import { takeOwnAnswers } from './take-own-answers.ts'

/** Mails per run and folder; the next run reads the others. */
const mostPerRun = 2_000
/** A mail that is passed over costs a connection, so few of them end the run. */
const costOfSkipped = 100
/** So much of each mail is read; of what a person has written, the files are read afterwards. */
const mostBytes = 256 * 1024

interface Run {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly session: MailboxSession
  readonly reading: MailboxReadingRow
  readonly tags: AnswerTags
  /** Ends the run between two mails. */
  readonly signal: AbortSignal
}

/** A head with what its headers say. */
interface KnownHead extends MailHead {
  readonly fields: ReadonlyMap<string, readonly string[]>
  readonly messageId: string
  /** Message-IDs that it answers, the nearest first. */
  readonly answered: readonly string[]
}

/**
 * Reads the mails that arrived since the last time, and takes those that answer mails of the user's campaigns. Of the
 * others only the heads are read, and nothing is kept. Sent mails are looked at if the outcome of one is unknown, and, once
 * there are threads, for what the user has answered elsewhere.
 * @returns whether mails are left for another run.
 * @throws ReadingError, or what the database throws: the next run begins after the last stored position.
 */
export async function readMailbox(run: Run): Promise<{ hasMore: boolean }> {
  let hasMore = false
  const folders = await run.session.listFolders()
  for (const { path, use } of folders) if (use !== 'sent') hasMore = (await readFolder(run, path)) || hasMore
  for (const { path, use } of folders) {
    if (use !== 'sent') continue
    await settleBySent(run, path)
    // What the user has answered elsewhere may be among the mails that are left.
    if (!hasMore) await takeOwnAnswers(run, path)
  }
  return { hasMore }
}

async function readFolder(run: Run, path: string): Promise<boolean> {
  const { database, session, reading, log } = run
  const folder = { mailboxId: reading.mailbox_id, path }
  const stored = await readings.findPosition(database.kysely, folder)
  let position = stored
  for (let read = 0; read < mostPerRun; ) {
    run.signal.throwIfAborted()
    const page = await session.readPage(path, { position, since: reading.since })
    await readMails(run, page.heads)
    position = page.position
    const skipped = page.skipped ?? 0
    if (skipped > 0) log.warn({ userId: reading.user_id, skipped }, 'mails that are too large to read are passed over')
    if (position !== stored) await readings.setPosition(database.kysely, folder, { position, skipped })
    if (!page.hasMore) return false
    // A page whose mails are all gone counts, too: every run has an end.
    read += Math.max(page.heads.length, 1) + skipped * costOfSkipped
  }
  return true
}

async function readMails(run: Run, page: readonly MailHead[]): Promise<void> {
  const { database, reading } = run
  // Servers give the time in whole seconds.
  const since = Math.floor(reading.since.getTime() / 1000) * 1000
  const heads = page.filter(({ receivedAt }) => receivedAt.getTime() >= since).map(readHeadFields)
  const ids = heads.flatMap(({ messageId, answered }) => [messageId, ...answered])
  const sent = await received.findSent(database.kysely, reading.user_id, ids)
  const ownIds = heads.map(({ messageId }) => messageId)
  const known = await received.findKnown(database.kysely, reading.user_id, ownIds)
  for (const head of heads) {
    // A campaign's own mail refers to the mail before it.
    if (sent.has(head.messageId)) continue
    run.signal.throwIfAborted()
    const taken = known.get(head.messageId)
    if (taken?.is_cut) await readRest(run, head, taken.workspace_id)
    if (taken) continue
    const named = head.answered.map((id) => sent.get(id)).find((mail) => mail !== undefined)
    const answered = named ?? (await findTagged(run, head))
    if (answered || mayBeReport(head)) await readMail(run, head, answered)
  }
}

function readHeadFields(head: MailHead): KnownHead {
  const fields = parseHeaders(head.headers)
  const read = (name: string) => (fields.get(name) ?? []).flatMap(listMessageIds)
  const [ownId] = read('message-id')
  const digest = () => createHash('sha256').update(head.headers).update(head.receivedAt.toISOString()).digest('hex')
  return {
    ...head,
    fields,
    messageId: ownId ?? `none-${digest()}`,
    answered: [...read('in-reply-to'), ...read('references').toReversed()].slice(0, 100),
  }
}

/** The mail whose tag is in an address that this one came to. */
async function findTagged({ database, reading, tags }: Run, { fields }: KnownHead): Promise<SentMail | undefined> {
  const userId = reading.user_id
  const addresses = ['to', 'delivered-to', 'x-original-to'].flatMap((name) => fields.get(name) ?? []).join('\n')
  for (const tag of listAnswerTags(addresses)) {
    const mails = await received.listSentBetween(database.kysely, { userId, ...toIdRange(tag) })
    const mail = mails.find(({ id }) => tags.isOf(tag, { id, userId }))
    if (mail) return mail
  }
  return undefined
}

/** Whether a mail may report what became of another one, which it then names in its body only. */
function mayBeReport(head: KnownHead): boolean {
  const headers = head.fields
  if (/multipart\/report/i.test(readHeader({ headers }, 'content-type'))) return true
  if (headers.has('x-failed-recipients')) return true
  return /(?:mailer-daemon|postmaster)@/i.test(readHeader({ headers }, 'from'))
}

async function readMail(run: Run, head: KnownHead, answered: SentMail | undefined): Promise<void> {
  const { database, session, reading, log } = run
  const source = await session.readSource(head.ref, mostBytes)
  if (!source) return
  const mail = await parseMail(source).catch((error: unknown) => {
    log.warn({ err: error, userId: reading.user_id }, 'a received mail cannot be parsed; only its headers count')
    return toBareMail(head)
  })
  const sent = answered ?? (await findReported(run, mail))
  if (!sent || (await isOwn(run, mail, sent))) return
  const { messageId, receivedAt } = head
  const { mailbox_id: mailboxId } = reading
  const isCut = source.length >= mostBytes
  const content = mayBeReport(head) ? undefined : await readContent(source, { isCut }).catch(() => undefined)
  const { workspace_id: workspaceId } = sent
  const incoming = { workspaceId, mailboxId, messageId, receivedAt, sent, mail, content, knowledge: classifyMail(mail) }
  const kind = await takeMail(database, incoming, run.clock)
  // The mail's effects do not wait for its files.
  if (kind && content && isCut && !isByMachine(kind)) await readRest(run, head, workspaceId)
  if (kind) log.info({ event: 'mail_received', kind, userId: reading.user_id }, 'an answer to a campaign was read')
}

/** Reads a long mail with its files. If they cannot be read, its beginning is what is kept; after a lost connection it is tried again. */
async function readRest(
  { database, session, log }: Run,
  { ref, messageId }: KnownHead,
  workspaceId: string,
): Promise<void> {
  await inTurn(async () => {
    const source = await session.readSource(ref, longestSource)
    if (!source) return
    const content = await readContent(source, { isCut: source.length >= longestSource })
    await database.kysely
      .transaction()
      .execute((transaction) => keepContent(transaction, { workspaceId, messageId }, { ...content, isCut: false }))
  }).catch((error: unknown) => {
    if (error instanceof ReadingError) throw error
    log.warn({ err: error, workspaceId }, 'the files of a received mail could not be kept')
  })
}

async function findReported({ database, reading }: Run, mail: ParsedMail): Promise<SentMail | undefined> {
  const ids = listReportedIds(mail)
  const sent = await received.findSent(database.kysely, reading.user_id, ids)
  return ids.map((id) => sent.get(id)).find((one) => one !== undefined)
}

/** Whether a member of the workspace wrote it in the same thread: a copy to the own mailbox, or a colleague's answer. */
async function isOwn({ database }: Run, { from }: ParsedMail, sent: SentMail): Promise<boolean> {
  const address = from.address.toLowerCase()
  if ([sent.email, sent.recipient_email].some((creator) => creator?.toLowerCase() === address)) return false
  if (address === sent.from_email.toLowerCase()) return true
  return (await listOwnAddresses(database.kysely, sent.workspace_id)).has(address)
}

/** A mail of which only the headers can be read. */
function toBareMail({ fields }: KnownHead): ParsedMail {
  const from = readHeader({ headers: fields }, 'from')
  const address = /[\w.+-]{1,64}@[\w.-]{1,190}/.exec(from)?.[0] ?? ''
  return { headers: fields, from: { name: '', address }, subject: '', text: '', parts: [] }
}
