import { z } from 'zod'
import { CurrentPassword } from '../accounts.ts'
import { defineEndpoint } from '../base/endpoint.ts'
import { normalizeText } from '../base/text.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'
import {
  NewPasskeyCredential,
  PasskeyCreationOptions,
  PasskeyCredential,
  PasskeyRequestOptions,
} from '../sign-in/passkey-wire.ts'
import { AppCode, ChallengeToken } from '../sign-in/second-factor-proof.ts'

export const maxPasskeys = 20
const passkeyNameMaxLength = 60

/** The name that a user gives a passkey. */
export const PasskeyName = z
  .string()
  .max(1000, schemaText('accounts.passkey_name_long', { max: passkeyNameMaxLength }))
  .transform(normalizeText)
  .pipe(
    z
      .string()
      .min(1, schemaText('accounts.passkey_name_required'))
      .max(passkeyNameMaxLength, schemaText('accounts.passkey_name_long', { max: passkeyNameMaxLength })),
  )

/** Proof that the account's owner is at the browser: password, code of the app, or passkey. */
export const Confirmation = z.discriminatedUnion('method', [
  z.object({ method: z.literal('password'), password: CurrentPassword }),
  z.object({ method: z.literal('code'), code: AppCode }),
  z.object({ method: z.literal('passkey'), challenge_token: ChallengeToken, credential: PasskeyCredential }),
])
export type Confirmation = z.output<typeof Confirmation>

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** Null: not used yet. */
  last_used_at: z.iso.datetime().nullable(),
})
export type Passkey = z.output<typeof Passkey>

export const SecondFactorState = z.object({
  /** When the authenticator app was set up; null: it is not. */
  app_since: z.iso.datetime().nullable(),
  passkeys: z.array(Passkey),
  recovery_codes_left: z.number().int(),
  /** Whether the last second factor must not be removed. */
  is_demanded: z.boolean(),
})
export type SecondFactorState = z.output<typeof SecondFactorState>

/** New recovery codes, which are shown once; null: those that were made earlier hold. */
const RecoveryCodes = z.array(z.string()).nullable()
const Message = z.object({ message: z.string(), ...messageFields })
/** Must be true to remove the last second factor, after which the password alone signs in. */
const removesLast = z.boolean().default(false)

const shared = { access: 'user', leastRole: 'viewer', beforeSecondFactor: true, tag: 'account settings' } as const

/** Endpoints for signed-in users to set up and remove their second factors. A wrong confirmation is answered with 403. */
export const secondFactorEndpoints = {
  get: defineEndpoint({
    ...shared,
    method: 'GET',
    path: '/api/account/second-factor',
    summary: "The user's second factors",
    response: SecondFactorState,
  }),
  beginConfirmation: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/api/account/second-factor/confirmation-options',
    summary: 'Begins a confirmation by passkey; the challenge works once, in this session',
    body: z.object({}),
    response: z.object({ challenge_token: z.string(), options: PasskeyRequestOptions }),
  }),
  beginApp: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/api/account/second-factor/app',
    summary: 'Makes a new secret for an authenticator app, which counts once a code of it was entered',
    body: z.object({ confirmation: Confirmation }),
    response: z.object({
      /** In base32, to be typed. */
      secret: z.string(),
      /** `otpauth:` address, for a QR code. */
      uri: z.string(),
    }),
  }),
  completeApp: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/api/account/second-factor/app-code',
    summary: 'Completes the set-up of an authenticator app with one of its codes',
    body: z.object({ code: AppCode }),
    response: z.object({ ...Message.shape, recovery_codes: RecoveryCodes }),
  }),
  removeApp: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/api/account/second-factor/app-removal',
    summary: 'Removes the authenticator app; 409 for the last second factor without `removes_last`',
    body: z.object({ confirmation: Confirmation, removes_last: removesLast }),
    response: Message,
  }),
  beginPasskey: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/api/account/second-factor/passkey-options',
    summary: 'Begins to add a passkey; the challenge works once, in this session',
    body: z.object({ confirmation: Confirmation }),
    response: z.object({ challenge_token: z.string(), options: PasskeyCreationOptions }),
  }),
  addPasskey: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/api/account/second-factor/passkeys',
    summary: 'Adds a passkey',
    body: z.object({ challenge_token: ChallengeToken, name: PasskeyName, credential: NewPasskeyCredential }),
    response: z.object({ passkey: Passkey, recovery_codes: RecoveryCodes }),
  }),
  renamePasskey: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/api/account/second-factor/passkey-name',
    summary: 'Renames a passkey',
    body: z.object({ confirmation: Confirmation, passkey_id: z.uuid(), name: PasskeyName }),
    response: Passkey,
  }),
  removePasskey: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/api/account/second-factor/passkey-removal',
    summary: 'Removes a passkey; 409 for the last second factor without `removes_last`',
    body: z.object({ confirmation: Confirmation, passkey_id: z.uuid(), removes_last: removesLast }),
    response: Message,
  }),
  makeRecoveryCodes: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/api/account/second-factor/recovery-codes',
    summary: 'Makes ten new recovery codes; the earlier ones no longer work',
    body: z.object({ confirmation: Confirmation }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
  }),
} as const
