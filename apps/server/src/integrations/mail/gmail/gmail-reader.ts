import { z } from 'zod'
import { GoogleError } from '../../../modules/email-settings/google-port.ts'
import {
  type MailboxSession,
  type MailHead,
  type MailPage,
  ReadingError,
} from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { askedHeaders } from '../asked-headers.ts'
import { createGmailReads, type GmailReads } from './gmail-reads.ts'

interface GmailReaderOptions {
  readonly apiUrl: string
  /** Resolves to a valid access token of a user; after one was refused, to another. @throws GoogleError */
  readonly getAccessToken: (userId: string, refused?: string) => Promise<string>
}

export interface GmailReader {
  /** Checks the permission to read. @throws ReadingError */
  open(userId: string): Promise<MailboxSession>
}

const pageSize = 100
const readsAtOnce = 5
const folders = [
  { path: 'INBOX', use: 'inbox' },
  { path: 'SPAM', use: 'junk' },
  { path: 'SENT', use: 'sent' },
] as const

const Profile = z.object({ historyId: z.string().max(30) })
const Ids = z.array(z.object({ id: z.string().max(100) }))
const token = z.string().max(500).optional()
const List = z.object({ messages: Ids.default([]), nextPageToken: token })
const History = z.object({
  history: z
    .array(
      z.object({ messagesAdded: z.array(z.object({ message: z.object({ id: z.string().max(100) }) })).default([]) }),
    )
    .default([]),
  nextPageToken: token,
  historyId: z.string().max(30),
})
const Metadata = z.object({
  id: z.string(),
  internalDate: z.string(),
  payload: z
    .object({ headers: z.array(z.object({ name: z.string(), value: z.string() })).default([]) })
    .default({ headers: [] }),
})

/**
 * Creates the reader of users' Gmail accounts. A position is "list H T" while the mails of the time before are listed (H:
 * the history's id at the start, T: the page), then "history H" or "history H T".
 */
export function createGmailReader({ apiUrl, getAccessToken }: GmailReaderOptions): GmailReader {
  return {
    async open(userId) {
      const reads = createGmailReads(apiUrl, (refused) => getAccessToken(userId, refused).catch(rethrowGoogleError))
      await reads.getJson('profile', {}, Profile)
      return toSession(reads)
    },
  }
}

function toSession(reads: GmailReads): MailboxSession {
  return {
    listFolders: async () => folders,
    async readPage(label, { position, since }) {
      const [kind, start = '', next] = position?.split(' ') ?? []
      const found =
        (kind === 'history' && (await readHistory(reads, label, { start, next }))) ||
        (await readList(reads, label, { since, ...(kind === 'list' ? { start, next } : {}) }))
      const { ids, ...page } = found
      return { ...page, heads: await readHeads(reads, ids) }
    },
    readSource: (id, maxBytes) => reads.getSource(id, maxBytes),
    async close() {},
  }
}

type Found = Pick<MailPage, 'position' | 'hasMore'> & { readonly ids: readonly string[] }

/** Lists the mails since a time. The history's id is read before, so that no mail is missed between the two. */
async function readList(
  reads: GmailReads,
  label: string,
  { since, start, next }: { since: Date; start?: string; next?: string | undefined },
): Promise<Found> {
  const historyId = start ?? (await reads.getJson('profile', {}, Profile)).historyId
  const query = { labelIds: label, q: `after:${Math.floor(since.getTime() / 1000)}`, maxResults: String(pageSize) }
  const { messages, nextPageToken } = await reads.getJson('messages', { ...query, ...toPage(next) }, List)
  const position = nextPageToken === undefined ? `history ${historyId}` : `list ${historyId} ${nextPageToken}`
  return { ids: messages.map(({ id }) => id), position, hasMore: nextPageToken !== undefined }
}

/** Lists the mails added since a position; undefined if Google no longer knows it. */
async function readHistory(
  reads: GmailReads,
  label: string,
  { start, next }: { start: string; next: string | undefined },
): Promise<Found | undefined> {
  const query = { startHistoryId: start, labelId: label, historyTypes: 'messageAdded', maxResults: String(pageSize) }
  const answer = await reads.findJson('history', { ...query, ...toPage(next) }, History)
  if (!answer) return undefined
  const { history, nextPageToken, historyId } = answer
  const ids = new Set(history.flatMap(({ messagesAdded }) => messagesAdded.map(({ message }) => message.id)))
  const position = nextPageToken === undefined ? `history ${historyId}` : `history ${start} ${nextPageToken}`
  return { ids: [...ids], position, hasMore: nextPageToken !== undefined }
}

const toPage = (next: string | undefined) => (next === undefined ? {} : { pageToken: next })

async function readHeads(reads: GmailReads, ids: readonly string[]): Promise<MailHead[]> {
  const heads: MailHead[] = []
  for (let start = 0; start < ids.length; start += readsAtOnce) {
    const some = ids.slice(start, start + readsAtOnce)
    const read = await Promise.all(some.map((id) => readHead(reads, id)))
    heads.push(...read.filter((head) => head !== undefined))
  }
  return heads
}

async function readHead(reads: GmailReads, id: string): Promise<MailHead | undefined> {
  const query = { format: 'metadata', metadataHeaders: askedHeaders }
  const message = await reads.findJson(`messages/${encodeURIComponent(id)}`, query, Metadata)
  if (!message) return undefined
  const lines = message.payload.headers.map(({ name, value }) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}\r\n`)
  return { ref: id, receivedAt: new Date(Number(message.internalDate) || Date.now()), headers: lines.join('') }
}

function rethrowGoogleError(error: unknown): never {
  if (!(error instanceof GoogleError)) throw error
  const kinds = { ended: 'authentication', misconfigured: 'other', unreachable: 'timeout' } as const
  throw new ReadingError(kinds[error.kind], '', { cause: error })
}
