import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { writeConsentPage, writeErrorPage, writePermissionsPage } from './consent-page.ts'
import { type MicrosoftGrants, microsoftAccounts, sandboxMicrosoftClient } from './microsoft-grants.ts'

/** Redirect path registered for the product's client; the host may differ. */
const registeredPath = '/microsoft/callback'

const AuthorizationQuery = z.object({
  client_id: z.string().default(''),
  redirect_uri: z.string().default(''),
  response_type: z.string().default(''),
  response_mode: z.enum(['query', 'fragment', 'form_post']).default('query'),
  scope: z.string().default(''),
  login_hint: z.string().default(''),
  state: z.string().default(''),
  code_challenge: z.string().optional(),
  code_challenge_method: z.enum(['S256', 'plain']).default('plain'),
})
type AuthorizationRequest = z.output<typeof AuthorizationQuery>

const Decision = z.object({ request: z.string(), account: z.string(), decision: z.enum(['accept', 'decline']) })
const Removal = z.object({ email: z.string() })

/** Microsoft's pages for the browser. They are below `/sandbox`, the prefix that Troupe's own server forwards. */
export async function consentRoutes(app: FastifyInstance, { grants }: { grants: MicrosoftGrants }): Promise<void> {
  const requests = new Map<string, AuthorizationRequest>()

  app.get('/sandbox/microsoft/:tenant/oauth2/v2.0/authorize', async (request, reply) => {
    const query = AuthorizationQuery.safeParse(request.query)
    const problem = query.success ? findProblem(query.data) : 'AADSTS900144: A parameter is not valid.'
    if (!query.success || problem !== undefined) return sendPage(reply.code(400), writeErrorPage(problem ?? ''))
    const id = randomUUID()
    requests.set(id, query.data)
    const asked = { scopes: query.data.scope.split(' '), hint: query.data.login_hint }
    return sendPage(reply, writeConsentPage(id, asked), new URL(query.data.redirect_uri).origin)
  })

  app.post('/sandbox/microsoft/consent', async (request, reply) => {
    const decision = Decision.safeParse(request.body).data
    const asked = decision && requests.get(decision.request)
    const account = microsoftAccounts.find(({ email }) => email === decision?.account)
    if (!decision || !asked || !account) return sendPage(reply.code(400), writeErrorPage('This page is out of date.'))
    requests.delete(decision.request)
    if (decision.decision === 'decline') {
      const error_description = 'AADSTS65004: User declined to consent to access the app.'
      return sendBack(reply, asked, { error: 'access_denied', error_description })
    }
    const code = grants.issueCode({
      email: account.email,
      scopes: asked.scope.split(' '),
      redirectUri: asked.redirect_uri,
      codeChallenge: asked.code_challenge,
    })
    return sendBack(reply, asked, { code, session_state: randomUUID() })
  })

  app.get('/sandbox/microsoft/permissions', async (_request, reply) =>
    sendPage(reply, writePermissionsPage(grants.listConnected())),
  )

  app.post('/sandbox/microsoft/permissions', async (request, reply) => {
    grants.revokeAccount(Removal.parse(request.body).email)
    return reply.redirect('/sandbox/microsoft/permissions', 303)
  })
}

function findProblem(query: AuthorizationRequest): string | undefined {
  if (query.client_id !== sandboxMicrosoftClient.clientId) {
    return 'AADSTS700016: The application was not found in the directory.'
  }
  if (!isRegistered(query.redirect_uri)) {
    return `AADSTS50011: The redirect URI '${query.redirect_uri}' does not match one of the application.`
  }
  if (query.response_type !== 'code' || query.response_mode !== 'query') {
    return 'AADSTS70011: The sandbox knows response_type=code and response_mode=query only.'
  }
  if (query.scope === '') return "AADSTS900144: The request must contain the parameter 'scope'."
  if (query.code_challenge !== undefined && query.code_challenge_method !== 'S256') {
    return 'AADSTS501491: The sandbox knows code_challenge_method=S256 only.'
  }
  return undefined
}

/** Accepts https, or http on the user's own machine, with exactly the registered path. */
function isRegistered(uri: string): boolean {
  if (!URL.canParse(uri)) return false
  const { protocol, hostname, pathname, search, hash, username } = new URL(uri)
  const isLocal = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
  return (isLocal || protocol === 'https:') && pathname === registeredPath && !search && !hash && !username
}

function sendBack(reply: FastifyReply, asked: AuthorizationRequest, answer: Record<string, string>): FastifyReply {
  const url = new URL(asked.redirect_uri)
  url.search = new URLSearchParams({ ...answer, ...(asked.state ? { state: asked.state } : {}) }).toString()
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
