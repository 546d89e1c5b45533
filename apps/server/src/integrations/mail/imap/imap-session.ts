import type { ImapFlow, ListResponse } from 'imapflow'
import { seconds } from '../../../lib/durations.ts'
import type {
  MailboxSession,
  MailFolder,
  MailHead,
  MailPage,
} from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { judgeImapFailure } from './judge-imap-failure.ts'
import { waitForMail } from './wait-for-mail.ts'

const inbox = 'INBOX'
/** Heads that are read with one command. */
const headsAtOnce = 100
/** Longer heads are cut by the parser of the caller; a mail with a head beyond the literal's limit ends the session. */
const readHeaders = [
  'Message-ID',
  'In-Reply-To',
  'References',
  'From',
  'To',
  'Delivered-To',
  'X-Original-To',
  'Subject',
  'Auto-Submitted',
  'Precedence',
  'Content-Type',
  'X-Failed-Recipients',
]

/** UIDs that are still to be read of the folder that is open. */
interface OpenFolder {
  readonly path: string
  /** When it changes, earlier UIDs of the folder have no meaning any more. */
  readonly uidValidity: string
  /** Mails that arrived since the folder was read first, oldest first. */
  readonly fresh: readonly number[]
  /** Mails that were there before, newest first: those that matter are mostly the newest. */
  readonly old: readonly number[]
  /** The position after the last page; it is where these lists go on. */
  readonly position: Position
  /** The greatest UID that the folder had when it was opened. */
  readonly newest: number
}

/** How far a folder was read, as a text "UIDVALIDITY:UID" or "UIDVALIDITY:UID:UID". */
interface Position {
  readonly uidValidity: string
  /** The greatest UID that was looked at. */
  readonly last: number
  /** The least UID that was looked at, while older mails are still to be read. */
  readonly below: number | undefined
}

/** Wraps a signed-in connection. */
export function createImapSession(client: ImapFlow): MailboxSession {
  let open: OpenFolder | undefined
  let folders: MailFolder[] | undefined
  /** The greatest UID of the inbox when it was opened last. */
  let newestInInbox = 0
  const guard = async <Result>(exchange: () => Promise<Result>): Promise<Result> => {
    try {
      return await exchange()
    } catch (error) {
      throw judgeImapFailure(error)
    }
  }
  return {
    listFolders: () =>
      guard(async () => {
        folders ??= chooseFolders(await client.list())
        return folders
      }),
    readPage: (path, { position, since }) =>
      guard(async () => {
        const continued = open?.path === path && formatPosition(open.position) === position ? open : undefined
        const folder = continued ?? (await openFolder(client, path, { position: parsePosition(position), since }))
        if (path === inbox) newestInInbox = folder.newest
        const { page, rest } = await readNext(client, folder)
        open = rest
        return page
      }),
    readSource: (ref, maxBytes) =>
      guard(async () => {
        const mail = await client.fetchOne(ref, { source: { maxLength: maxBytes } }, { uid: true })
        return mail ? mail.source : undefined
      }),
    ...(client.capabilities.has('IDLE')
      ? {
          waitForMail: (options) =>
            guard(async () => {
              open = undefined
              const { uidNext } = await client.mailboxOpen(inbox, { readOnly: true })
              // Else a mail arrived while another folder was open.
              if (uidNext - 1 <= newestInInbox) await waitForMail(client, options)
            }),
        }
      : {}),
    async close() {
      // A server that does not answer is left.
      const timer = setTimeout(() => client.close(), seconds(2))
      await client.logout().catch(() => client.close())
      clearTimeout(timer)
    },
  }
}

function chooseFolders(listed: readonly ListResponse[]): MailFolder[] {
  const find = (use: string) => listed.find(({ specialUse }) => specialUse === use)?.path
  const [junk, sent] = [find('\\Junk'), find('\\Sent')]
  return [
    { path: inbox, use: 'inbox' },
    ...(junk === undefined ? [] : [{ path: junk, use: 'junk' } as const]),
    ...(sent === undefined ? [] : [{ path: sent, use: 'sent' } as const]),
  ]
}

function parsePosition(text: string | undefined): Position | undefined {
  const [uidValidity, last, below] = text?.split(':') ?? []
  if (!uidValidity) return undefined
  return { uidValidity, last: Number(last) || 0, below: Number(below) || undefined }
}

function formatPosition({ uidValidity, last, below }: Position): string {
  return below === undefined ? `${uidValidity}:${last}` : `${uidValidity}:${last}:${below}`
}

async function openFolder(
  client: ImapFlow,
  path: string,
  { position, since }: { position: Position | undefined; since: Date },
): Promise<OpenFolder> {
  const { uidValidity: validity, uidNext } = await client.mailboxOpen(path, { readOnly: true })
  const uidValidity = String(validity)
  const known = position?.uidValidity === uidValidity ? position : undefined
  const newest = Math.max(uidNext - 1, known?.last ?? 0)
  const { last, below } = known ?? { last: newest, below: newest + 1 }
  const search = async (first: number, end: number | '*') =>
    ((await client.search({ uid: `${first}:${end}`, since }, { uid: true })) || []).toSorted(
      (one, other) => one - other,
    )
  // The range names the last mail, too, if there is none after it.
  const fresh = last < newest ? (await search(last + 1, '*')).filter((uid) => uid > last) : []
  const old = below === undefined || below <= 1 ? [] : (await search(1, below - 1)).toReversed()
  const start = { uidValidity, last, below: old.length > 0 ? below : undefined }
  return { path, uidValidity, fresh, old, position: start, newest: Math.max(newest, fresh.at(-1) ?? 0) }
}

async function readNext(client: ImapFlow, folder: OpenFolder): Promise<{ page: MailPage; rest: OpenFolder }> {
  const { uidValidity, fresh, old, newest, position: before } = folder
  const isFresh = fresh.length > 0
  const now = (isFresh ? fresh : old).slice(0, headsAtOnce)
  const rest = isFresh ? { ...folder, fresh: fresh.slice(headsAtOnce) } : { ...folder, old: old.slice(headsAtOnce) }
  const position = {
    uidValidity,
    last: rest.fresh.length > 0 ? (now.at(-1) ?? newest) : newest,
    below: rest.old.length > 0 ? (isFresh ? before.below : now.at(-1)) : undefined,
  }
  const heads = await fetchHeads(client, now)
  const hasMore = rest.fresh.length + rest.old.length > 0
  return { page: { heads, position: formatPosition(position), hasMore }, rest: { ...rest, position } }
}

async function fetchHeads(client: ImapFlow, uids: readonly number[]): Promise<MailHead[]> {
  if (uids.length === 0) return []
  const query = { uid: true, internalDate: true, headers: readHeaders }
  const heads: MailHead[] = []
  for await (const { uid, internalDate, headers } of client.fetch(uids.join(','), query, { uid: true })) {
    const receivedAt = new Date(internalDate ?? Date.now())
    const source = (headers ?? Buffer.alloc(0)).subarray(0, 64 * 1024).toString('latin1')
    heads.push({ ref: String(uid), receivedAt, headers: source })
  }
  return heads
}
