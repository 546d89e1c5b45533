import type { Database } from '../../../database/database.ts'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import { settleUnknown } from '../mails/mail-thread-repository.ts'
import { lockAddressed } from '../mails/recipient-repository.ts'
import type { SentMail } from './effects/incoming-mail.ts'
import { listMessageIds, type ParsedMail, parseHeaders, readHeader } from './knowing/parsed-mail.ts'
import type { MailboxSession, MailHead } from './mailbox-reader-port.ts'
import { parseMail } from './parsing/parse-mail.ts'
import * as own from './stored/own-answer-repository.ts'
import * as readings from './stored/reading-repository.ts'
import { findSent } from './stored/received-mail-repository.ts'

/** Pages per run; the next run reads on. */
const mostPages = 20
/** So much of each mail is read; its files are not. */
const mostBytes = 256 * 1024
const mostReferences = 20

interface Run {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly session: Pick<MailboxSession, 'readPage' | 'readSource'>
  readonly reading: Pick<MailboxReadingRow, 'mailbox_id' | 'user_id'>
  readonly signal: AbortSignal
}

/**
 * Takes answers that the user has written to creators in another program, from the folder of sent mails, into their threads.
 * Nothing is read before a thread has a mail of this mailbox; then heads, and of mails that refer to a thread the text. Mails
 * to others, such as forwarded ones, are dropped. Call it after the inbox was read, so that the mails they answer are known.
 * @throws ReadingError, or what the database throws.
 */
export async function takeOwnAnswers(run: Run, path: string): Promise<void> {
  const { database, session, reading, signal } = run
  const since = await own.findFirstReceived(database.kysely, reading.mailbox_id)
  if (!since) return
  // Another position than that of the search for mails of unknown outcome, which begins anew for each of them.
  const folder = { mailboxId: reading.mailbox_id, path: `answers in ${path}` }
  const stored = await readings.findPosition(database.kysely, folder)
  let position = stored
  for (let pages = 0; pages < mostPages; pages++) {
    signal.throwIfAborted()
    const page = await session.readPage(path, { position, since })
    for (const head of await chooseHeads(run, page.heads)) {
      signal.throwIfAborted()
      await takeMail(run, head)
    }
    position = page.position
    if (position !== stored) await readings.setPosition(database.kysely, folder, { position, skipped: 0 })
    if (!page.hasMore) return
  }
}

/** The heads that refer to a thread, without those of mails that left through Troupe, whose unknown outcomes are settled. */
async function chooseHeads({ database, reading, clock }: Run, heads: readonly MailHead[]): Promise<MailHead[]> {
  const named = heads.map((head) => ({ head, ids: readIds(parseHeaders(head.headers)) }))
  const all = named.flatMap(({ ids }) => [...ids.own, ...ids.inReplyTo, ...ids.references])
  const exchanges = await own.findExchanges(database.kysely, reading.user_id, all)
  const sent = await findSent(database.kysely, reading.user_id, all)
  for (const { ids } of named) {
    const copied = findCopied(ids, sent)
    if (!copied?.is_own_answer) continue
    const { workspace_id: workspaceId, message_id: messageId } = copied
    await settleUnknown(database.kysely, { workspaceId, messageId }, clock.now())
  }
  return named
    .filter(({ ids }) => !findCopied(ids, sent))
    .filter(({ ids }) => [...ids.own, ...ids.inReplyTo, ...ids.references].some((id) => exchanges.has(id)))
    .map(({ head }) => head)
}

type Ids = ReturnType<typeof readIds>

function readIds(headers: ReadonlyMap<string, readonly string[]>) {
  const read = (name: string) => (headers.get(name) ?? []).flatMap(listMessageIds)
  return { own: read('message-id'), inReplyTo: read('in-reply-to'), references: read('references') }
}

/**
 * The mail that this is a copy of, if it left through Troupe. Some providers replace its Message-ID; it then names its own last in its References,
 * while a mail that the user has written elsewhere names there what it answers.
 */
function findCopied(
  { own: ids, inReplyTo, references }: Ids,
  sent: ReadonlyMap<string, SentMail>,
): SentMail | undefined {
  const copied = ids.map((id) => sent.get(id)).find((mail) => mail !== undefined)
  const last = references.at(-1)
  if (copied || last === undefined || inReplyTo.includes(last)) return copied
  return sent.get(last)
}

async function takeMail({ database, clock, log, session, reading }: Run, head: MailHead): Promise<void> {
  const { mailbox_id: mailboxId, user_id: userId } = reading
  const source = await session.readSource(head.ref, mostBytes)
  const mail = source && (await parseMail(source).catch(() => undefined))
  if (!mail || isAutomatic(mail)) return
  // All headers, of which the head may have had a few.
  const ids = readIds(mail.headers)
  const nearest = [...ids.inReplyTo, ...ids.references.toReversed()]
  const named = [...ids.own, ...nearest]
  if (findCopied(ids, await findSent(database.kysely, userId, named))) return
  const exchanges = await own.findExchanges(database.kysely, userId, nearest)
  const exchange = nearest.map((id) => exchanges.get(id)).find((each) => each !== undefined)
  const [messageId] = ids.own
  if (!exchange || messageId === undefined) return
  const known = await own.listAddresses(database.kysely, exchange.recipient_id)
  const to = listReaders(mail).find((address) => known.has(address))
  if (to === undefined) return
  const answer = {
    ...exchange,
    mailboxId,
    messageId,
    from: mail.from,
    to,
    subject: mail.subject,
    text: mail.text,
    inReplyTo: ids.inReplyTo[0] ?? null,
    references: ids.references.slice(-mostReferences),
    at: head.receivedAt,
  }
  const isNew = await database.kysely.transaction().execute(async (transaction) => {
    // The lock makes an erasure of the creator come before or after all of this.
    if (!(await lockAddressed(transaction, exchange.recipient_id))) return false
    if (!(await own.insert(transaction, answer, clock.now()))) return false
    await own.noteInThread(transaction, exchange.thread_id, answer.at)
    return true
  })
  if (isNew) log.info({ event: 'own_answer_taken', userId }, 'an answer that was written elsewhere is in its thread')
}

/** Whether a program wrote it, such as an away notice of the user. */
const isAutomatic = (mail: ParsedMail) => !/^(?:no)?$/i.test(readHeader(mail, 'auto-submitted').trim())

/** Addresses of its visible readers, in lower case. */
function listReaders({ headers }: ParsedMail): string[] {
  const lines = ['to', 'cc'].flatMap((name) => headers.get(name) ?? []).join(', ')
  return (lines.slice(0, 20_000).match(/[^\s<>",;:()]{1,64}@[^\s<>",;:()]{1,190}/g) ?? []).map((address) =>
    address.toLowerCase(),
  )
}
