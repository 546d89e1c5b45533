import type { CreatorStatement } from '@troupe/contract/onboarding'
import type { Generated, JSONColumnType } from 'kysely'

/** What invites one address to register a channel. */
interface Invitations {
  id: Generated<string>
  /** Who invited; null: an operator did. */
  user_id: string | null
  /** Whom they invited, or who came of it. */
  creator_id: number | null
  /** Normalised by `normalizeEmail`. */
  email: string
  message: string
  /** SHA-256 of the token in the mail; null until the mail is being sent. */
  token_hash: Buffer | null
  /** Why its mail did not leave, in words. */
  failure: string | null
  sent_at: Date | null
  expires_at: Date
  revoked_at: Date | null
  declined_at: Date | null
  used_at: Date | null
  created_at: Date
}

/** A channel that its creator registered, and what they said of it. */
interface CreatorRegistrations {
  creator_id: number
  /** Normalised by `normalizeEmail`. */
  email: string
  statement: JSONColumnType<CreatorStatement>
  /** SHA-256 of the token in the newest link to the creator's page; null until its mail is being sent. */
  page_token_hash: Buffer | null
  registered_at: Date
  confirmed_at: Date
}

/** Who asked to be forgotten: keyed hashes of channels, handles and addresses, which tell nobody who they are. */
interface Erasures {
  key: Buffer
  erased_at: Date
}

export interface OnboardingTables {
  invitations: Invitations
  creator_registrations: CreatorRegistrations
  erasures: Erasures
}
