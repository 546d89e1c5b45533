import { say } from '@troupe/contract/messages/message'
import { decodeJwt } from 'jose/jwt/decode'
import { z } from 'zod'
import type { Clock } from '../../lib/clock.ts'
import { seconds } from '../../lib/durations.ts'
import {
  type Google,
  GoogleError,
  type GoogleStart,
  type GoogleTokens,
  gmailReadScope,
  gmailSendScope,
} from '../../modules/email-settings/google-port.ts'
import type { GoogleSettings } from '../../settings/settings.ts'
import { type Answer, fetchAnswer, NoAnswerError, parseJson } from './fetch-answer.ts'

const google = { who: 'Google', timeout: seconds(10), maxBytes: 256 * 1024 }
const issuers = ['https://accounts.google.com', 'accounts.google.com']
const defaultLifetimeSeconds = 3600
/** Tolerance for differences between clocks. */
const leewaySeconds = 60

const TokenAnswer = z.object({
  access_token: z.string().min(1).max(4096),
  expires_in: z.number().positive().max(86_400).catch(defaultLifetimeSeconds),
  refresh_token: z.string().min(1).max(4096).optional(),
  scope: z.string().default(''),
  id_token: z.string().optional(),
})
const ErrorAnswer = z.object({ error: z.string(), error_description: z.string().optional() })
const IdClaims = z.object({ iss: z.enum(issuers), aud: z.string(), exp: z.number(), email: z.email() })

interface GoogleSignInOptions {
  readonly settings: Pick<GoogleSettings, 'clientId' | 'clientSecret' | 'tokenUrl'>
  readonly getAuthUrl: () => string
  readonly isStandIn: boolean
  readonly clock: Clock
}

/** Google's OAuth 2.0 for web servers, with PKCE in addition to the client secret. */
export function createGoogleSignIn({ settings, getAuthUrl, isStandIn, clock }: GoogleSignInOptions): Google {
  const { clientId, clientSecret, tokenUrl } = settings
  const client = { client_id: clientId, client_secret: clientSecret }

  async function requestTokens(form: Record<string, string>): Promise<GoogleTokens> {
    const answer = await post(new URL(tokenUrl), { ...client, ...form })
    if (answer.status !== 200) throw readRefusal(answer)
    const tokens = TokenAnswer.safeParse(parseJson(answer.body))
    if (!tokens.success) throw unreachable()
    const { access_token, expires_in, refresh_token, scope, id_token } = tokens.data
    return {
      accessToken: access_token,
      expiresInSeconds: expires_in,
      refreshToken: refresh_token,
      scopes: scope.split(' '),
      email: id_token === undefined ? undefined : readEmail(id_token, clientId, clock.now()),
    }
  }

  return {
    isStandIn,
    toAuthorizationUrl: (start) => toAuthorizationUrl(getAuthUrl(), clientId, start),
    exchangeCode({ code, codeVerifier, redirectUri }) {
      return requestTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      })
    },
    refresh: (refreshToken) => requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    async revoke(token) {
      const answer = await post(new URL('revoke', tokenUrl), { token })
      if (answer.status >= 500) throw unreachable()
    },
  }
}

/** @throws GoogleError */
async function post(url: URL, form: Record<string, string>): Promise<Answer> {
  try {
    return await fetchAnswer(url, { ...google, method: 'POST', body: new URLSearchParams(form) })
  } catch (error) {
    throw error instanceof NoAnswerError ? unreachable() : error
  }
}

function toAuthorizationUrl(
  authUrl: string,
  clientId: string,
  { state, codeChallenge, redirectUri, asksToRead }: GoogleStart,
): string {
  const url = new URL(authUrl)
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: ['openid', 'email', gmailSendScope, ...(asksToRead ? [gmailReadScope] : [])].join(' '),
    access_type: 'offline',
    // Google issues a new refresh token only after a consent.
    prompt: 'consent',
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  }).toString()
  return url.toString()
}

function unreachable(): GoogleError {
  return new GoogleError('unreachable', say('email_settings.google_silent'))
}

function readRefusal({ status, body }: Answer): GoogleError {
  const refusal = ErrorAnswer.safeParse(parseJson(body))
  if (!refusal.success || status >= 500 || status === 429) return unreachable()
  if (refusal.data.error === 'invalid_grant') {
    return new GoogleError('ended', say('email_settings.google_ended'))
  }
  const name = refusal.data.error.replace(/[^\w-]/g, '').slice(0, 60)
  return new GoogleError('misconfigured', say('email_settings.google_misconfigured', { name }))
}

/**
 * Reads the address in an ID token. The token comes directly from Google's token endpoint, so its signature need not be
 * verified (OpenID Connect Core, 3.1.3.7); issuer, audience and expiry are checked.
 */
function readEmail(idToken: string, clientId: string, now: Date): string | undefined {
  const claims = IdClaims.safeParse(decode(idToken)).data
  if (!claims || claims.aud !== clientId) return undefined
  return claims.exp + leewaySeconds > now.getTime() / 1000 ? claims.email : undefined
}

function decode(token: string): unknown {
  try {
    return decodeJwt(token)
  } catch {
    return undefined
  }
}
