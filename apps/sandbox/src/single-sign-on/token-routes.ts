import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accessLifetimeSeconds, type Person, type RealmGrants, sandboxRealmClient } from './realm-grants.ts'

const TokenForm = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  code: z.string(),
  code_verifier: z.string(),
  redirect_uri: z.string(),
})

interface TokenOptions {
  readonly grants: RealmGrants
  readonly getIssuer: () => string
}

interface SigningKey {
  readonly id: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** Discovery, the token endpoint, the keys and userinfo. */
export async function tokenRoutes(app: FastifyInstance, { grants, getIssuer }: TokenOptions): Promise<void> {
  let key: SigningKey | undefined
  const getKey = () => {
    key ??= createKey()
    return key
  }

  app.get('/realms/sandbox/.well-known/openid-configuration', async () => describeRealm(getIssuer()))

  app.get('/realms/sandbox/protocol/openid-connect/certs', async () => {
    const { id, publicKey } = getKey()
    return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: id, use: 'sig', alg: 'RS256' }] }
  })

  app.post('/realms/sandbox/protocol/openid-connect/token', async (request, reply) => {
    const form = TokenForm.safeParse(request.body)
    if (!form.success) return reply.code(400).send({ error: 'invalid_request' })
    if (!isClient(readClient(request.headers.authorization) ?? form.data)) {
      return reply.code(401).send({ error: 'unauthorized_client', error_description: 'Invalid client credentials' })
    }
    const { code, code_verifier: codeVerifier, redirect_uri: redirectUri } = form.data
    const grant = grants.takeCode({ code, codeVerifier, redirectUri })
    if (!grant) return reply.code(400).send({ error: 'invalid_grant', error_description: 'Code not valid' })
    const { person, nonce } = grant
    reply.header('cache-control', 'no-store')
    return {
      access_token: grants.issueAccess(person),
      expires_in: accessLifetimeSeconds,
      token_type: 'Bearer',
      scope: 'openid email profile',
      id_token: writeIdToken({ issuer: getIssuer(), person, nonce }, getKey()),
    }
  })

  app.get('/realms/sandbox/protocol/openid-connect/userinfo', async (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const person = grants.findPerson(token)
    if (!person) return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send()
    return describePerson(person)
  })
}

function createKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const content = JSON.stringify(publicKey.export({ format: 'jwk' }))
  return { id: createHash('sha256').update(content).digest('base64url'), privateKey, publicKey }
}

function describeRealm(issuer: string) {
  const protocol = `${issuer}/protocol/openid-connect`
  const pages = `${issuer.replace('/realms/', '/sandbox/realms/')}/protocol/openid-connect`
  return {
    issuer,
    authorization_endpoint: `${pages}/auth`,
    token_endpoint: `${protocol}/token`,
    userinfo_endpoint: `${protocol}/userinfo`,
    end_session_endpoint: `${pages}/logout`,
    jwks_uri: `${protocol}/certs`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: ['sub', 'iss', 'name', 'email', 'email_verified', 'realm_access'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

interface ClientCredentials {
  readonly client_id?: string | undefined
  readonly client_secret?: string | undefined
}

function readClient(header: string | undefined): ClientCredentials | undefined {
  const [, encoded] = /^Basic (.+)$/.exec(header ?? '') ?? []
  if (encoded === undefined) return undefined
  const [client_id, client_secret] = Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent)
  return { client_id, client_secret }
}

function isClient({ client_id, client_secret }: ClientCredentials): boolean {
  return client_id === sandboxRealmClient.clientId && client_secret === sandboxRealmClient.clientSecret
}

function describePerson({ sub, email, name, isEmailVerified, roles }: Person) {
  return { sub, email, name, email_verified: isEmailVerified, realm_access: { roles } }
}

interface IdTokenParts {
  readonly issuer: string
  readonly person: Person
  readonly nonce: string | undefined
}

function writeIdToken({ issuer, person, nonce }: IdTokenParts, { id, privateKey }: SigningKey): string {
  const issuedAt = Math.floor(Date.now() / 1000)
  const header = { alg: 'RS256', typ: 'JWT', kid: id }
  const { clientId } = sandboxRealmClient
  const claims = {
    ...{ iss: issuer, aud: clientId, azp: clientId, iat: issuedAt, exp: issuedAt + accessLifetimeSeconds },
    ...describePerson(person),
    nonce,
  }
  const content = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
}
