import type { CategoryId } from '@troupe/contract/categories'
import type { MemberStatus } from '@troupe/contract/collections'
import type { ConfirmableField, CreatorSource, EmailSource, PriceSource } from '@troupe/contract/creators'
import type { ExportFormat } from '@troupe/contract/exports'
import type { PlatformFailureKind } from '@troupe/contract/platform-status'
import type { Platform } from '@troupe/contract/platforms'
import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely'
import type { AccessTokenTables } from './access-token-tables.ts'
import type { ConversationTables } from './conversation-tables.ts'
import type { EmailSettingsTables } from './email-settings-tables.ts'
import type { OnboardingTables } from './onboarding-tables.ts'
import type { OutreachTables } from './outreach-tables.ts'
import type { SearchTables } from './search-tables.ts'
import type { WebhookTables } from './webhook-tables.ts'

/** Set by the database or by a rule; never by a later update. */
type CreatedAt = ColumnType<Date, Date | undefined, never>

interface Users {
  id: Generated<string>
  /** Normalised by `normalizeEmail`; unique. */
  email: string
  username: string
  /** NFKC and lower case of the user name; unique. */
  username_key: string
  password_hash: string
  deactivated_at: Date | null
  created_at: CreatedAt
  updated_at: Date
}

/** A wish for a code, by one browser. */
interface EmailVerifications {
  id: Generated<string>
  /** What the proven address is for: a code counts for nothing else. */
  purpose: 'registration' | 'address' | 'password-reset' | 'email-change'
  email: string
  /** Whose address is to change; null for every other purpose. */
  user_id: string | null
  /** Codes entered so far by the browser that asked, counted before they are compared. */
  attempts: Generated<number>
  /** Codes entered so far from its network by callers without its cookie. */
  network_attempts: Generated<number>
  expires_at: Date
  /** SHA-256 of the device that asked; null where the request belongs to a user. */
  device: Buffer | null
  /** The network that it asked from. */
  network: string
  /** What the verified person will get; for a registration both are there. */
  username: string | null
  password_hash: string | null
  created_at: CreatedAt
}

/** The code that is mailed to an address for a purpose. It is not stored: it is derived from the id. */
interface MailedCodes {
  id: string
  /** A link with which an operator lets a user set a password carries a code, too. */
  purpose: EmailVerifications['purpose'] | 'password-link'
  email: string
  user_id: string | null
  /** When its newest mail was ordered. */
  mailed_at: Date
  expires_at: Date
  /** The code before it, which is good until its own end. */
  previous_id: string | null
  previous_expires_at: Date | null
}

/** A browser that a user has signed in with. */
interface KnownDevices {
  user_id: string
  /** SHA-256 of the device's id. */
  device: Buffer
  /** Its newest sign-in; null once that has ended. */
  session_id: string | null
  expires_at: Date
}

/** A change to an account by whoever runs the installation. */
interface OperatorActions {
  id: Generated<string>
  action: 'unlock' | 'disable' | 'enable' | 'delete' | 'set-password-link'
  /** It may be gone; null: no account had the address. */
  account_id: string | null
  /** The operating system's user and host. */
  operator: string
  at: Date
}

/** Addresses that somebody has lately shown to read, apart from any account. */
interface VerifiedAddresses {
  email: string
  /** The end of the proof. */
  expires_at: Date
}

/** A mail about an account that is still to be sent; the row goes when it is. */
interface AccountNotices {
  id: Generated<string>
  kind:
    | 'password-changed'
    | 'password-reset'
    | 'email-changed'
    | 'account-deleted'
    | 'session-stolen'
    | 'access-token-created'
    | 'webhook-switched-off'
  email: string
  /** After this the mail is not worth sending. */
  expires_at: Date
  created_at: CreatedAt
}

/** A sign-in. It ends by being deleted, and its refresh tokens with it. */
interface Sessions {
  id: Generated<string>
  user_id: string
  /** The latest end, however often it is refreshed. */
  expires_at: Date
  /** Where its tokens were last renewed from, with what, and when. */
  ip: string
  user_agent: string | null
  last_used_at: Date
  created_at: CreatedAt
}

interface RefreshTokens {
  /** SHA-256 of the token. */
  token_hash: Buffer
  session_id: string
  /** When it was exchanged for its successor. */
  used_at: Date | null
  expires_at: Date
  created_at: CreatedAt
}

interface LimitCounters {
  /** What is limited, for whom: `login:ip:...`; addresses hashed. */
  key: string
  count: number
  window_ends_at: Date
}

