import { say } from '@troupe/contract/messages/message'
import { decodeJwt } from 'jose/jwt/decode'
import { z } from 'zod'
import { seconds } from '../../../lib/durations.ts'
import type {
  Microsoft,
  MicrosoftAccount,
  MicrosoftStart,
} from '../../../modules/email-settings/microsoft/microsoft-port.ts'
import { OAuthError, type OAuthTokens } from '../../../modules/email-settings/oauth/oauth-port.ts'
import type { MicrosoftSettings } from '../../../settings/microsoft-settings.ts'
import { type Answer, fetchAnswer, NoAnswerError, parseJson } from '../fetch-answer.ts'
import { callGraph, toGraphUrl } from './call-graph.ts'

const timeout = seconds(10)
const longestAnswer = 256 * 1024
const defaultLifetimeSeconds = 3600
/** The tenant of all personal accounts. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** Tokens of organisations are long. */
const token = z.string().min(1).max(16_384)
const TokenAnswer = z.object({
  access_token: token,
  expires_in: z.number().positive().max(172_800).catch(defaultLifetimeSeconds),
  refresh_token: token.optional(),
  scope: z.string().default(''),
  id_token: z.string().optional(),
})
const ErrorAnswer = z.object({ error: z.string(), error_description: z.string().default('') })
const IdClaims = z.object({ aud: z.string(), tid: z.string() })
/** `mail` of a personal account can be empty; its name is its address then. */
const Me = z.object({ mail: z.string().nullish(), userPrincipalName: z.string().nullish() })

interface MicrosoftSignInOptions {
  readonly settings: MicrosoftSettings
  /** Where users sign in, with the tenant; without `/oauth2`. */
  readonly getLoginUrl: () => string
  readonly isStandIn: boolean
}

/** OAuth 2.0 of the Microsoft identity platform, with PKCE in addition to the client secret. */
export function createMicrosoftSignIn({ settings, getLoginUrl, isStandIn }: MicrosoftSignInOptions): Microsoft {
  const { clientId, clientSecret, tenant, loginUrl, graphUrl } = settings
  const client = { client_id: clientId, client_secret: clientSecret }
  const tokenUrl = new URL(`${loginUrl}/${tenant}/oauth2/v2.0/token`)

  async function requestTokens(form: Record<string, string>) {
    const body = new URLSearchParams({ ...client, ...form })
    const request = { method: 'POST', body, timeout, who: 'Microsoft', maxBytes: longestAnswer }
    const answer = await fetchAnswer(tokenUrl, request).catch(rethrowNoAnswer)
    if (answer.status !== 200) throw readRefusal(answer)
    const read = TokenAnswer.safeParse(parseJson(answer.body))
    if (!read.success) throw unreachable()
    const { access_token, expires_in, refresh_token, scope, id_token } = read.data
    const tokens: OAuthTokens = {
      accessToken: access_token,
      expiresInSeconds: expires_in,
      refreshToken: refresh_token,
      scopes: toScopes(scope),
    }
    return { tokens, idToken: id_token }
  }

  async function findAccount(accessToken: string, idToken = ''): Promise<MicrosoftAccount | undefined> {
    const url = toGraphUrl(graphUrl, '/me', { $select: 'mail,userPrincipalName' })
    const answer = await callGraph({ getAccessToken: async () => accessToken }, url, { timeout }).catch(rethrowNoAnswer)
    const me = Me.safeParse(parseJson(answer.body)).data
    const email = [me?.mail, me?.userPrincipalName].map((text) => z.email().safeParse(text).data).find(Boolean)
    if (answer.status !== 200 || email === undefined) return undefined
    return { email, kind: isPersonal(idToken, clientId) ? 'personal' : 'organisation' }
  }

  return {
    isStandIn,
    toAuthorizationUrl: (start) => toAuthorizationUrl(`${getLoginUrl()}/oauth2/v2.0/authorize`, clientId, start),
    async exchangeCode({ code, codeVerifier, redirectUri }) {
      const { tokens, idToken } = await requestTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      })
      return { tokens, account: await findAccount(tokens.accessToken, idToken) }
    },
    async refresh(refreshToken) {
      return (await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken })).tokens
    },
  }
}

function toAuthorizationUrl(
  page: string,
  clientId: string,
  { state, codeChallenge, redirectUri, reads, email }: MicrosoftStart,
): string {
  const url = new URL(page)
  const scopes = ['openid', 'profile', 'offline_access', 'User.Read', 'Mail.Send', ...(reads ? ['Mail.Read'] : [])]
  url.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    response_mode: 'query',
    scope: scopes.join(' '),
    // A browser that is signed in to one account may be meant to connect another.
    ...(email === null ? { prompt: 'select_account' } : { login_hint: email }),
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  }).toString()
  return url.toString()
}

function toScopes(scope: string): string[] {
  return scope
    .toLowerCase()
    .split(' ')
    .map((name) => name.replace(/^https:\/\/graph\.microsoft\.com\//, ''))
}

/**
 * Whether an ID token is of a personal account. It comes directly from Microsoft's token endpoint, so its signature need
 * not be verified (OpenID Connect Core, 3.1.3.7).
 */
function isPersonal(idToken: string, clientId: string): boolean {
  const claims = IdClaims.safeParse(decode(idToken)).data
  return claims?.aud === clientId && claims.tid === personalTenant
}

function decode(idToken: string): unknown {
  try {
    return decodeJwt(idToken)
  } catch {
    return undefined
  }
}

function rethrowNoAnswer(error: unknown): never {
  throw error instanceof NoAnswerError ? unreachable() : error
}

function unreachable(): OAuthError {
  return new OAuthError('unreachable', say('email_settings.microsoft_silent'))
}

/** Codes that mean that the user has to permit again. */
const endedCodes = new Set(['invalid_grant', 'interaction_required', 'consent_required', 'login_required'])

function readRefusal({ status, body }: Answer): OAuthError {
  const refusal = ErrorAnswer.safeParse(parseJson(body)).data
  if (!refusal || status >= 500 || status === 429 || refusal.error === 'temporarily_unavailable') return unreachable()
  if (endedCodes.has(refusal.error)) return new OAuthError('ended', say('email_settings.microsoft_ended'))
  // The number tells an administrator what is wrong: AADSTS7000215 is a wrong secret.
  const number = /\bAADSTS\d{4,8}\b/.exec(refusal.error_description)?.[0]
  const name = number ?? refusal.error.replace(/[^\w-]/g, '').slice(0, 60)
  return new OAuthError('misconfigured', say('email_settings.microsoft_misconfigured', { name }))
}
