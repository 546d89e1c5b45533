import { z } from 'zod'
import type { MailHead } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { askedHeaders } from '../asked-headers.ts'

/** PidTagInternetReferences: Graph names no property for it, and has no headers of mails that were sent. */
const referencesProperty = 'String 0x1039'

const Header = z.object({ name: z.string().max(200), value: z.string() })
const Mail = z.object({
  id: z.string().min(1).max(1000),
  receivedDateTime: z.iso.datetime({ offset: true }),
  internetMessageId: z.string().max(1000).nullish(),
  internetMessageHeaders: z.array(Header).nullish(),
  singleValueExtendedProperties: z.array(z.object({ id: z.string(), value: z.string().nullish() })).nullish(),
})
export type GraphMail = z.output<typeof Mail>

/** Links hold tokens of several kilobytes. */
const Link = z.string().max(16_384).optional()
const Page = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': Link,
  '@odata.deltaLink': Link,
})

export interface GraphPage {
  readonly mails: readonly GraphMail[]
  /** Undefined: the answer is no page of Graph. */
  readonly next: { readonly link: string; readonly hasMore: boolean } | undefined
}

/** Reads a page of changes; mails that were removed, and what is no mail, are left out. */
export function parsePage(body: unknown): GraphPage {
  const page = Page.safeParse(body).data
  const nextLink = page?.['@odata.nextLink']
  const link = nextLink ?? page?.['@odata.deltaLink']
  return {
    mails: (page?.value ?? []).flatMap((value) => Mail.safeParse(value).data ?? []),
    next: link === undefined ? undefined : { link, hasMore: nextLink !== undefined },
  }
}

/** Parses the headers of a single mail. */
export function parseHeaderList(body: unknown): GraphMail['internetMessageHeaders'] {
  return z.object({ internetMessageHeaders: z.array(Header).nullish() }).safeParse(body).data?.internetMessageHeaders
}

/** Query of a folder's mails: received or sent ones. */
export const pageQueries = {
  received: { $select: 'receivedDateTime,internetMessageId,internetMessageHeaders' },
  sent: {
    $select: 'receivedDateTime,internetMessageId',
    $expand: `singleValueExtendedProperties($filter=id eq '${referencesProperty}')`,
  },
} as const

const readHeaders = new Set(askedHeaders.map((name) => name.toLowerCase()))

/** Writes the head of a received mail. */
export function toReceivedHead(mail: GraphMail): MailHead {
  const headers = (mail.internetMessageHeaders ?? []).filter(({ name }) => readHeaders.has(name.toLowerCase()))
  const hasId = headers.some(({ name }) => name.toLowerCase() === 'message-id')
  const id = hasId || !mail.internetMessageId ? [] : [{ name: 'Message-ID', value: mail.internetMessageId }]
  return toHead(mail, [...id, ...headers])
}

/**
 * Writes the head of a sent mail. Its Message-ID is the last one of its References where there are some: the one that
 * the transport has given it, which Exchange has replaced.
 */
export function toSentHead(mail: GraphMail): MailHead {
  const references = mail.singleValueExtendedProperties?.find(({ id }) => id.startsWith('String '))?.value ?? ''
  const given = references.match(/<[^<>\s]+>/g)?.at(-1) ?? mail.internetMessageId
  return toHead(mail, given ? [{ name: 'Message-ID', value: given }] : [])
}

function toHead({ id, receivedDateTime }: GraphMail, headers: readonly z.output<typeof Header>[]): MailHead {
  const lines = headers.map(({ name, value }) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}\r\n`)
  return { ref: id, receivedAt: new Date(receivedDateTime), headers: lines.join('').slice(0, 64 * 1024) }
}
