import type { ImapFlow } from 'imapflow'
import type { MailHead } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { askedHeaders } from '../asked-headers.ts'
import type { ImapLink } from './imap-link.ts'

/** Heads of mails, and the number of mails whose head is longer than an answer may be. */
export interface FetchedHeads {
  readonly heads: MailHead[]
  readonly skipped: number
}

/** Codes of ImapFlow for answers over a limit; after one, the connection has ended. */
const tooLarge: ReadonlySet<unknown> = new Set(['LiteralTooLarge', 'LineTooLarge', 'ResponseTooLarge'])

/**
 * Fetches heads of the folder that is open. If the answer is too large, each is fetched alone, so that a mail that cannot
 * be read keeps no other one back.
 */
export async function fetchHeads(
  link: ImapLink,
  folder: { path: string; uidValidity: string },
  uids: readonly number[],
): Promise<FetchedHeads> {
  if (uids.length === 0) return { heads: [], skipped: 0 }
  const all = await fetchUnlessTooLarge(link.client, uids)
  if (all) return { heads: all, skipped: 0 }
  await link.reopen(folder)
  const heads: MailHead[] = []
  let skipped = 0
  for (const uid of uids) {
    const found = await fetchUnlessTooLarge(link.client, [uid])
    if (found) heads.push(...found)
    else {
      skipped++
      await link.reopen(folder)
    }
  }
  return { heads, skipped }
}

/** Undefined if the server's answer was too large. */
async function fetchUnlessTooLarge(client: ImapFlow, uids: readonly number[]): Promise<MailHead[] | undefined> {
  // The command fails because the connection ended; the reason is told by the connection.
  let reason: unknown
  const note = (error: unknown) => {
    reason ??= error
  }
  client.on('error', note)
  try {
    return await fetchAll(client, uids)
  } catch (error) {
    if (isTooLarge(error) || isTooLarge(reason)) return undefined
    throw error
  } finally {
    client.off('error', note)
  }
}

const isTooLarge = (error: unknown) => error instanceof Error && 'code' in error && tooLarge.has(error.code)

async function fetchAll(client: ImapFlow, uids: readonly number[]): Promise<MailHead[]> {
  const query = { uid: true, internalDate: true, headers: [...askedHeaders] }
  const heads: MailHead[] = []
  for await (const { uid, internalDate, headers } of client.fetch(uids.join(','), query, { uid: true })) {
    const receivedAt = new Date(internalDate ?? Date.now())
    const source = (headers ?? Buffer.alloc(0)).subarray(0, 64 * 1024).toString('latin1')
    heads.push({ ref: String(uid), receivedAt, headers: source })
  }
  return heads
}
