import { createHash, randomBytes } from 'node:crypto'

/** The product's OAuth client, used where no real one is set. */
export const sandboxMicrosoftClient = {
  clientId: '00000000-0000-4000-8000-5a0db0c5a0db',
  clientSecret: 'sandbox-microsoft-secret',
}

const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** The Microsoft accounts that exist in the sandbox: a personal one, and one of an organisation. */
export const microsoftAccounts: readonly { email: string; name: string; tenant: string }[] = [
  { email: 'sam.demo@outlook.test', name: 'Sam Demo', tenant: personalTenant },
  { email: 'outreach@contoso.test', name: 'Contoso Outreach', tenant: '7a0c1b1e-1111-4222-8333-944445555666' },
]

const codeLifetime = 10 * 60_000
export const accessLifetimeSeconds = 3599

/** A permission granted on the consent page. */
export interface Consent {
  readonly email: string
  /** As they were asked for. */
  readonly scopes: readonly string[]
  readonly redirectUri: string
  /** S256 challenge in base64url; undefined if the client uses no PKCE. */
  readonly codeChallenge: string | undefined
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

/** Thrown for a code or refresh token that is not accepted; the message is Microsoft's. */
export class InvalidGrantError extends Error {
  override readonly name = 'InvalidGrantError'
}

export interface MicrosoftGrants {
  issueCode(consent: Consent): string
  /** @throws InvalidGrantError */
  exchangeCode(exchange: { code: string; redirectUri: string; codeVerifier: string | undefined }): Issued
  /**
   * Replaces the refresh token. The used one ends at once, which Microsoft may do and mostly does later.
   * @throws InvalidGrantError
   */
  refresh(refreshToken: string): Issued
  /** Account and scopes of a valid access token. */
  findAccess(accessToken: string): Token | undefined
  listConnected(): string[]
  revokeAccount(email: string): void
  reset(): void
}

const random = (prefix: string) => `${prefix}${randomBytes(32).toString('base64url')}`

export function createMicrosoftGrants(now: () => Date): MicrosoftGrants {
  const codes = new Map<string, Consent & { expiresAt: number }>()
  const access = new Map<string, Token>()
  const refreshing = new Map<string, Omit<Token, 'expiresAt'>>()

  function issue(email: string, scopes: readonly string[]): Issued {
    const accessToken = random('EwB')
    access.set(accessToken, { email, scopes, expiresAt: now().getTime() + accessLifetimeSeconds * 1000 })
    const refreshToken = scopes.includes('offline_access') ? random('M.C5.') : undefined
    if (refreshToken !== undefined) refreshing.set(refreshToken, { email, scopes })
    return { accessToken, refreshToken, email, scopes }
  }

  return {
    issueCode(consent) {
      const code = random('M.C5_BAY.2.')
      codes.set(code, { ...consent, expiresAt: now().getTime() + codeLifetime })
      return code
    },
    exchangeCode({ code, redirectUri, codeVerifier }) {
      const consent = codes.get(code)
      if (!consent) throw new InvalidGrantError('AADSTS70000: The provided value for the code is not valid.')
      codes.delete(code)
      if (consent.expiresAt <= now().getTime()) throw new InvalidGrantError('AADSTS70008: The code has expired.')
      if (consent.redirectUri !== redirectUri)
        throw new InvalidGrantError('AADSTS500112: The reply address is another.')
      checkVerifier(consent.codeChallenge, codeVerifier)
      return issue(consent.email, consent.scopes)
    },
    refresh(refreshToken) {
      const granted = refreshing.get(refreshToken)
      if (!granted) throw new InvalidGrantError('AADSTS70000: The grant was issued for a permission that was revoked.')
      refreshing.delete(refreshToken)
      return issue(granted.email, granted.scopes)
    },
    findAccess(accessToken) {
      const token = access.get(accessToken)
      return token && token.expiresAt > now().getTime() ? token : undefined
    },
    listConnected: () => [...new Set([...refreshing.values()].map(({ email }) => email))],
    revokeAccount(email) {
      for (const tokens of [access, refreshing]) {
        for (const [token, granted] of tokens) if (granted.email === email) tokens.delete(token)
      }
    },
    reset() {
      for (const part of [codes, access, refreshing]) part.clear()
    },
  }
}

/** Verifies PKCE (RFC 7636): only the client that requested a code may redeem it. */
function checkVerifier(challenge: string | undefined, verifier: string | undefined): void {
  if (challenge === undefined) return
  const proof = createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url')
  if (proof !== challenge) throw new InvalidGrantError('AADSTS501481: The Code_Verifier does not match.')
}
