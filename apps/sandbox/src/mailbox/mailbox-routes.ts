import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { answerKinds, writeAnswer } from './answers.ts'
import type { Mailbox, MailboxMessage, MailboxSummary } from './mailbox.ts'

/** How the reader of a mail answers it. */
const AnswerOrder = z.object({ kind: z.enum(answerKinds).default('answer'), text: z.string().max(10_000).default('') })

const pageFolder = join(import.meta.dirname, 'page')

/** Policy of the inbox page: it loads only content of this server. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Policy for a mail's HTML, which is hostile: it may contain styles and pictures, but has no scripts, no requests and
 * no origin, even when opened at its own address. Links open new windows.
 */
const mailPolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Prepended to the mail's own HTML, because the frame itself cannot navigate anywhere. */
const linksOpenNewWindows = '<!doctype html><base target="_blank">'

/** Lets users and tests read the mailbox: a page at `/sandbox/inbox`, and the same as JSON below it. */
export async function mailboxRoutes(app: FastifyInstance, { mailbox }: { mailbox: Mailbox }): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
    reply.header('cache-control', 'no-store')
  })
  servePage(app)

  app.get('/sandbox/inbox/messages', async () => mailbox.list().map(summarize))

  app.delete('/sandbox/inbox/messages', async (_request, reply) => {
    mailbox.clear()
    return reply.code(204).send()
  })

  app.get<{ Params: { id: string } }>('/sandbox/inbox/messages/:id', async (request, reply) => {
    const message = mailbox.find(request.params.id)
    if (!message) return sendNotFound(reply)
    const { source: _, uid: _uid, envelopeFrom: _from, ...shown } = message
    return shown
  })

  app.post<{ Params: { id: string } }>('/sandbox/inbox/messages/:id/answer', async (request, reply) => {
    const message = mailbox.find(request.params.id)
    if (!message) return sendNotFound(reply)
    const order = AnswerOrder.safeParse(request.body ?? {})
    if (!order.success) return reply.code(422).send({ detail: z.prettifyError(order.error) })
    const { source, envelope } = writeAnswer(message, order.data.kind, order.data.text)
    await mailbox.deliver(source, envelope)
    return reply.code(204).send()
  })

  app.get<{ Params: { id: string } }>('/sandbox/inbox/messages/:id/source', async (request, reply) => {
    const source = mailbox.find(request.params.id)?.source
    if (source === undefined) return sendNotFound(reply)
    return reply.type('text/plain; charset=utf-8').send(source)
  })

  app.get<{ Params: { id: string } }>('/sandbox/inbox/messages/:id/html', async (request, reply) => {
    const html = mailbox.find(request.params.id)?.html
    if (!html) return sendNotFound(reply)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .send(`${linksOpenNewWindows}${html}`)
  })
}

function servePage(app: FastifyInstance): void {
  const files = [
    { url: '/sandbox/inbox', file: 'inbox.html', type: 'text/html; charset=utf-8' },
    { url: '/sandbox/inbox/inbox.css', file: 'inbox.css', type: 'text/css; charset=utf-8' },
    { url: '/sandbox/inbox/inbox.js', file: 'inbox.js', type: 'text/javascript; charset=utf-8' },
  ]
  for (const { url, file, type } of files) {
    const content = readFileSync(join(pageFolder, file))
    app.get(url, async (_request, reply) =>
      reply.type(type).header('content-security-policy', pagePolicy).send(content),
    )
  }
}

function summarize({ id, from, to, subject, preview, code, received_at }: MailboxMessage): MailboxSummary {
  return { id, from, to, subject, preview, code, received_at }
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ detail: 'There is no such mail; it may have been cleared' })
}
