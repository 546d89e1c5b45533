import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

/** Invitations of one address to register a channel. */
interface Invitations {
  id: Generated<string>
  /** The inviting user; null: an operator. */
  user_id: string | null
  /** The invited creator, or the one registered through the invitation. */
  creator_id: number | null
  /** Normalised by `normalizeEmail`. */
  email: string
  message: string
  /** SHA-256 of the token in the mail; null until the mail is being sent. */
  token_hash: Buffer | null
  /** Why its mail did not leave, in words. */
  failure: string | null
  /** Number of attempts to submit its mail, and the earliest time of the next one. */
  attempts: Generated<number>
  send_after: Date
  sent_at: Date | null
  expires_at: Date
  revoked_at: Date | null
  declined_at: Date | null
  used_at: Date | null
  created_at: Date
}

export type InvitationRow = Selectable<Invitations>

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

/** A mail to a creator about their own channel that is still to be sent; the row goes when it is. */
interface OwnChannelMails {
  id: Generated<string>
  /** The link after the registration, a new link on request, or the confirmation of an erasure. */
  kind: 'registered' | 'requested' | 'erased'
  email: string
  /** The channel that was registered; null: all of the address. */
  creator_id: number | null
  created_at: Date
  /** After this the mail is not worth sending. */
  expires_at: Date
}

/** A channel as its platform returned it; null posts: none were returned. */
export interface ChannelReading {
  readonly record: CreatorRecord
  readonly posts: CreatorPost[] | null
}

/** Channels looked up for a registration, kept for some minutes. */
interface ChannelReadings {
  /** The URL of the channel as `readChannelUrl` writes it. */
  channel: string
  /** Null: the platform knows no such channel. */
  reading: JSONColumnType<ChannelReading | null>
  expires_at: Date
}

/** Creators that asked to be forgotten: keyed hashes of channels, handles and addresses, which identify no person. */
interface Erasures {
  key: Buffer
  erased_at: Date
}

export interface OnboardingTables {
  invitations: Invitations
  creator_registrations: CreatorRegistrations
  channel_readings: ChannelReadings
  own_channel_mails: OwnChannelMails
  erasures: Erasures
}

export type OwnChannelMailKind = OwnChannelMails['kind']
