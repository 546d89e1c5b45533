import { z } from 'zod'

/** The longest credential id that WebAuthn allows has 1023 bytes. */
const credentialIdMaxLength = 1364
/** A certificate chain of an attestation has some kilobytes. */
const binaryMaxLength = 20_000

const Base64url = z.string().regex(/^[\w-]+$/)
export const CredentialId = Base64url.max(credentialIdMaxLength)
const Binary = Base64url.max(binaryMaxLength)

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
/** How a browser reaches the authenticator. */
export const PasskeyTransport = z.enum(transports)
export type PasskeyTransport = z.output<typeof PasskeyTransport>

const Descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(PasskeyTransport) })
const UserVerification = z.enum(['required', 'preferred'])

/** Options of `navigator.credentials.get` (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn). */
export const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().int(),
  rpId: z.string(),
  /** Empty: the browser offers every passkey that it has for this site. */
  allowCredentials: z.array(Descriptor),
  userVerification: UserVerification,
})
export type PasskeyRequestOptions = z.output<typeof PasskeyRequestOptions>

/** Options of `navigator.credentials.create` (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn). */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: UserVerification,
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreationOptions = z.output<typeof PasskeyCreationOptions>

const credentialFields = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') }

/** A new passkey, from `navigator.credentials.create` (`RegistrationResponseJSON` of WebAuthn). */
export const NewPasskeyCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: Binary,
    attestationObject: Binary,
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
})
export type NewPasskeyCredential = z.output<typeof NewPasskeyCredential>

/** A passkey's signature, from `navigator.credentials.get` (`AuthenticationResponseJSON` of WebAuthn). */
export const PasskeyCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: Binary,
    authenticatorData: Binary,
    signature: Binary,
    /** The id of the account that the passkey was made for. */
    userHandle: Base64url.max(200).nullish(),
  }),
})
export type PasskeyCredential = z.output<typeof PasskeyCredential>
