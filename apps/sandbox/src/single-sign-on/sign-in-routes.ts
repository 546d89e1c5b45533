import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type RealmGrants, realmPeople, sandboxRealmClient } from './realm-grants.ts'
import { writeErrorPage, writeSignedOutPage, writeSignInPage } from './sign-in-page.ts'

/** Redirect path registered for the product's client; the host may differ. */
const registeredPath = '/single-sign-on/sandbox'

const AuthorizationQuery = z.object({
  client_id: z.literal(sandboxRealmClient.clientId),
  redirect_uri: z.string().refine(isRegistered),
  response_type: z.literal('code'),
  scope: z.string().refine((scope) => scope.split(' ').includes('openid')),
  state: z.string().default(''),
  nonce: z.string().optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  login_hint: z.string().default(''),
})
type AuthorizationRequest = z.output<typeof AuthorizationQuery>

const Choice = z.object({ request: z.string(), person: z.string(), decision: z.enum(['allow', 'deny']) })

interface SignInOptions {
  readonly grants: RealmGrants
  readonly getIssuer: () => string
}

/** The realm's pages for the browser. They are below `/sandbox`, the prefix that Troupe's own server forwards. */
export async function signInRoutes(app: FastifyInstance, { grants, getIssuer }: SignInOptions): Promise<void> {
  const requests = new Map<string, AuthorizationRequest>()
  const realm = '/sandbox/realms/sandbox'

  app.get(`${realm}/protocol/openid-connect/auth`, async (request, reply) => {
    const query = AuthorizationQuery.safeParse(request.query)
    if (!query.success) {
      const wrong = query.error.issues.map(({ path }) => path.join('.')).join(', ')
      return sendPage(reply.code(400), writeErrorPage(`Invalid parameter: ${wrong}`))
    }
    const id = randomUUID()
    requests.set(id, query.data)
    return sendPage(reply, writeSignInPage(id, query.data.login_hint), new URL(query.data.redirect_uri).origin)
  })

  app.post(`${realm}/choose`, async (request, reply) => {
    const choice = Choice.safeParse(request.body).data
    const asked = choice && requests.get(choice.request)
    const person = realmPeople.find(({ sub }) => sub === choice?.person)
    if (!choice || !asked || !person) return sendPage(reply.code(400), writeErrorPage('This page is out of date.'))
    requests.delete(choice.request)
    const back = { state: asked.state, iss: getIssuer() }
    if (choice.decision === 'deny') return sendBack(reply, asked.redirect_uri, { error: 'access_denied', ...back })
    const { redirect_uri: redirectUri, nonce, code_challenge: codeChallenge } = asked
    return sendBack(reply, redirectUri, {
      ...back,
      code: grants.issueCode({ person, redirectUri, nonce, codeChallenge }),
    })
  })

  app.get(`${realm}/protocol/openid-connect/logout`, async (_request, reply) => sendPage(reply, writeSignedOutPage()))
}

/** Accepts https, or http on the user's own machine, with exactly the registered path. */
function isRegistered(uri: string): boolean {
  if (!URL.canParse(uri)) return false
  const { protocol, hostname, pathname, search, hash, username } = new URL(uri)
  const isLocal = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
  return (isLocal || protocol === 'https:') && pathname === registeredPath && !search && !hash && !username
}

function sendBack(reply: FastifyReply, redirectUri: string, answer: Record<string, string>): FastifyReply {
  const url = new URL(redirectUri)
  url.search = new URLSearchParams(answer).toString()
  return reply.redirect(url.href, 302)
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
