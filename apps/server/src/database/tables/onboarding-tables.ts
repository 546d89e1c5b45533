import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

/** Invitations of an address to register a channel. */
interface Invitations {
  id: Generated<string>
  /** The inviting user; null: an operator. */
  workspace_id: string | null
  /** The member who made it; null once the account is gone. */
  created_by: string | null
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
  /** When the creator proved that the channel is theirs; null: it was only registered by invitation. */
  proven_at: Generated<Date | null>
  /** Whether the platform showed the registered address when the channel was registered. */
  shows_address: Generated<boolean>
  /** When the channel will be erased unless that is stopped; null: no erasure is planned. */
  erasure_due_at: Generated<Date | null>
  /** SHA-256 of the token with which readers of the notice object. */
  objection_token_hash: Generated<Buffer | null>
}

/** A code that the holder of an address puts into a channel's description. */
interface ChannelProofs {
  platform: Platform
  channel_id: string
  /** Address of the registration or of the invitation, normalised by `normalizeEmail`. */
  email: string
  code: string
  expires_at: Date
  /** When the code was found; null until then. */
  proven_at: Generated<Date | null>
}

/** A change of a registration's address that waits for confirmations. */
interface AddressChanges {
  creator_id: number
  /** The new address, normalised by `normalizeEmail`. */
  email: string
  /** Language of the page on which it was asked for; null: not known. */
  language: MailLanguage | null
  asked_at: Date
  expires_at: Date
  /** SHA-256 of the tokens in the mails to both addresses. */
  old_token_hash: Buffer
  new_token_hash: Buffer
  old_confirmed_at: Generated<Date | null>
  new_confirmed_at: Generated<Date | null>
}

/** A mail to a creator about their own channel that is waiting to be sent; the row is deleted afterwards. */
interface OwnChannelMails {
  id: Generated<string>
  /**
   * The link after the registration, a new link on request, the confirmation of an erasure; the question to the old and
   * to the new address and the result of a change; the notice of an erasure; that another address proved the channel;
   * the link to everything stored about the address.
   */
  kind:
    | 'registered'
    | 'requested'
    | 'erased'
    | 'address_old'
    | 'address_new'
    | 'address_changed'
    | 'erasure_notice'
    | 'passed_on'
    | 'own_data'
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
  channel_proofs: ChannelProofs
  address_changes: AddressChanges
  own_channel_mails: OwnChannelMails
  erasures: Erasures
}

export type OwnChannelMailKind = OwnChannelMails['kind']
