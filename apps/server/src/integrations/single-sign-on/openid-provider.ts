import * as openid from 'openid-client'
import type { Clock } from '../../lib/clock.ts'
import { minutes, seconds } from '../../lib/durations.ts'
import {
  type IdentityProvider,
  IdentityProviderError,
} from '../../modules/accounts/installation/identity-provider-port.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ResolveHost } from '../network/reachable-addresses.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { type Claims, readAddress, readName, readRole } from './read-claims.ts'

type ProviderSettings = NonNullable<Settings['singleSignOn']['providers']>[number]

const timeout = seconds(10)
/** How long a discovery document is used. Keys are read again when a token has an unknown one. */
const discoveryLifetime = minutes(60)

export interface OpenIdProviderOptions {
  readonly settings: ProviderSettings
  readonly clock: Clock
  /**
   * Address of the page on which people sign in, where their browser reaches the provider by another one than this
   * server does; default: that of discovery.
   */
  readonly getAuthorizationUrl?: () => string
  /** For tests: resolves hosts. */
  readonly resolve?: ResolveHost
}

/**
 * An OpenID Connect provider, by discovery, with the authorization code flow and PKCE. ID tokens are verified by the
 * provider's keys although they come from the provider itself.
 */
export function createOpenIdProvider(options: OpenIdProviderOptions): IdentityProvider {
  const { id, name, domains, roleClaim, roles } = options.settings
  const getConfiguration = createDiscovery(options)
  return {
    ...{ id, name, domains },
    async toAuthorizationUrl({ state, nonce, codeVerifier, redirectUri }, email) {
      const configuration = await getConfiguration()
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        ...{ state, nonce },
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(email === undefined ? {} : { login_hint: email }),
      })
      const page = options.getAuthorizationUrl?.()
      return page === undefined ? url.href : `${page}${url.search}`
    },
    async readIdentity({ code, issuer }, { state, nonce, codeVerifier, redirectUri }) {
      const configuration = await getConfiguration()
      const answer = new URL(redirectUri)
      answer.search = new URLSearchParams({ code, state, ...(issuer === undefined ? {} : { iss: issuer }) }).toString()
      const claims = await explainFailure(async () => {
        const tokens = await openid.authorizationCodeGrant(configuration, answer, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const idToken = tokens.claims()
        if (!idToken) throw new IdentityProviderError('refused', 'There is no ID token')
        if (idToken.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return idToken
        return { ...(await openid.fetchUserInfo(configuration, tokens.access_token, idToken.sub)), ...idToken }
      })
      const known: Claims = claims
      return {
        issuer: claims.iss,
        subject: claims.sub,
        ...readAddress(known, claims.iss),
        name: readName(known),
        role: readRole(known, roleClaim, roles),
      }
    },
  }
}

/** Reads the discovery document at the first use and then once an hour. A failure is not kept. */
function createDiscovery({ settings, clock, resolve }: OpenIdProviderOptions): () => Promise<openid.Configuration> {
  const issuer = new URL(settings.issuer)
  const fetch = createGuardedFetch({ trustedOrigin: issuer.origin, timeout, resolve })
  let known: { readonly readAt: number; readonly configuration: Promise<openid.Configuration> } | undefined

  const discover = async () => {
    try {
      return await openid.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
        [openid.customFetch]: fetch,
        timeout: timeout / 1000,
        execute: [
          openid.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
        ],
      })
    } catch (cause) {
      throw new IdentityProviderError('unreachable', `No discovery: ${describeCause(cause)}`, { cause })
    }
  }

  return async () => {
    const now = clock.now().getTime()
    if (known && now - known.readAt < discoveryLifetime) return known.configuration
    const configuration = discover()
    known = { readAt: now, configuration }
    try {
      return await configuration
    } catch (error) {
      known = undefined
      throw error
    }
  }
}

/** Error codes of a provider that refuses this client, rather than the person's code. */
const clientErrors = new Set(['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope'])

/** @throws IdentityProviderError for whatever the library throws. */
async function explainFailure<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof IdentityProviderError) throw error
    throw judgeFailure(error)
  }
}

function judgeFailure(cause: unknown): IdentityProviderError {
  const message = describeCause(cause)
  if (cause instanceof openid.ResponseBodyError) {
    const reason = cause.error.replace(/[^\w-]/g, '').slice(0, 60)
    if (cause.status >= 500) return new IdentityProviderError('unreachable', message, { reason, cause })
    return new IdentityProviderError(clientErrors.has(reason) ? 'misconfigured' : 'refused', message, { reason, cause })
  }
  if (cause instanceof openid.WWWAuthenticateChallengeError) {
    return new IdentityProviderError('misconfigured', message, { reason: 'invalid_client', cause })
  }
  if (cause instanceof openid.ClientError && isAboutAnswer(cause)) {
    return new IdentityProviderError('refused', message, { reason: cause.code ?? '', cause })
  }
  return new IdentityProviderError('unreachable', message, { cause })
}

/** Whether the provider's answer was read, and is not right. */
function isAboutAnswer({ code }: openid.ClientError): boolean {
  return (
    code !== undefined && !/^OAUTH_(TIMEOUT|ABORT|RESPONSE_IS_NOT_(JSON|CONFORM)|HTTP_REQUEST_FORBIDDEN)/.test(code)
  )
}

function describeCause(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
