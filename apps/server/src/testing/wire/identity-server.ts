import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { SignInRole } from '../../modules/accounts/installation/identity-provider-port.ts'
import type { Settings } from '../../settings/settings.ts'

type ProviderSettings = NonNullable<Settings['singleSignOn']['providers']>[number]

const clientId = 'troupe'
const clientSecret = 'a-secret-of-the-client-in-32-bytes'

/** How an ID token is signed: `stolen` is by a key that is not the provider's. */
type Signature = 'RS256' | 'none' | 'HS256' | 'stolen'

/** The person who signs in, and what is wrong with the provider's answer. */
interface SignIn {
  readonly claims?: JWTPayload
  readonly signature?: Signature
  /** Claims that only userinfo has. */
  readonly userinfo?: JWTPayload
}

interface Granted extends SignIn {
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
}

/** The parameters with which the browser comes back. */
interface ProviderReturn {
  readonly code: string
  readonly state: string
}

interface State {
  issuer: string
  isDown: boolean
  /** Replaces parts of the discovery document. */
  metadata: Record<string, unknown>
  readonly grants: Map<string, Granted>
  readonly userinfos: Map<string, JWTPayload>
}

/** An OpenID Connect provider that tests steer, started once per file on a loopback port. */
export function useIdentityServer(given: {
  id: string
  domains?: string[]
  roles?: Record<string, SignInRole>
  /** Default: that of Keycloak. */
  roleClaim?: string
}) {
  const state: State = { issuer: '', isDown: false, metadata: {}, grants: new Map(), userinfos: new Map() }
  const answer = createAnswer(state)
  const server = createServer((request, response) => void answer(request, response))

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('The identity server has no port')
    state.issuer = `http://127.0.0.1:${address.port}`
  })
  beforeEach(() => Object.assign(state, { isDown: false, metadata: {} }))
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  return {
    get issuer() {
      return state.issuer
    },
    get settings(): ProviderSettings {
      return {
        ...{ id: given.id, name: `Provider ${given.id}`, issuer: state.issuer, clientId, clientSecret },
        domains: given.domains ?? [],
        roleClaim: given.roles && (given.roleClaim ?? 'realm_access.roles'),
        roles: new Map(Object.entries(given.roles ?? {})),
        ...{ workspace: undefined, defaultRole: undefined },
      }
    },
    setDown: () => Object.assign(state, { isDown: true }),
    /** Replaces parts of the discovery document. */
    setMetadata: (metadata: Record<string, unknown>) => Object.assign(state, { metadata }),
    /** Signs a person in on the page that the address opens. */
    signIn(authorizationUrl: string, signIn: SignIn = {}): ProviderReturn {
      const asked = new URL(authorizationUrl).searchParams
      const code = randomBytes(16).toString('hex')
      state.grants.set(code, {
        ...signIn,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
      })
      return { code, state: asked.get('state') ?? '' }
    },
  }
}

export type IdentityServer = ReturnType<typeof useIdentityServer>

/** Creates the answers of the provider's endpoints. */
function createAnswer(state: State) {
  const keys = { own: generateKeyPair('RS256'), stolen: generateKeyPair('RS256') }
  const { grants, userinfos } = state

  async function writeToken({ claims, signature = 'RS256', nonce }: Granted): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const all = { iss: state.issuer, aud: clientId, iat: now, exp: now + 60, nonce, sub: 'sub-1', ...claims }
    if (signature === 'none') return new UnsecuredJWT(all).encode()
    if (signature === 'HS256') return sign(all, 'HS256', new TextEncoder().encode(clientSecret))
    const { privateKey } = await keys[signature === 'stolen' ? 'stolen' : 'own']
    return sign(all, 'RS256', privateKey)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (state.isDown) return send(503, { detail: 'down' })
    if (request.url === '/.well-known/openid-configuration') {
      return send(200, { ...describe(state.issuer), ...state.metadata })
    }
    if (request.url === '/keys') {
      const { publicKey } = await keys.own
      return send(200, { keys: [{ ...(await exportJWK(publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] })
    }
    if (request.url === '/userinfo') {
      return send(200, userinfos.get(request.headers.authorization?.replace('Bearer ', '') ?? ''))
    }
    const form = new URLSearchParams(await readText(request))
    const granted = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    if (form.get('client_secret') !== clientSecret) return send(401, { error: 'invalid_client' })
    if (!granted || !isVerified(granted, form)) return send(400, { error: 'invalid_grant' })
    const access_token = randomBytes(16).toString('hex')
    userinfos.set(access_token, { sub: subjectOf(granted), ...granted.userinfo })
    send(200, { access_token, token_type: 'Bearer', expires_in: 60, id_token: await writeToken(granted) })
  }
}

function describe(issuer: string) {
  return {
    ...{ issuer, authorization_endpoint: `${issuer}/page`, token_endpoint: `${issuer}/token` },
    ...{ jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/userinfo` },
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
  }
}

function subjectOf({ claims }: SignIn): string {
  return claims?.sub ?? 'sub-1'
}

function isVerified({ challenge, redirectUri }: Granted, form: URLSearchParams): boolean {
  const hash = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  return hash === challenge && form.get('redirect_uri') === redirectUri
}

function sign(claims: JWTPayload, alg: string, key: CryptoKey | Uint8Array): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg, kid: 'own' }).sign(key)
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
