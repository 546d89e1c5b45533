import { randomBytes } from 'node:crypto'
import { say } from '@troupe/contract/messages/message'
import {
  type NewPasskeyCredential,
  type PasskeyCreationOptions,
  type PasskeyCredential,
  type PasskeyRequestOptions,
  PasskeyTransport,
} from '@troupe/contract/sign-in/passkey-wire'
import { z } from 'zod'
import type { PasskeyRow } from '../../../database/tables/factor-tables.ts'
import { AppError } from '../../../lib/app-error.ts'
import { minutes } from '../../../lib/durations.ts'
import type { FactorContext } from './factor-context.ts'
import * as passkeys from './passkey-repository.ts'

const challengeBytes = 32
/** How long the browser waits for its user. */
const timeoutMs = minutes(4)
const siteName = 'Troupe'
/** EdDSA, ES256, RS256: https://www.iana.org/assignments/cose/cose.xhtml */
const algorithms = [-8, -7, -257]

/** Its hundreds of modules are loaded when the first passkey is used. */
const loadVerifiers = () => import('@simplewebauthn/server')

/** Makes what a passkey has to sign, 256 random bits in base64url. */
export function createPasskeyChallenge(): string {
  return randomBytes(challengeBytes).toString('base64url')
}

/** The host that passkeys belong to: that of the public URL. */
function toRpId({ getPublicUrl }: Pick<FactorContext, 'getPublicUrl'>): string {
  return new URL(getPublicUrl()).hostname
}

const ClientData = z.object({ origin: z.url() })

/**
 * Where the passkey must have been used: at the public URL. On localhost any port will do, since the development
 * server of the web application has one of its own.
 */
function toExpectedOrigin({ getPublicUrl }: Pick<FactorContext, 'getPublicUrl'>, clientDataJSON: string): string {
  const expected = new URL(getPublicUrl())
  if (expected.hostname !== 'localhost') return expected.origin
  const { origin } = ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
  return new URL(origin).hostname === 'localhost' ? origin : expected.origin
}

interface Requested {
  readonly challenge: string
  /** Passkeys to choose from; empty: any of this site. */
  readonly allowed: readonly PasskeyRow[]
  readonly userVerification: PasskeyRequestOptions['userVerification']
}

/** Options for signing with a passkey. */
export function toRequestOptions(
  context: Pick<FactorContext, 'getPublicUrl'>,
  { challenge, allowed, userVerification }: Requested,
): PasskeyRequestOptions {
  return {
    challenge,
    timeout: timeoutMs,
    rpId: toRpId(context),
    allowCredentials: allowed.map(describe),
    userVerification,
  }
}

interface Created {
  readonly challenge: string
  readonly user: { readonly id: string; readonly email: string; readonly username: string }
  readonly existing: readonly PasskeyRow[]
}

/** Options for making a passkey that the authenticator finds without an address. */
export function toCreationOptions(
  context: Pick<FactorContext, 'getPublicUrl'>,
  { challenge, user, existing }: Created,
): PasskeyCreationOptions {
  return {
    rp: { name: siteName, id: toRpId(context) },
    user: { id: toUserHandle(user.id), name: user.email, displayName: user.username },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: timeoutMs,
    excludeCredentials: existing.map(describe),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
  }
}

interface NewKey {
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string
}

/** Verifies a new passkey. @throws AppError `invalid_input` if it is not for this site and this challenge. */
export async function verifyNewPasskey(
  context: FactorContext,
  challenge: string,
  { id, rawId, type, response }: NewPasskeyCredential,
): Promise<NewKey> {
  const { clientDataJSON, attestationObject, transports = [] } = response
  try {
    const { verifyRegistrationResponse } = await loadVerifiers()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: toExpectedOrigin(context, clientDataJSON),
      expectedRPID: toRpId(context),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) throw new Error('The attestation does not match')
    const { credential } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: transports.filter((transport) => PasskeyTransport.safeParse(transport).success).join(' '),
    }
  } catch (error) {
    context.log.info({ event: 'passkey-refused', err: error }, 'a new passkey was not accepted')
    throw new AppError('invalid_input', say('accounts.passkey_refused'), { cause: error })
  }
}

interface Expected {
  readonly challenge: string
  /** The account whose passkey it has to be; undefined: that of the passkey. */
  readonly userId?: string | undefined
  /** Whether the authenticator must have checked its user, as by a fingerprint or a PIN. */
  readonly needsUserVerification: boolean
}

/**
 * Verifies a passkey's signature, with its counter: one that does not grow shows that the key was copied.
 * @returns the passkey, whose use is noted.
 * @throws AppError `unauthenticated`
 */
export async function verifyPasskey(
  context: FactorContext,
  { challenge, userId, needsUserVerification }: Expected,
  { id, rawId, type, response }: PasskeyCredential,
): Promise<PasskeyRow> {
  const { db, clock, log } = context
  const passkey = await passkeys.findByCredential(db, id)
  try {
    if (!passkey || (userId !== undefined && passkey.user_id !== userId)) throw new Error('The passkey is unknown')
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    if (userHandle && userHandle !== toUserHandle(passkey.user_id)) throw new Error('The passkey is of another account')
    const { verifyAuthenticationResponse } = await loadVerifiers()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: toExpectedOrigin(context, clientDataJSON),
      expectedRPID: toRpId(context),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: needsUserVerification,
    })
    if (!verified) throw new Error('The signature does not match')
    const use = { id: passkey.id, from: passkey.counter, counter: authenticationInfo.newCounter, now: clock.now() }
    if (!(await passkeys.noteUse(db, use))) throw new Error('The passkey was used or removed meanwhile')
    return passkey
  } catch (error) {
    log.info({ event: 'passkey-refused', userId: passkey?.user_id, err: error }, 'a passkey was not accepted')
    throw new AppError('unauthenticated', say('accounts.passkey_refused'), { cause: error })
  }
}

/** The id that the authenticator keeps with the passkey: the account's, as bytes. */
function toUserHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

function describe({ credential_id, transports }: PasskeyRow) {
  const known = transports.split(' ').flatMap((name) => PasskeyTransport.safeParse(name).data ?? [])
  return { id: credential_id, type: 'public-key' as const, transports: known }
}
