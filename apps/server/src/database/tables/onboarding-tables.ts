import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

/** Invitations of an address to register a channel. */
interface Invitations {
  id: Generated<string>
  /** The inviting user; null: an operator. */
  user_id: string | null
  /** The invited creator, or the one registered through the invitation. */
  creator_id: number | null
  /** Normalised by `normalizeEmail`. */
  email: string
  message: string
  /** Language of its mails; null in rows of releases before it was stored. */
  language: MailLanguage | null
  /** SHA-256 of the token in the mail; null until the mail is being sent. */
  token_hash: Buffer | null
  /** Why its mail was not sent, worded for the user. */
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

/** A channel registered by its creator, with the creator's statement. */
interface CreatorRegistrations {
  creator_id: number
  /** Normalised by `normalizeEmail`. */
  email: string
  statement: JSONColumnType<CreatorStatement>
  /** SHA-256 of the token in the latest link to the creator's page; null until its mail is being sent. */
  page_token_hash: Buffer | null
  registered_at: Date
  confirmed_at: Date
}

/** A mail to a creator about their own channel that is waiting to be sent; the row is deleted afterwards. */
interface OwnChannelMails {
  id: Generated<string>
  /** The link after the registration, a new link on request, or the confirmation of an erasure. */
  kind: 'registered' | 'requested' | 'erased'
  email: string
  /** Language of the page that asked for it; null: not known. */
  language: MailLanguage | null
  /** The registered channel; null: all channels of the address. */
  creator_id: number | null
  created_at: Date
  /** Time after which the mail is not worth sending. */
  expires_at: Date
}

/** A channel as its platform returned it; null posts: none were returned. */
export interface ChannelReading {
  readonly record: CreatorRecord
  readonly posts: CreatorPost[] | null
}

/** Channels read for a registration, cached for some minutes. */
interface ChannelReadings {
  /** URL of the channel, normalised by `readChannelUrl`. */
  channel: string
  /** Null: the platform has no such channel. */
  reading: JSONColumnType<ChannelReading | null>
  expires_at: Date
}

/** Erased creators: keyed hashes of channels, handles and addresses, which identify no person. */
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
