import type { ImapFlow, ListResponse } from 'imapflow'
import { days, seconds } from '../../../lib/durations.ts'
import {
  type MailboxSession,
  type MailFolder,
  type MailPage,
  ReadingError,
} from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { fetchHeads } from './fetch-heads.ts'
import type { ImapLink } from './imap-link.ts'
import { judgeImapFailure } from './judge-imap-failure.ts'
import { waitForMail } from './wait-for-mail.ts'

const inbox = 'INBOX'
/** Heads that are read with one command. */
const headsAtOnce = 100

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
export function createImapSession(link: ImapLink): MailboxSession {
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
        folders ??= chooseFolders(await link.client.list())
        return folders
      }),
    readPage: (path, { position, since }) =>
      guard(async () => {
        const continued = open?.path === path && formatPosition(open.position) === position ? open : undefined
        const folder = continued ?? (await openFolder(link.client, path, { position: parsePosition(position), since }))
        if (path === inbox) newestInInbox = folder.newest
        const { page, rest } = await readNext(link, folder)
        open = rest
        return page
      }),
    readSource: (ref, maxBytes) =>
      guard(async () => {
        const mail = await link.client.fetchOne(ref, { source: { maxLength: maxBytes } }, { uid: true })
        return mail ? mail.source : undefined
      }),
    ...(link.client.capabilities.has('IDLE')
      ? {
          waitForMail: (options) =>
            guard(async () => {
              open = undefined
              const { uidNext } = await link.client.mailboxOpen(inbox, { readOnly: true })
              // Else a mail arrived while another folder was open.
              if (uidNext - 1 <= newestInInbox) await waitForMail(link.client, options)
            }),
        }
      : {}),
    async close() {
      link.end()
      const { client } = link
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
  // The server compares dates in its own time zone: west of UTC, a mail may have the date of the day before.
  const dayBefore = new Date(since.getTime() - days(1))
  const search = async (first: number, end: number | '*') => {
    const found = await client.search({ uid: `${first}:${end}`, since: dayBefore }, { uid: true })
    // Else mails would be passed over.
    if (!found) throw new ReadingError('other', '')
    return found.toSorted((one, other) => one - other)
  }
  // The range names the last mail, too, if there is none after it.
  const fresh = last < newest ? (await search(last + 1, '*')).filter((uid) => uid > last) : []
  const old = below === undefined || below <= 1 ? [] : (await search(1, below - 1)).toReversed()
  const start = { uidValidity, last, below: old.length > 0 ? below : undefined }
  return { path, uidValidity, fresh, old, position: start, newest: Math.max(newest, fresh.at(-1) ?? 0) }
}

async function readNext(link: ImapLink, folder: OpenFolder): Promise<{ page: MailPage; rest: OpenFolder }> {
  const { uidValidity, fresh, old, newest, position: before } = folder
  const isFresh = fresh.length > 0
  const now = (isFresh ? fresh : old).slice(0, headsAtOnce)
  const rest = isFresh ? { ...folder, fresh: fresh.slice(headsAtOnce) } : { ...folder, old: old.slice(headsAtOnce) }
  const position = {
    uidValidity,
    last: rest.fresh.length > 0 ? (now.at(-1) ?? newest) : newest,
    below: rest.old.length > 0 ? (isFresh ? before.below : now.at(-1)) : undefined,
  }
  const { heads, skipped } = await fetchHeads(link, folder, now)
  const hasMore = rest.fresh.length + rest.old.length > 0
  return { page: { heads, position: formatPosition(position), hasMore, skipped }, rest: { ...rest, position } }
}
