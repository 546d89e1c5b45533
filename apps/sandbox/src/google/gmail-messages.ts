import { z } from 'zod'
import type { MailboxMessage } from '../mailbox/mailbox.ts'

/** History ids begin here; earlier ones are forgotten. */
const firstHistoryId = 90_000
const mostAtOnce = 500

/** The id of the history after a mail. */
export const toHistoryId = (uid: number): string => String(firstHistoryId + uid)
/** Gmail's id of a mail. */
export const toMessageId = ({ uid }: MailboxMessage): string => `18f${uid.toString(16).padStart(13, '0')}`

const Paging = {
  maxResults: z.coerce.number().int().min(1).max(mostAtOnce).default(100),
  pageToken: z.coerce.number().int().min(0).default(0),
}
const ListQuery = z.object({ labelIds: z.string().default('INBOX'), q: z.string().default(''), ...Paging })
const HistoryQuery = z.object({
  startHistoryId: z.coerce.number().int(),
  labelId: z.string().default('INBOX'),
  ...Paging,
})
const MessageQuery = z.object({
  format: z.enum(['full', 'metadata', 'minimal', 'raw']).default('full'),
  metadataHeaders: z.union([z.string(), z.array(z.string())]).default([]),
})

/** The labels of a mail in an account's mailbox; empty if it is not in it. */
function listLabels({ to, envelopeFrom }: MailboxMessage, account: string): string[] {
  const isReceived = to.split(', ').some((address) => address.toLowerCase() === account)
  return [...(isReceived ? ['INBOX'] : []), ...(envelopeFrom.toLowerCase() === account ? ['SENT'] : [])]
}

function present(message: MailboxMessage, account: string) {
  return { id: toMessageId(message), threadId: toMessageId(message), labelIds: listLabels(message, account) }
}

/** `messages.list`: the mails with a label, newest first, of which `q` can name the earliest time ("after:1700000000"). */
export function readLabel(messages: readonly MailboxMessage[], account: string, query: unknown) {
  const { labelIds, q, maxResults, pageToken } = ListQuery.parse(query)
  const after = Number(/^after:(\d+)$/.exec(q)?.[1] ?? 0) * 1000
  const found = messages.filter(
    (message) => listLabels(message, account).includes(labelIds) && Date.parse(message.received_at) >= after,
  )
  const page = found.slice(pageToken, pageToken + maxResults)
  const next = pageToken + maxResults
  return {
    messages: page.map((message) => ({ id: toMessageId(message), threadId: toMessageId(message) })),
    ...(next < found.length ? { nextPageToken: String(next) } : {}),
    resultSizeEstimate: found.length,
  }
}

/** `history.list` of added mails, oldest first; undefined for an id that is forgotten. */
export function readHistory(messages: readonly MailboxMessage[], account: string, query: unknown) {
  const { startHistoryId, labelId, maxResults, pageToken } = HistoryQuery.parse(query)
  if (startHistoryId < firstHistoryId) return undefined
  const added = messages
    .filter(
      (message) => message.uid > startHistoryId - firstHistoryId && listLabels(message, account).includes(labelId),
    )
    .toReversed()
  const next = pageToken + maxResults
  const history = added.slice(pageToken, next).map((message) => ({
    id: toHistoryId(message.uid),
    messages: [{ id: toMessageId(message), threadId: toMessageId(message) }],
    messagesAdded: [{ message: present(message, account) }],
  }))
  return {
    ...(history.length > 0 ? { history } : {}),
    ...(next < added.length ? { nextPageToken: String(next) } : {}),
    historyId: toHistoryId(messages[0]?.uid ?? 0),
  }
}

/** `messages.get` as `metadata` or `raw`; undefined if the account has no such mail. */
export function readMessage(
  messages: readonly MailboxMessage[],
  account: string,
  { id, query }: { id: string; query: unknown },
) {
  const { format, metadataHeaders } = MessageQuery.parse(query)
  const message = messages.find((one) => toMessageId(one) === id && listLabels(one, account).length > 0)
  if (!message) return undefined
  const common = {
    ...present(message, account),
    historyId: toHistoryId(message.uid),
    internalDate: String(Date.parse(message.received_at)),
    sizeEstimate: message.source.length,
  }
  if (format === 'raw') return { ...common, raw: Buffer.from(message.source, 'latin1').toString('base64url') }
  const wanted = [metadataHeaders].flat().map((name) => name.toLowerCase())
  const headers = listHeaders(message.source).filter(({ name }) => wanted.includes(name.toLowerCase()))
  return { ...common, payload: { mimeType: 'multipart/mixed', headers } }
}

function listHeaders(source: string): { name: string; value: string }[] {
  const head = source.split('\r\n\r\n', 1)[0] ?? ''
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':')
      return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() }
    })
}
