import { z } from 'zod'
import { schemaText } from '../messages/message.ts'
import { PasskeyCredential, PasskeyRequestOptions } from './passkey-wire.ts'

export const appCodeLength = 6
/** Recovery codes of an account. */
export const recoveryCodeCount = 10
/** Number of characters in each group of a recovery code; the groups are joined with hyphens. */
export const recoveryCodeGroups = [4, 4, 4, 4] as const

const recoveryCode = recoveryCodeGroups.map((length) => `[0-9A-HJKMNP-TV-Z]{${length}}`).join('-')

/** The current code of an authenticator app. */
export const AppCode = z
  .string()
  .max(40)
  .regex(/^[0-9]{6}$/, schemaText('accounts.app_code_invalid'))

/** A code that signs in once instead of the lost second factor; also without hyphens and in lower case. */
export const RecoveryCode = z
  .string()
  .max(60)
  .refine(
    (entered) => new RegExp(`^${recoveryCode}$`).test(formatRecoveryCode(entered)),
    schemaText('accounts.recovery_code_invalid'),
  )

/** The form in which recovery codes are shown: in capitals, with hyphens between the groups. */
export function formatRecoveryCode(entered: string): string {
  const characters = entered.toUpperCase().replace(/[\s-]/g, '')
  return characters.match(/.{1,4}/g)?.join('-') ?? ''
}

/** Ways to prove the second factor. */
export const SecondFactorMethod = z.enum(['code', 'passkey', 'recovery_code'])
export type SecondFactorMethod = z.output<typeof SecondFactorMethod>

/** A second factor, as it is entered. */
export const SecondFactorProof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('code'), code: AppCode }),
  z.object({ method: z.literal('passkey'), credential: PasskeyCredential }),
  z.object({ method: z.literal('recovery_code'), code: RecoveryCode }),
])
export type SecondFactorProof = z.output<typeof SecondFactorProof>

/** Secret that stands for a sign-in or a change that was begun. */
export const ChallengeToken = z.string().min(1).max(100)

/**
 * Answer to the right password of an account with a second factor, instead of tokens. The challenge works once, for a
 * few minutes, and only with the device cookie of the browser that entered the password.
 */
export const SecondFactorNeeded = z.object({
  second_factor_required: z.literal(true),
  challenge_token: z.string(),
  expires_at: z.iso.datetime(),
  /** Those that the account has. */
  methods: z.array(SecondFactorMethod),
  /** Null for an account without passkeys. */
  passkey_options: PasskeyRequestOptions.nullable(),
})
export type SecondFactorNeeded = z.output<typeof SecondFactorNeeded>
