import type { ImapFlow, ListResponse } from 'imapflow'
import { seconds } from '../../../lib/durations.ts'
import type {
  MailboxSession,
  MailFolder,
  MailHead,
  MailPage,
} from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { judgeImapFailure } from './judge-imap-failure.ts'

/** Heads that are read with one command. */
const headsAtOnce = 100
/** Longer heads are cut by the parser of the caller; a mail with a head beyond the literal's limit ends the session. */
const readHeaders = [
  'Message-ID',
  'In-Reply-To',
  'References',
  'From',
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
  readonly uids: readonly number[]
  /** The position after the last page; it is where this list goes on. */
  readonly position: string
  /** The greatest UID that the folder had when it was opened. */
  readonly newest: number
}

/** Wraps a signed-in connection. A position is "UIDVALIDITY:UID", the UID being that of the last mail looked at. */
export function createImapSession(client: ImapFlow): MailboxSession {
  let open: OpenFolder | undefined
  const guard = async <Result>(exchange: () => Promise<Result>): Promise<Result> => {
    try {
      return await exchange()
    } catch (error) {
      throw judgeImapFailure(error)
    }
  }
  return {
    listFolders: () => guard(async () => chooseFolders(await client.list())),
    readPage: (path, { position, since }) =>
      guard(async () => {
        const continued = open?.path === path && open.position === position ? open : undefined
        const folder = continued ?? (await openFolder(client, path, { position, since }))
        const { page, rest } = await readNext(client, folder)
        open = rest
        return page
      }),
    readSource: (ref, maxBytes) =>
      guard(async () => {
        const mail = await client.fetchOne(ref, { source: { maxLength: maxBytes } }, { uid: true })
        return mail ? mail.source : undefined
      }),
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
    { path: 'INBOX', use: 'inbox' },
    ...(junk === undefined ? [] : [{ path: junk, use: 'junk' } as const]),
    ...(sent === undefined ? [] : [{ path: sent, use: 'sent' } as const]),
  ]
}

async function openFolder(
  client: ImapFlow,
  path: string,
  { position, since }: { position: string | undefined; since: Date },
): Promise<OpenFolder> {
  const { uidValidity, uidNext } = await client.mailboxOpen(path, { readOnly: true })
  const validity = String(uidValidity)
  const [known, last] = position?.split(':') ?? []
  const after = known === validity ? Number(last) || 0 : 0
  const newest = Math.max(uidNext - 1, after)
  const opened = { path, uidValidity: validity, position: `${validity}:${after}`, newest }
  if (after >= newest) return { ...opened, uids: [] }
  const found = (await client.search({ uid: `${after + 1}:*`, since }, { uid: true })) || []
  // The range names the last mail, too, if there is none after it.
  const uids = found.filter((uid) => uid > after).toSorted((one, other) => one - other)
  return { ...opened, uids, newest: Math.max(newest, uids.at(-1) ?? 0) }
}

async function readNext(client: ImapFlow, folder: OpenFolder): Promise<{ page: MailPage; rest: OpenFolder }> {
  const { uidValidity, uids, newest } = folder
  const now = uids.slice(0, headsAtOnce)
  const rest = uids.slice(headsAtOnce)
  const last = rest.length > 0 ? (now.at(-1) ?? newest) : newest
  const position = `${uidValidity}:${last}`
  const heads = await fetchHeads(client, now)
  return { page: { heads, position, hasMore: rest.length > 0 }, rest: { ...folder, uids: rest, position } }
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
