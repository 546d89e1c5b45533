import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { writeConsentPage, writeErrorPage, writePermissionsPage } from './consent-page.ts'
import { type GoogleGrants, googleAccounts, sandboxGoogleClient } from './google-grants.ts'

/** Redirect path registered for the product's client; the host may differ. */
const registeredPath = '/gmail/callback'
/** Scopes that the user can untick, by the name of their box. */
const optionalScopes = {
  send: 'https://www.googleapis.com/auth/gmail.send',
  read: 'https://www.googleapis.com/auth/gmail.readonly',
}
const longNames: Readonly<Record<string, string>> = {
  email: 'https://www.googleapis.com/auth/userinfo.email',
  profile: 'https://www.googleapis.com/auth/userinfo.profile',
}

const AuthorizationQuery = z.object({
  client_id: z.string().default(''),
  redirect_uri: z.string().default(''),
  response_type: z.string().default(''),
  scope: z.string().default(''),
  access_type: z.enum(['online', 'offline']).default('online'),
  prompt: z.string().default(''),
  state: z.string().default(''),
  code_challenge: z.string().optional(),
  code_challenge_method: z.enum(['S256', 'plain']).default('plain'),
})
type AuthorizationRequest = z.output<typeof AuthorizationQuery>

const Decision = z.object({
  request: z.string(),
  account: z.string(),
  send: z.string().optional(),
  read: z.string().optional(),
  decision: z.enum(['allow', 'deny']),
})
const Removal = z.object({ email: z.string() })

interface PageProblem {
  readonly status: number
  readonly error: string
  readonly explanation: string
}

/** Google's pages for the browser. They are below `/sandbox`, the prefix that Troupe's own server forwards. */
export async function consentRoutes(app: FastifyInstance, { grants }: { grants: GoogleGrants }): Promise<void> {
  const requests = new Map<string, AuthorizationRequest>()

  app.get('/sandbox/google/o/oauth2/v2/auth', async (request, reply) => {
    const query = AuthorizationQuery.safeParse(request.query)
    const problem = query.success ? findProblem(query.data) : badRequest('A parameter is invalid.')
    if (!query.success || problem) {
      const { status, error, explanation } = problem ?? badRequest('A parameter is invalid.')
      return sendPage(reply.code(status), writeErrorPage(error, explanation))
    }
    if (query.data.prompt === 'none') return sendBack(reply, query.data, { error: 'interaction_required' })
    const id = randomUUID()
    requests.set(id, query.data)
    return sendPage(
      reply,
      writeConsentPage(id, query.data.scope.includes(optionalScopes.read)),
      new URL(query.data.redirect_uri).origin,
    )
  })

  app.post('/sandbox/google/consent', async (request, reply) => {
    const decision = Decision.safeParse(request.body).data
    const asked = decision && requests.get(decision.request)
    const account = googleAccounts.find(({ email }) => email === decision?.account)
    if (!decision || !asked || !account) {
      return sendPage(reply.code(400), writeErrorPage('invalid_request', 'This page is out of date.'))
    }
    requests.delete(decision.request)
    if (decision.decision === 'deny') return sendBack(reply, asked, { error: 'access_denied' })
    const { send, read } = decision
    const refused = [
      ...(send === undefined ? [optionalScopes.send] : []),
      ...(read === undefined ? [optionalScopes.read] : []),
    ]
    const scopes = toLongNames(asked.scope).filter((scope) => !refused.includes(scope))
    const code = grants.issueCode({
      email: account.email,
      scopes,
      redirectUri: asked.redirect_uri,
      codeChallenge: asked.code_challenge,
      isOffline: asked.access_type === 'offline',
      isForced: asked.prompt.split(' ').includes('consent'),
    })
    return sendBack(reply, asked, { code, scope: scopes.join(' '), authuser: '0', prompt: 'consent' })
  })

  app.get('/sandbox/google/permissions', async (_request, reply) =>
    sendPage(reply, writePermissionsPage(grants.listConnected())),
  )

  app.post('/sandbox/google/permissions', async (request, reply) => {
    grants.revokeAccount(Removal.parse(request.body).email)
    return reply.redirect('/sandbox/google/permissions', 303)
  })
}

function findProblem(query: AuthorizationRequest): PageProblem | undefined {
  if (query.client_id !== sandboxGoogleClient.clientId) {
    return { status: 401, error: 'invalid_client', explanation: 'The OAuth client was not found.' }
  }
  if (!isRegistered(query.redirect_uri)) {
    return {
      status: 400,
      error: 'redirect_uri_mismatch',
      explanation: `The redirect URI in the request, ${query.redirect_uri}, does not match one registered for the client.`,
    }
  }
  if (query.response_type !== 'code') return badRequest('Required parameter is missing: response_type')
  if (query.scope === '') return badRequest('Missing required parameter: scope')
  if (query.code_challenge !== undefined && query.code_challenge_method !== 'S256') {
    return badRequest('The sandbox knows code_challenge_method=S256 only')
  }
  return undefined
}

function badRequest(explanation: string): PageProblem {
  return { status: 400, error: 'invalid_request', explanation }
}

/** Accepts https, or http on the user's own machine, with exactly the registered path. */
function isRegistered(uri: string): boolean {
  if (!URL.canParse(uri)) return false
  const { protocol, hostname, pathname, search, hash, username } = new URL(uri)
  const isLocal = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
  return (isLocal || protocol === 'https:') && pathname === registeredPath && !search && !hash && !username
}

function toLongNames(scope: string): string[] {
  return scope.split(' ').map((name) => longNames[name] ?? name)
}

function sendBack(reply: FastifyReply, asked: AuthorizationRequest, answer: Record<string, string>): FastifyReply {
  const url = new URL(asked.redirect_uri)
  url.search = new URLSearchParams({ ...(asked.state ? { state: asked.state } : {}), ...answer }).toString()
  return reply.redirect(url.toString(), 302)
}

function sendPage(reply: FastifyReply, html: string, redirectOrigin = ''): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${redirectOrigin}`,
    )
    .send(html)
}
