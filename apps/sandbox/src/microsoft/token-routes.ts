import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import {
  accessLifetimeSeconds,
  InvalidGrantError,
  type Issued,
  type MicrosoftGrants,
  microsoftAccounts,
  sandboxMicrosoftClient,
} from './microsoft-grants.ts'

const TokenForm = z.object({
  grant_type: z.string().default(''),
  client_id: z.string().default(''),
  client_secret: z.string().default(''),
  code: z.string().default(''),
  code_verifier: z.string().optional(),
  redirect_uri: z.string().default(''),
  refresh_token: z.string().default(''),
})

/** Scopes that are no permissions of Graph are not repeated in an answer. */
const signInScopes = ['openid', 'profile', 'offline_access', 'email']

interface TokenOptions {
  readonly grants: MicrosoftGrants
  readonly now: () => Date
}

/** The token endpoint of the Microsoft identity platform. */
export async function tokenRoutes(app: FastifyInstance, { grants, now }: TokenOptions): Promise<void> {
  app.post('/microsoft/:tenant/oauth2/v2.0/token', async (request, reply) => {
    const form = TokenForm.parse(request.body ?? {})
    if (form.client_id !== sandboxMicrosoftClient.clientId) {
      return refuse(reply, 400, 'unauthorized_client', 'AADSTS700016: The application was not found in the directory.')
    }
    if (form.client_secret !== sandboxMicrosoftClient.clientSecret) {
      return refuse(reply, 401, 'invalid_client', 'AADSTS7000215: Invalid client secret provided.')
    }
    try {
      const issued = issue(form, grants)
      if (!issued) return refuse(reply, 400, 'unsupported_grant_type', 'AADSTS70003: The grant type is not supported.')
      const { accessToken, refreshToken, scopes } = issued
      return {
        token_type: 'Bearer',
        scope: scopes.filter((scope) => !signInScopes.includes(scope)).join(' '),
        expires_in: accessLifetimeSeconds,
        ext_expires_in: accessLifetimeSeconds,
        access_token: accessToken,
        ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
        ...(scopes.includes('openid') ? { id_token: writeIdToken(issued, now()) } : {}),
      }
    } catch (error) {
      if (!(error instanceof InvalidGrantError)) throw error
      return refuse(reply, 400, 'invalid_grant', error.message)
    }
  })
}

function issue(form: z.output<typeof TokenForm>, grants: MicrosoftGrants): Issued | undefined {
  if (form.grant_type === 'refresh_token') return grants.refresh(form.refresh_token)
  if (form.grant_type !== 'authorization_code') return undefined
  return grants.exchangeCode({ code: form.code, redirectUri: form.redirect_uri, codeVerifier: form.code_verifier })
}

function refuse(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  const numbers = /AADSTS(\d+)/.exec(description)?.slice(1).map(Number) ?? []
  return reply.code(status).send({
    error,
    error_description: `${description} Trace ID: ${randomUUID()}`,
    error_codes: numbers,
    trace_id: randomUUID(),
    correlation_id: randomUUID(),
  })
}

/** A token without a valid signature, which the product need not verify. */
function writeIdToken({ email }: Issued, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const account = microsoftAccounts.find((candidate) => candidate.email === email)
  const parts = [
    { alg: 'RS256', kid: 'sandbox', typ: 'JWT' },
    {
      ver: '2.0',
      iss: `https://login.microsoftonline.com/${account?.tenant}/v2.0`,
      aud: sandboxMicrosoftClient.clientId,
      tid: account?.tenant,
      name: account?.name,
      preferred_username: email,
      iat: issuedAt,
      exp: issuedAt + accessLifetimeSeconds,
    },
  ]
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.c2FuZGJveA`
}
