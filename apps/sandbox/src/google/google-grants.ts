import { createHash, randomBytes } from 'node:crypto'

/** The product's OAuth client, used where no real one is set. */
export const sandboxGoogleClient = {
  clientId: '1000000000000-sandbox.apps.googleusercontent.test',
  clientSecret: 'sandbox-google-secret',
}

/** The Google accounts that exist in the sandbox. */
export const googleAccounts: readonly { email: string; name: string; sub: string }[] = [
  { email: 'dana.demo@gmail.test', name: 'Dana Demo', sub: '100000000000000000001' },
  { email: 'outreach@brand.test', name: 'Brand Outreach', sub: '100000000000000000002' },
]

const codeLifetime = 10 * 60_000
export const accessLifetimeSeconds = 3599

/** A permission granted on the consent page. */
export interface Consent {
  readonly email: string
  readonly scopes: readonly string[]
  readonly redirectUri: string
  /** S256 challenge in base64url; undefined if the client uses no PKCE. */
  readonly codeChallenge: string | undefined
  readonly isOffline: boolean
  /** Whether `prompt=consent` was requested. */
  readonly isForced: boolean
}

export interface Issued {
  readonly accessToken: string
  readonly refreshToken: string | undefined
  readonly email: string
  readonly scopes: readonly string[]
}

interface Token {
  readonly email: string
  readonly scopes: readonly string[]
  readonly expiresAt: number
}

/** Thrown for a code or refresh token that is not accepted; the message is Google's. */
export class InvalidGrantError extends Error {
  override readonly name = 'InvalidGrantError'
}

export interface GoogleGrants {
  issueCode(consent: Consent): string
  /** @throws InvalidGrantError */
  exchangeCode(exchange: { code: string; redirectUri: string; codeVerifier: string | undefined }): Issued
  /** @throws InvalidGrantError */
  refresh(refreshToken: string): Issued
  /** Account and scopes of a valid access token. */
  findAccess(accessToken: string): Token | undefined
  /** Revokes all grants of this token's account; returns false for an unknown token. */
  revokeToken(token: string): boolean
  listConnected(): string[]
  revokeAccount(email: string): void
  reset(): void
}

const random = (prefix: string) => `${prefix}${randomBytes(32).toString('base64url')}`

export function createGoogleGrants(now: () => Date): GoogleGrants {
  const codes = new Map<string, Consent & { expiresAt: number }>()
  const access = new Map<string, Token>()
  const refreshing = new Map<string, Omit<Token, 'expiresAt'>>()

  function issueAccess(email: string, scopes: readonly string[]): string {
    const token = random('ya29.')
    access.set(token, { email, scopes, expiresAt: now().getTime() + accessLifetimeSeconds * 1000 })
    return token
  }

  function revokeAccount(email: string): void {
    for (const tokens of [access, refreshing]) {
      for (const [token, granted] of tokens) if (granted.email === email) tokens.delete(token)
    }
  }

  return {
    issueCode(consent) {
      const code = random('4/0A')
      codes.set(code, { ...consent, expiresAt: now().getTime() + codeLifetime })
      return code
    },
    exchangeCode({ code, redirectUri, codeVerifier }) {
      const consent = codes.get(code)
      if (!consent || consent.expiresAt <= now().getTime()) throw new InvalidGrantError('Malformed auth code.')
      codes.delete(code)
      if (consent.redirectUri !== redirectUri) throw new InvalidGrantError('Bad Request')
      checkVerifier(consent.codeChallenge, codeVerifier)
      const { email, scopes, isOffline, isForced } = consent
      const isFirst = ![...refreshing.values()].some((granted) => granted.email === email)
      const refreshToken = isOffline && (isFirst || isForced) ? random('1//0') : undefined
      if (refreshToken) refreshing.set(refreshToken, { email, scopes })
      return { accessToken: issueAccess(email, scopes), refreshToken, email, scopes }
    },
    refresh(refreshToken) {
      const granted = refreshing.get(refreshToken)
      if (!granted) throw new InvalidGrantError('Token has been expired or revoked.')
      return { ...granted, accessToken: issueAccess(granted.email, granted.scopes), refreshToken: undefined }
    },
    findAccess(accessToken) {
      const token = access.get(accessToken)
      return token && token.expiresAt > now().getTime() ? token : undefined
    },
    revokeToken(token) {
      const email = (access.get(token) ?? refreshing.get(token))?.email
      if (email !== undefined) revokeAccount(email)
      return email !== undefined
    },
    listConnected: () => [...new Set([...refreshing.values()].map(({ email }) => email))],
    revokeAccount,
    reset() {
      for (const part of [codes, access, refreshing]) part.clear()
    },
  }
}

/** Verifies PKCE (RFC 7636): only the client that requested a code may redeem it. */
function checkVerifier(challenge: string | undefined, verifier: string | undefined): void {
  if (challenge === undefined) return
  if (verifier === undefined) throw new InvalidGrantError('Missing code verifier.')
  const proof = createHash('sha256').update(verifier).digest('base64url')
  if (proof !== challenge) throw new InvalidGrantError('Invalid code verifier.')
}
