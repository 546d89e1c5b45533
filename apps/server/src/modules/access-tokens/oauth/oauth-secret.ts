import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Prefixes by which a secret's kind is known, and by which secret scanners recognise it. */
const prefixes = { code: 'troupe_oac_', access: 'troupe_oat_', refresh: 'troupe_ort_' } as const
export type SecretKind = keyof typeof prefixes

const secretBytes = 32
const maxLength = 100

/** Creates a secret: 256 random bits after the prefix of its kind. */
export function createSecret(kind: SecretKind): string {
  return prefixes[kind] + randomBytes(secretBytes).toString('base64url')
}

/** Stored form: SHA-256, which is enough for 256 random bits. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The secrets that a program gets at a time. */
export interface SecretPair {
  readonly access: string
  readonly refresh: string
}

/**
 * Returns a function that computes the pair that a refresh token is exchanged for: HMAC-SHA-256 of the token. It is
 * computed again for a program that lost the answer, so it is not stored; without the key, the token reveals nothing
 * about it.
 */
export function createSuccession(key: Buffer): (refreshToken: string) => SecretPair {
  const succeed = (kind: keyof SecretPair, token: string) =>
    prefixes[kind] + createHmac('sha256', key).update(`${kind} ${token}`).digest('base64url')
  return (token) => ({ access: succeed('access', token), refresh: succeed('refresh', token) })
}

/** Whether a text may be a secret of this kind. */
export function isSecretOf(kind: SecretKind, text: string): boolean {
  return text.startsWith(prefixes[kind]) && text.length <= maxLength
}

/** Creates the id of a registered program, which is public. */
export function createClientId(): string {
  return `troupe_program_${randomBytes(16).toString('base64url')}`
}

/** Whether a verifier (RFC 7636, 4.1) belongs to a challenge. The challenge is no secret. */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  return /^[\w.~-]{43,128}$/.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === challenge
}
