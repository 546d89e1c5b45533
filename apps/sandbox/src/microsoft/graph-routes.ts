import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { faultRefusals, GraphRefusal, graphRefusals, sendGraphRefusal } from './graph-error.ts'
import { findMail, presentMail, readDelta } from './graph-mails.ts'
import type { GraphOutbox } from './graph-outbox.ts'
import type { MicrosoftFaults } from './microsoft-faults.ts'
import { type MicrosoftGrants, microsoftAccounts } from './microsoft-grants.ts'

interface GraphOptions {
  readonly grants: MicrosoftGrants
  readonly outbox: GraphOutbox
  readonly mailbox: Pick<Mailbox, 'list' | 'listOf'>
  readonly faults: MicrosoftFaults
}

/** The mail of Microsoft Graph: sending in MIME format, changes of folders, and sources. */
export async function graphRoutes(app: FastifyInstance, options: GraphOptions): Promise<void> {
  const { grants, outbox, mailbox, faults } = options

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof GraphRefusal) return sendGraphRefusal(reply, error)
    if (error instanceof z.ZodError) return sendGraphRefusal(reply, graphRefusals.badToken())
    throw error
  })

  function getAccount(request: FastifyRequest, scope: string): string {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const access = token === undefined ? undefined : grants.findAccess(token)
    if (!access) throw graphRefusals.noToken()
    if (!access.scopes.some((granted) => granted.toLowerCase() === scope)) throw graphRefusals.noScope()
    const fault = faults.choose(String(request.headers['x-sandbox-fault'] ?? ''), '')
    if (fault) throw faultRefusals[fault]()
    return access.email
  }

  app.get('/microsoft/v1.0/me', async (request) => {
    const email = getAccount(request, 'user.read')
    const account = microsoftAccounts.find((each) => each.email === email)
    return { id: account?.tenant, displayName: account?.name, mail: email, userPrincipalName: email }
  })

  app.post('/microsoft/v1.0/me/sendMail', async (request, reply) => {
    const account = getAccount(request, 'mail.send')
    const mime = typeof request.body === 'string' ? request.body : ''
    return answer(reply, await outbox.send({ mime, account }))
  })

  app.get('/microsoft/v1.0/me/mailFolders/inbox', async (request) => {
    getAccount(request, 'mail.read')
    return { id: 'AQMkADAwSANDBOX', displayName: 'Inbox' }
  })

  app.get<{ Params: { folder: string } }>('/microsoft/v1.0/me/mailFolders/:folder/messages/delta', async (request) => {
    const account = getAccount(request, 'mail.read')
    const size = /odata\.maxpagesize=(\d{1,4})/.exec(String(request.headers.prefer ?? ''))?.[1]
    const { folder } = request.params
    return readDelta(mailbox, {
      account,
      folder,
      query: request.query,
      pageSize: size === undefined ? undefined : Number(size),
      url: `${request.protocol}://${request.host}/microsoft/v1.0/me/mailFolders/${folder}/messages/delta`,
    })
  })

  app.get<{ Params: { id: string } }>('/microsoft/v1.0/me/messages/:id', async (request) => {
    const mail = findMail(mailbox, getAccount(request, 'mail.read'), request.params.id)
    return presentMail(mail, { isSent: false, withReferences: false })
  })

  app.get<{ Params: { id: string } }>('/microsoft/v1.0/me/messages/:id/$value', async (request, reply) => {
    const mail = findMail(mailbox, getAccount(request, 'mail.read'), request.params.id)
    return reply.type('text/plain').send(Buffer.from(mail.source, 'latin1'))
  })
}

function answer(reply: FastifyReply, outcome: 'sent' | 'lost'): FastifyReply {
  if (outcome === 'sent') return reply.code(202).header('request-id', randomUUID()).send()
  reply.hijack()
  reply.raw.socket?.resetAndDestroy()
  return reply
}
