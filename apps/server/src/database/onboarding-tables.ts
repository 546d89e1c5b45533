import type { CreatorPost } from '@troupe/contract/creator-profile'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

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
  /** How often its mail was tried to be handed over, and before when it is not tried (again). */
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
  /** The link after the registration, new links that somebody asked for, or that all is erased. */
  kind: 'registered' | 'requested' | 'erased'
  email: string
  /** The channel that was registered; null: all of the address. */
  creator_id: number | null
  created_at: Date
  /** After this the mail is not worth sending. */
  expires_at: Date
}

/** What a platform told of a channel; null posts: nothing of them. */
export interface ChannelReading {
  readonly record: CreatorRecord
  readonly posts: CreatorPost[] | null
}

/** Channels that somebody looked up to register them, for some minutes. */
interface ChannelReadings {
  /** The URL of the channel as `readChannelUrl` writes it. */
  channel: string
  /** Null: the platform knows no such channel. */
  reading: JSONColumnType<ChannelReading | null>
  expires_at: Date
}

/** Who asked to be forgotten: keyed hashes of channels, handles and addresses, which tell nobody who they are. */
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
