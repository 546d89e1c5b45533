import type {
  NewPasskeyCredential,
  PasskeyCreationOptions,
  PasskeyCredential,
  PasskeyRequestOptions,
} from '@troupe/contract/sign-in/passkey-wire'

/** Whether this browser can use passkeys here: only over TLS, and on localhost. */
export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'
}

/** Lets the user sign with a passkey. Rejects with the browser's error when they cancel or have none. */
export async function signWithPasskey(options: PasskeyRequestOptions): Promise<PasskeyCredential> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** Lets the user make a passkey. Rejects with the browser's error when they cancel or have one for this account. */
export async function makePasskey(options: PasskeyCreationOptions): Promise<NewPasskeyCredential> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}
