import { seconds } from '../../../lib/durations.ts'
import {
  type MailboxSession,
  type MailFolder,
  type MailPage,
  ReadingError,
} from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { type Answer, parseJson } from '../fetch-answer.ts'
import { callGraph, type GraphAccess, readGraphFailure, toGraphUrl } from './call-graph.ts'
import { type GraphMail, pageQueries, parseHeaderList, parsePage, toReceivedHead, toSentHead } from './graph-mails.ts'
import { judgeGraphAnswer, judgeGraphFailure } from './judge-graph-failure.ts'

const timeout = seconds(30)
/** A page of 100 heads with all their headers. */
const longestPage = 8 * 1024 * 1024
/** Ids that stay the same when a mail is moved. */
const immutableIds = 'IdType="ImmutableId"'

/** Graph's names of the folders are the same in all languages. */
const folders: readonly MailFolder[] = [
  { path: 'inbox', use: 'inbox' },
  { path: 'junkemail', use: 'junk' },
  { path: 'sentitems', use: 'sent' },
]

/** Codes of a token of changes that Graph no longer knows; it may also answer 410. */
const unknownPosition = /^(?:syncState|resync|ErrorInvalidSyncState)|SyncStateNotFound/i

/** Calls Graph until the session is closed. All failures are `ReadingError`s. */
class GraphCalls {
  readonly #access: GraphAccess
  readonly #closing = new AbortController()

  constructor(access: GraphAccess) {
    this.#access = access
  }

  async get(url: URL, options: { prefer?: string; maxBytes?: number; cuts?: boolean } = {}): Promise<Answer> {
    const { prefer = immutableIds, ...limits } = options
    try {
      const signal = this.#closing.signal
      return await callGraph(this.#access, url, { ...limits, headers: { prefer }, timeout, signal })
    } catch (error) {
      throw judgeGraphFailure(error)
    }
  }

  getPage(url: URL): Promise<Answer> {
    return this.get(url, { prefer: `odata.maxpagesize=100, ${immutableIds}`, maxBytes: longestPage })
  }

  /** The URL of a mail, or of a part of it. */
  toMailUrl(id: string, part = '', query: Readonly<Record<string, string>> = {}): URL {
    return toGraphUrl(this.#access.graphUrl, `/me/messages/${encodeURIComponent(id)}${part}`, query)
  }

  close(): void {
    this.#closing.abort()
  }
}

/**
 * Reads a mailbox through Graph. A position is the link by which Graph goes on: to the next page, or to the changes since
 * the last one.
 */
export function createGraphSession(access: GraphAccess): MailboxSession {
  const { graphUrl } = access
  const calls = new GraphCalls(access)
  return {
    listFolders: async () => folders,
    async readPage(path, from): Promise<MailPage> {
      const folder = folders.find((each) => each.path === path)
      if (!folder) throw new ReadingError('other', '')
      const answer = await readAnswer(
        calls,
        toOwnUrl(graphUrl, from.position),
        toFirstUrl(graphUrl, folder, from.since),
      )
      // A mailbox without this folder.
      if (answer.status === 404) return { heads: [], position: '', hasMore: false }
      if (answer.status !== 200) throw judgeGraphAnswer(answer)
      const { mails, next } = parsePage(parseJson(answer.body))
      if (!next || !toOwnUrl(graphUrl, next.link))
        throw new ReadingError('other', 'Microsoft named no page to go on with')
      const heads = []
      for (const mail of mails) {
        heads.push(folder.use === 'sent' ? toSentHead(mail) : toReceivedHead(await completeHeaders(calls, mail)))
      }
      return { heads, position: next.link, hasMore: next.hasMore }
    },
    async readSource(ref, maxBytes) {
      const answer = await calls.get(calls.toMailUrl(ref, '/$value'), { maxBytes, cuts: true })
      if (answer.status === 404) return undefined
      if (answer.status !== 200) throw judgeGraphAnswer(answer)
      return answer.body
    },
    async close() {
      calls.close()
    },
  }
}

function toFirstUrl(graphUrl: string, { path, use }: MailFolder, since: Date): URL {
  return toGraphUrl(graphUrl, `/me/mailFolders/${path}/messages/delta`, {
    changeType: 'created',
    ...pageQueries[use === 'sent' ? 'sent' : 'received'],
    $filter: `receivedDateTime ge ${since.toISOString().replace(/\.\d+Z$/, 'Z')}`,
  })
}

/** Reads on at a position, or from the beginning without one, or when Graph no longer knows it. */
async function readAnswer(calls: GraphCalls, position: URL | undefined, first: URL): Promise<Answer> {
  if (!position) return calls.getPage(first)
  const answer = await calls.getPage(position)
  return isUnknown(answer) ? calls.getPage(first) : answer
}

/** Reads the headers of a mail that was listed without them. */
async function completeHeaders(calls: GraphCalls, mail: GraphMail): Promise<GraphMail> {
  if (mail.internetMessageHeaders) return mail
  const answer = await calls.get(calls.toMailUrl(mail.id, '', { $select: 'internetMessageHeaders' }))
  return answer.status === 200 ? { ...mail, internetMessageHeaders: parseHeaderList(parseJson(answer.body)) } : mail
}

/** A link of Graph itself: the token must go nowhere else. */
function toOwnUrl(graphUrl: string, link: string | undefined): URL | undefined {
  if (!link || !URL.canParse(link)) return undefined
  const url = new URL(link)
  const own = new URL(graphUrl)
  const isOwn = url.origin === own.origin && url.pathname.startsWith(`${own.pathname.replace(/\/$/, '')}/`)
  return isOwn && url.username === '' && url.password === '' ? url : undefined
}

function isUnknown(answer: Answer): boolean {
  return answer.status === 410 || (answer.status >= 400 && unknownPosition.test(readGraphFailure(answer).code))
}
