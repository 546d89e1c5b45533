import { type SignInRole, signInRoles } from '../../modules/accounts/installation/identity-provider-port.ts'

/** Claims of an ID token or of userinfo. */
export type Claims = Readonly<Record<string, unknown>>

/** Issuers of Microsoft Entra ID, for organisations and for national clouds. */
const microsoftHosts = /^(login\.microsoftonline\.(com|us)|login\.partner\.microsoftonline\.cn|sts\.windows\.net)$/

/** An address, and whether the provider has verified that it is the person's. */
export interface ProvidedAddress {
  readonly email: string | undefined
  readonly isEmailVerified: boolean
}

/**
 * Reads the address. Microsoft's `email` can be set freely by the administrator of any tenant, and it sends no
 * `email_verified`: there an address counts as verified by `xms_edov` (its domain's owner was verified) or as one of
 * `verified_primary_email`
 * (https://learn.microsoft.com/entra/identity-platform/optional-claims-reference).
 */
export function readAddress(claims: Claims, issuer: string): ProvidedAddress {
  const email = readText(claims.email)
  if (email === undefined) return { email, isEmailVerified: false }
  if (!isMicrosoft(issuer)) return { email, isEmailVerified: isYes(claims.email_verified) }
  const verified = toList(claims.verified_primary_email).map((address) => address.toLowerCase())
  return { email, isEmailVerified: isYes(claims.xms_edov) || verified.includes(email.toLowerCase()) }
}

/** The person's name; undefined if the provider tells none. */
export function readName(claims: Claims): string | undefined {
  return readText(claims.name) ?? readText(claims.preferred_username)
}

/**
 * The most powerful role that a value of the claim gives. The claim's name may lead into others:
 * `realm_access.roles`.
 */
export function readRole(
  claims: Claims,
  roleClaim: string | undefined,
  roles: ReadonlyMap<string, SignInRole>,
): SignInRole | undefined {
  if (roleClaim === undefined) return undefined
  const given = toList(claims[roleClaim] ?? readInside(claims, roleClaim.split('.'))).map((value) => roles.get(value))
  return signInRoles.find((role) => given.includes(role))
}

function isMicrosoft(issuer: string): boolean {
  return URL.canParse(issuer) && microsoftHosts.test(new URL(issuer).hostname)
}

/** Some providers send booleans as texts or numbers. */
function isYes(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1'
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function toList(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

function readInside(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return readInside(Object.entries(value).find(([key]) => key === name)?.[1], rest)
}
