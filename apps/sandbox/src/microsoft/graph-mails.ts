import { z } from 'zod'
import type { Mailbox, MailboxMessage } from '../mailbox/mailbox.ts'
import { graphRefusals } from './graph-error.ts'

type Folder = 'inbox' | 'junkemail' | 'sentitems'
const isFolder = (text: string): text is Folder => ['inbox', 'junkemail', 'sentitems'].includes(text)

/** The position that a delta token stands for. */
const Token = z.object({ after: z.number().int(), since: z.string(), withReferences: z.boolean() })
type Token = z.output<typeof Token>

const DeltaQuery = z.object({
  $filter: z.string().default(''),
  $expand: z.string().default(''),
  $skiptoken: z.string().optional(),
  $deltatoken: z.string().optional(),
})

const defaultPageSize = 10

/** The mails of an account in one of the folders, oldest first. */
function listFolder(mailbox: Pick<Mailbox, 'list' | 'listOf'>, account: string, folder: Folder): MailboxMessage[] {
  const contents: Record<Folder, () => MailboxMessage[]> = {
    inbox: () => mailbox.listOf(account),
    junkemail: () => [],
    sentitems: () =>
      mailbox
        .list()
        .filter(({ envelopeFrom }) => envelopeFrom.toLowerCase() === account)
        .toReversed(),
  }
  return contents[folder]()
}

const toId = ({ uid }: MailboxMessage) => `AQMkADAwSANDBOX${String(uid).padStart(8, '0')}=`

/** A mail of the account, by its id. @throws GraphRefusal */
export function findMail(mailbox: Pick<Mailbox, 'list' | 'listOf'>, account: string, id: string): MailboxMessage {
  const own = [...listFolder(mailbox, account, 'inbox'), ...listFolder(mailbox, account, 'sentitems')]
  const mail = own.find((each) => toId(each) === id)
  if (!mail) throw graphRefusals.notFound()
  return mail
}

interface DeltaRequest {
  readonly account: string
  readonly folder: string
  readonly query: unknown
  /** `Prefer: odata.maxpagesize=`, if given. */
  readonly pageSize: number | undefined
  /** Address of this function, without a query. */
  readonly url: string
}

/** Lists the mails that came after a token, as `messages/delta` does. @throws GraphRefusal */
export function readDelta(mailbox: Pick<Mailbox, 'list' | 'listOf'>, request: DeltaRequest) {
  const { account, folder, query, pageSize = defaultPageSize, url } = request
  if (!isFolder(folder)) throw graphRefusals.notFound()
  const token = readToken(query)
  const next = listFolder(mailbox, account, folder).filter(
    ({ uid, received_at }) => uid > token.after && received_at >= token.since,
  )
  const page = next.slice(0, pageSize)
  const after = page.at(-1)?.uid ?? token.after
  const text = Buffer.from(JSON.stringify({ ...token, after })).toString('base64url')
  const isLast = next.length === page.length
  return {
    '@odata.context': `${url}/$metadata#Collection(message)`,
    [isLast ? '@odata.deltaLink' : '@odata.nextLink']: `${url}?${isLast ? '$deltatoken' : '$skiptoken'}=${text}`,
    value: page.map((mail) => ({
      '@odata.type': '#microsoft.graph.message',
      '@odata.etag': `W/"${mail.uid}"`,
      ...presentMail(mail, { isSent: folder === 'sentitems', withReferences: token.withReferences }),
    })),
  }
}

function readToken(query: unknown): Token {
  const { $filter, $expand, $skiptoken, $deltatoken } = DeltaQuery.parse(query)
  const given = $skiptoken ?? $deltatoken
  if (given === undefined) {
    const since = /^receivedDateTime ge (\S+)$/.exec($filter)?.[1] ?? '1970-01-01T00:00:00Z'
    return { after: 0, since: new Date(since).toISOString(), withReferences: $expand.includes('0x1039') }
  }
  try {
    return Token.parse(JSON.parse(Buffer.from(given, 'base64url').toString()))
  } catch {
    throw graphRefusals.badToken()
  }
}

/** A mail as Graph shows it. It has the headers of received mails only. */
export function presentMail(
  mail: MailboxMessage,
  { isSent, withReferences }: { isSent: boolean; withReferences: boolean },
) {
  const headers = readHeaders(mail)
  const find = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value
  const references = find('references')
  return {
    id: toId(mail),
    receivedDateTime: mail.received_at.replace(/\.\d+Z$/, 'Z'),
    internetMessageId: find('message-id') ?? null,
    ...(isSent ? {} : { internetMessageHeaders: headers }),
    ...(isSent && withReferences && references !== undefined
      ? { singleValueExtendedProperties: [{ id: 'String 0x1039', value: references }] }
      : {}),
  }
}

function readHeaders({ source }: MailboxMessage): { name: string; value: string }[] {
  const [head = ''] = source.split('\r\n\r\n', 1)
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .flatMap((line) => {
      const [, name, value] = /^([^:\s]+):[ \t]*(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [{ name, value }]
    })
}
