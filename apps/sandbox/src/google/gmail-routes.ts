import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { GmailRefusal, gmailRefusals, sendGmailRefusal } from './gmail-error.ts'
import { readHistory, readLabel, readMessage, toHistoryId } from './gmail-messages.ts'
import type { GmailOutbox, Sending } from './gmail-outbox.ts'
import type { GoogleGrants } from './google-grants.ts'

const scope = (name: string) => `https://www.googleapis.com/auth/gmail.${name}`
const anyMail = 'https://mail.google.com/'
const composing = [scope('compose'), scope('modify'), anyMail]
const sending = [scope('send'), ...composing]
const reading = [scope('readonly'), scope('metadata'), ...composing]

const Message = z.object({ raw: z.string().default(''), threadId: z.string().optional() })
const Draft = z.object({ message: Message })
const DraftId = z.object({ id: z.string() })

/** The account that a request's token is for. @throws GmailRefusal if it has none of the scopes. */
type GetAccount = (request: FastifyRequest, scopes: readonly string[]) => string

interface GmailOptions {
  readonly grants: GoogleGrants
  readonly outbox: GmailOutbox
  readonly mailbox: Pick<Mailbox, 'list'>
}

/** The Gmail API: sending, drafts, and for tokens with a reading scope the profile, messages and history. */
export async function gmailRoutes(app: FastifyInstance, { grants, outbox, mailbox }: GmailOptions): Promise<void> {
  const drafts = new Map<string, { raw: string; account: string }>()
  let draftCount = 0

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof GmailRefusal) return sendGmailRefusal(reply, error)
    if (error instanceof z.ZodError) return sendGmailRefusal(reply, gmailRefusals.invalid('Invalid JSON payload'))
    throw error
  })

  const getAccount: GetAccount = (request, scopes) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const access = token === undefined ? undefined : grants.findAccess(token)
    if (!access) throw gmailRefusals.noToken()
    if (!access.scopes.some((granted) => scopes.includes(granted))) throw gmailRefusals.noScope()
    return access.email
  }
  addReadingRoutes(app, mailbox, getAccount)

  app.post('/gmail/v1/users/me/messages/send', async (request, reply) => {
    const account = getAccount(request, sending)
    const { raw } = Message.parse(request.body)
    return answer(reply, await outbox.send({ raw, account }))
  })

  app.post('/gmail/v1/users/me/drafts', async (request) => {
    const account = getAccount(request, composing)
    const id = `r-${++draftCount}`
    drafts.set(id, { raw: Draft.parse(request.body).message.raw, account })
    return presentDraft(id)
  })

  app.get<{ Params: { id: string } }>('/gmail/v1/users/me/drafts/:id', async (request) => {
    const account = getAccount(request, composing)
    const { id } = request.params
    if (drafts.get(id)?.account !== account) throw gmailRefusals.notFound()
    return presentDraft(id)
  })

  app.post('/gmail/v1/users/me/drafts/send', async (request, reply) => {
    const account = getAccount(request, composing)
    const { id } = DraftId.parse(request.body)
    const draft = drafts.get(id)
    if (draft?.account !== account) throw gmailRefusals.notFound()
    const sent = await outbox.send(draft)
    drafts.delete(id)
    return answer(reply, sent)
  })
}

function addReadingRoutes(app: FastifyInstance, mailbox: Pick<Mailbox, 'list'>, getAccount: GetAccount): void {
  app.get('/gmail/v1/users/me/profile', async (request) => {
    const emailAddress = getAccount(request, reading)
    const [newest] = mailbox.list()
    return { emailAddress, messagesTotal: 1204, threadsTotal: 611, historyId: toHistoryId(newest?.uid ?? 0) }
  })

  app.get('/gmail/v1/users/me/messages', async (request) => {
    const account = getAccount(request, reading)
    return readLabel(mailbox.list(), account, request.query)
  })

  app.get<{ Params: { id: string } }>('/gmail/v1/users/me/messages/:id', async (request) => {
    const account = getAccount(request, reading)
    const message = readMessage(mailbox.list(), account, { id: request.params.id, query: request.query })
    if (!message) throw gmailRefusals.notFound()
    return message
  })

  app.get('/gmail/v1/users/me/history', async (request) => {
    const account = getAccount(request, reading)
    const history = readHistory(mailbox.list(), account, request.query)
    // Google forgets the history after about a week.
    if (!history) throw gmailRefusals.notFound()
    return history
  })
}

function presentDraft(id: string) {
  return { id, message: { id: `18fdraft${id}`, threadId: `18fdraft${id}`, labelIds: ['DRAFT'] } }
}

function answer(reply: FastifyReply, { id, outcome }: Sending) {
  if (outcome === 'sent') return { id, threadId: id, labelIds: ['SENT'] }
  reply.hijack()
  reply.raw.socket?.resetAndDestroy()
  return reply
}
