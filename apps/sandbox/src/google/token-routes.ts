import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import {
  accessLifetimeSeconds,
  type GoogleGrants,
  googleAccounts,
  InvalidGrantError,
  type Issued,
  sandboxGoogleClient,
} from './google-grants.ts'

const TokenForm = z.object({
  grant_type: z.string().default(''),
  client_id: z.string().default(''),
  client_secret: z.string().default(''),
  code: z.string().default(''),
  code_verifier: z.string().optional(),
  redirect_uri: z.string().default(''),
  refresh_token: z.string().default(''),
})
type TokenRequest = z.output<typeof TokenForm>
const RevokeForm = z.object({ token: z.string().default('') })

interface TokenOptions {
  readonly grants: GoogleGrants
  readonly now: () => Date
}

/** Google's token endpoint and revocation. */
export async function tokenRoutes(app: FastifyInstance, { grants, now }: TokenOptions): Promise<void> {
  let key: KeyObject | undefined
  const getKey = () => {
    key ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    return key
  }

  app.post('/google/token', async (request, reply) => {
    const form = TokenForm.parse(request.body ?? {})
    if (form.client_id !== sandboxGoogleClient.clientId) {
      return refuse(reply, 401, 'invalid_client', 'The OAuth client was not found.')
    }
    if (form.client_secret !== sandboxGoogleClient.clientSecret) {
      return refuse(reply, 401, 'invalid_client', 'The provided client secret is invalid.')
    }
    try {
      const issued = issue(form, grants)
      if (!issued) return refuse(reply, 400, 'unsupported_grant_type', `Invalid grant_type: ${form.grant_type}`)
      const { accessToken, refreshToken, scopes } = issued
      return {
        access_token: accessToken,
        expires_in: accessLifetimeSeconds,
        ...(refreshToken ? { refresh_token: refreshToken } : {}),
        scope: [...scopes].reverse().join(' '),
        token_type: 'Bearer',
        ...(scopes.includes('openid') ? { id_token: writeIdToken(issued, getKey(), now()) } : {}),
      }
    } catch (error) {
      if (!(error instanceof InvalidGrantError)) throw error
      return refuse(reply, 400, 'invalid_grant', error.message)
    }
  })

  app.post('/google/revoke', async (request, reply) => {
    const { token } = RevokeForm.parse(request.body ?? {})
    if (!grants.revokeToken(token)) return refuse(reply, 400, 'invalid_token', 'Token expired or revoked')
    return {}
  })
}

function issue(form: TokenRequest, grants: GoogleGrants): Issued | undefined {
  if (form.grant_type === 'refresh_token') return grants.refresh(form.refresh_token)
  if (form.grant_type !== 'authorization_code') return undefined
  return grants.exchangeCode({
    code: form.code,
    redirectUri: form.redirect_uri,
    codeVerifier: form.code_verifier,
  })
}

function refuse(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply.code(status).send({ error, error_description: description })
}

function writeIdToken({ email }: Issued, key: KeyObject, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const account = googleAccounts.find((candidate) => candidate.email === email)
  const parts = [
    { alg: 'RS256', kid: 'sandbox', typ: 'JWT' },
    {
      iss: 'https://accounts.google.com',
      aud: sandboxGoogleClient.clientId,
      azp: sandboxGoogleClient.clientId,
      sub: account?.sub,
      email,
      email_verified: true,
      iat: issuedAt,
      exp: issuedAt + accessLifetimeSeconds,
    },
  ]
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}
