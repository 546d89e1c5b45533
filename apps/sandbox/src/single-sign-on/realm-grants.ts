import { createHash, randomBytes } from 'node:crypto'

/** The product's client, used where no provider is set. */
export const sandboxRealmClient = { clientId: 'troupe', clientSecret: 'sandbox-realm-secret' }

export interface Person {
  readonly sub: string
  readonly email: string
  readonly name: string
  readonly isEmailVerified: boolean
  readonly roles: readonly string[]
}

/** The people of the realm, the last two of which a careful client does not simply let in. */
export const realmPeople: readonly Person[] = [
  {
    sub: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    email: 'ada.demo@brand.test',
    name: 'Ada Demo',
    isEmailVerified: true,
    roles: ['troupe-admin'],
  },
  {
    sub: '16fd2706-8baf-433b-82eb-8c7fada847da',
    email: 'ben.demo@brand.test',
    name: 'Ben Demo',
    isEmailVerified: true,
    roles: ['troupe-member'],
  },
  {
    sub: '886313e1-3b8a-4372-9b90-0c9aee199e5d',
    email: 'uma.unverified@brand.test',
    name: 'Uma Unverified',
    isEmailVerified: false,
    roles: [],
  },
  {
    sub: '3d813cbb-47fb-32ba-91df-831e1593ac29',
    email: 'olga@elsewhere.test',
    name: 'Olga Elsewhere',
    isEmailVerified: true,
    roles: [],
  },
]

const codeLifetime = 60_000
export const accessLifetimeSeconds = 300

/** A sign-in that a person granted. */
export interface Grant {
  readonly person: Person
  readonly redirectUri: string
  readonly nonce: string | undefined
  /** S256 challenge in base64url. */
  readonly codeChallenge: string
}

export interface RealmGrants {
  issueCode(grant: Grant): string
  /** Takes the grant of a code, which works once. Undefined: the code, the address or the verifier is wrong. */
  takeCode(exchange: { code: string; redirectUri: string; codeVerifier: string }): Grant | undefined
  issueAccess(person: Person): string
  /** The person of a valid access token. */
  findPerson(accessToken: string): Person | undefined
  reset(): void
}

/** The grants keep real time, like the tokens: clients compare both with their own clocks. */
export function createRealmGrants(): RealmGrants {
  const codes = new Map<string, Grant & { readonly expiresAt: number }>()
  const access = new Map<string, { readonly person: Person; readonly expiresAt: number }>()
  const random = () => randomBytes(32).toString('base64url')
  return {
    issueCode(grant) {
      const code = random()
      codes.set(code, { ...grant, expiresAt: Date.now() + codeLifetime })
      return code
    },
    takeCode({ code, redirectUri, codeVerifier }) {
      const grant = codes.get(code)
      codes.delete(code)
      if (!grant || grant.expiresAt <= Date.now() || grant.redirectUri !== redirectUri) return undefined
      return createHash('sha256').update(codeVerifier).digest('base64url') === grant.codeChallenge ? grant : undefined
    },
    issueAccess(person) {
      const token = random()
      access.set(token, { person, expiresAt: Date.now() + accessLifetimeSeconds * 1000 })
      return token
    },
    findPerson(accessToken) {
      const token = access.get(accessToken)
      return token && token.expiresAt > Date.now() ? token.person : undefined
    },
    reset() {
      codes.clear()
      access.clear()
    },
  }
}