interface Creators {
  id: Generated<number>
  platform: Platform
  channel_id: string
  title: string
  handle: string
  description: string
  keywords: string[]
  avatar: string | null
  cover_image: string | null
  url: string | null
  verified: boolean
  subscribers: number | null
  videos_count: number | null
  average_views: number | null
  average_likes: number | null
  engagement_rate: number | null
  posting_frequency: number | null
  estimated_price: number | null
  price_source: PriceSource | null
  region: string | null
  language: string | null
  email: string | null
  email_source: EmailSource | null
  /** Whether `email` has the form of an address; the database keeps it. */
  has_usable_email: GeneratedAlways<boolean | null>
  content_categories: CategoryId[]
  last_posted_at: Date | null
  source: CreatorSource
  fetched_at: Date
  /** When the platform last gave the whole profile, with the figures of recent posts; null: never. */
  profile_read_at: Date | null
  /** Since when the platform says it knows no such account. */
  vanished_at: Date | null
  /** When the creator last confirmed these fields; nothing but their own word changes them. */
  confirmed_at: Date | null
  confirmed_fields: Generated<ConfirmableField[]>
  /** Name and handle as `toNameKey` makes them, for people who type a name. */
  name_key: string
  /** The terms of all texts, by field: A name and handle, B categories and keywords, C description. */
  terms: string
  /** Number of words behind `terms`, for length normalisation. */
  term_count: number
  /** Hash of the text that stands for the creator's meaning. */
  content_hash: string
  /** The `searchFieldsVersion` that made these four. */
  search_version: Generated<number>
  /** 512 numbers, or null until it is embedded. */
  embedding: string | null
  /** The `content_hash` that `embedding` was made for; the queue works while the two differ. */
  embedding_hash: string | null
  /** What made `embedding`; vectors of different models cannot be compared. */
  embedding_model: string | null
  created_at: CreatedAt
  updated_at: Date
}

interface CreatorSnapshots {
  creator_id: number
  /** ISO date (UTC). */
  day: string
  subscribers: number | null
  engagement_rate: number | null
  average_views: number | null
  videos_count: number | null
}

/** What was asked of a platform in one window of one of its allowances, by all nodes together. */
interface PlatformUsageRows {
  platform: Platform
  bucket: string
  started_at: Date
  used: number
}

/** How a platform last did. */
interface PlatformStates {
  platform: Platform
  last_error_kind: PlatformFailureKind | null
  last_error_message: string | null
  last_error_at: Date | null
  last_success_at: Date | null
}

/** What a platform answered to a search, kept so that the same question costs nothing for a while. */
interface PlatformAnswers {
  /** Hash of platform, mode, question and page. */
  request_key: string
  /** In the platform's order. */
  creator_ids: JSONColumnType<number[]>
  next_cursor: string | null
  expires_at: Date
}

/** A user's own group of creators. */
interface Collections {
  id: Generated<string>
  user_id: string
  name: string
  description: string | null
  created_at: Date
  updated_at: Date
}

interface CollectionCreators {
  collection_id: string
  creator_id: number
  status: Generated<MemberStatus>
  note: Generated<string>
  added_at: Date
}

/** How much a creator is used, and when a refresh was last tried: who is used most is refreshed first. */
interface CreatorUpkeep {
  creator_id: number
  uses: Generated<number>
  tried_at: Date | null
}

/** A post as its platform told of it when the creator was last read. */
interface CreatorPosts {
  creator_id: number
  /** The platform's own id. */
  post_id: string
  url: string | null
  title: string
  thumbnail: string | null
  published_at: Date | null
  views: number | null
  likes: number | null
  comments: number | null
}

/** A file that a user had written; it lies in the data folder under its id. */
interface Exports {
  id: Generated<string>
  user_id: string
  format: ExportFormat
  /** When the file is deleted. */
  expires_at: Date
  created_at: CreatedAt
}

export interface Tables
  extends AccessTokenTables,
    ConversationTables,
    EmailSettingsTables,
    OnboardingTables,
    OutreachTables,
    SearchTables,
    WebhookTables {
  users: Users
  email_verifications: EmailVerifications
  mailed_codes: MailedCodes
  known_devices: KnownDevices
  operator_actions: OperatorActions
  verified_addresses: VerifiedAddresses
  account_notices: AccountNotices
  sessions: Sessions
  refresh_tokens: RefreshTokens
  limit_counters: LimitCounters
  creators: Creators
  creator_snapshots: CreatorSnapshots
  platform_usage: PlatformUsageRows
  platform_states: PlatformStates
  platform_answers: PlatformAnswers
  creator_upkeep: CreatorUpkeep
  collections: Collections
  collection_creators: CollectionCreators
  creator_posts: CreatorPosts
  exports: Exports
}

export type UserRow = Selectable<Users>
export type SessionRow = Selectable<Sessions>
export type CodePurpose = MailedCodes['purpose']
export type OperatorActionKind = OperatorActions['action']
export type NoticeKind = AccountNotices['kind']
export type CreatorRow = Selectable<Creators>
export type NewCreatorRow = Insertable<Creators>
