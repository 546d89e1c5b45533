import type { ColumnType, Generated, Selectable } from 'kysely'

/** Set when the row is inserted, and never updated. */
type CreatedAt = ColumnType<Date, Date, never>

/** A public key that signs a user in. */
interface Passkeys {
  id: Generated<string>
  user_id: string
  /** The authenticator's id of the key, in base64url; unique. */
  credential_id: string
  public_key: Buffer
  /** Signatures that the authenticator has counted; always 0 for those that do not count. */
  counter: number
  /** How browsers reach the authenticator, separated by spaces. */
  transports: string
  name: string
  last_used_at: Date | null
  created_at: CreatedAt
}

/** A user's authenticator app, at most one. */
interface AuthenticatorApps {
  user_id: string
  secret_sealed: string
  /** The time step of the last accepted code, so that no code is accepted twice. */
  last_step: number | null
  /** When the first code was entered; null: the app is not set up yet. */
  confirmed_at: Date | null
  created_at: Date
}

interface RecoveryCodes {
  user_id: string
  /** HMAC-SHA-256 of the code; a used code is deleted. */
  code_hash: Buffer
}

/** A sign-in or a change that was begun. It is deleted by its use. */
interface FactorChallenges {
  /** SHA-256 of the token. */
  token_hash: Buffer
  /** `sign-in`: the password was right; `passkey-sign-in`: a sign-in without an address; the others in a session. */
  purpose: 'sign-in' | 'passkey-sign-in' | 'passkey-registration' | 'confirmation'
  user_id: string | null
  session_id: string | null
  /** The hash that the password was verified against. */
  password_hash: string | null
  /** SHA-256 of the browser's device id. */
  device: Buffer | null
  /** What the passkey has to sign, in base64url. */
  passkey_challenge: string | null
  /** Number of proofs entered, incremented before each is verified. */
  attempts: Generated<number>
  expires_at: Date
}

export interface FactorTables {
  passkeys: Passkeys
  authenticator_apps: AuthenticatorApps
  recovery_codes: RecoveryCodes
  factor_challenges: FactorChallenges
}

export type PasskeyRow = Selectable<Passkeys>
export type AuthenticatorAppRow = Selectable<AuthenticatorApps>
export type FactorChallengeRow = Selectable<FactorChallenges>
