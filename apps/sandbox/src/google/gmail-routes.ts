import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { GmailRefusal, gmailRefusals, sendGmailRefusal } from './gmail-error.ts'
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

interface GmailOptions {
  readonly grants: GoogleGrants
  readonly outbox: GmailOutbox
}

/** The sending part of the Gmail API: messages, drafts, and the profile for tokens with a reading scope. */
export async function gmailRoutes(app: FastifyInstance, { grants, outbox }: GmailOptions): Promise<void> {
  const drafts = new Map<string, { raw: string; account: string }>()
  let draftCount = 0

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof GmailRefusal) return sendGmailRefusal(reply, error)
    if (error instanceof z.ZodError) return sendGmailRefusal(reply, gmailRefusals.invalid('Invalid JSON payload'))
    throw error
  })

  function getAccount(request: FastifyRequest, scopes: readonly string[]): string {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const access = token === undefined ? undefined : grants.findAccess(token)
    if (!access) throw gmailRefusals.noToken()
    if (!access.scopes.some((granted) => scopes.includes(granted))) throw gmailRefusals.noScope()
    return access.email
  }

  app.post('/gmail/v1/users/me/messages/send', async (request, reply) => {
    const account = getAccount(request, sending)
    const { raw } = Message.parse(request.body)
    return answer(reply, await outbox.send({ raw, account }))
  })

  app.get('/gmail/v1/users/me/profile', async (request) => {
    const emailAddress = getAccount(request, reading)
    return { emailAddress, messagesTotal: 1204, threadsTotal: 611, historyId: '90210' }
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

function presentDraft(id: string) {
  return { id, message: { id: `18fdraft${id}`, threadId: `18fdraft${id}`, labelIds: ['DRAFT'] } }
}

function answer(reply: FastifyReply, { id, outcome }: Sending) {
  if (outcome === 'sent') return { id, threadId: id, labelIds: ['SENT'] }
  reply.hijack()
  reply.raw.socket?.resetAndDestroy()
  return reply
}
