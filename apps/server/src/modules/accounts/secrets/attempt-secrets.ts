import { createHash, createHmac, randomBytes } from 'node:crypto'

const stateBytes = 32

/** Values that bind a provider's answer to the sign-in that it is for. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  /** PKCE (RFC 7636). */
  readonly codeVerifier: string
  readonly redirectUri: string
}

export interface AttemptSecrets {
  /** Creates the state of a new sign-in. */
  createState(): string
  /** What is stored of a state. */
  hash(state: string): Buffer
  /** Nonce and PKCE verifier of a state. Nobody without the key can compute them, so that neither is stored. */
  derive(state: string, redirectUri: string): SignInSecrets
}

export function createAttemptSecrets(key: Buffer): AttemptSecrets {
  const derive = (purpose: string, state: string) =>
    createHmac('sha256', key).update(`${purpose}:${state}`).digest('base64url')
  return {
    createState: () => randomBytes(stateBytes).toString('base64url'),
    hash: (state) => createHash('sha256').update(state).digest(),
    derive: (state, redirectUri) => ({
      state,
      nonce: derive('nonce', state),
      codeVerifier: derive('code-verifier', state),
      redirectUri,
    }),
  }
}
