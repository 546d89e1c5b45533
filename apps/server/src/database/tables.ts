import type { CategoryId } from '@troupe/contract/categories'
import type { MemberStatus } from '@troupe/contract/collections'
import type { ConfirmableField, CreatorSource, EmailSource, PriceSource } from '@troupe/contract/creators'
import type { ExportFormat } from '@troupe/contract/exports'
import type { PlatformFailureKind } from '@troupe/contract/platform-status'
import type { Platform } from '@troupe/contract/platforms'
import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely'
import type { AccessTokenTables } from './access-token-tables.ts'
import type { AccountTables } from './account-tables.ts'
import type { BackupTables } from './backup-tables.ts'
import type { ConversationTables } from './conversation-tables.ts'
import type { EmailSettingsTables } from './email-settings-tables.ts'
import type { OnboardingTables } from './onboarding-tables.ts'
import type { OutreachTables } from './outreach-tables.ts'
import type { SearchTables } from './search-tables.ts'
import type { WebhookTables } from './webhook-tables.ts'

/** Set by the database or by a rule; never by a later update. */
type CreatedAt = ColumnType<Date, Date | undefined, never>

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
    AccountTables,
    BackupTables,
    ConversationTables,
    EmailSettingsTables,
    OnboardingTables,
    OutreachTables,
    SearchTables,
    WebhookTables {
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

export type CreatorRow = Selectable<Creators>
export type NewCreatorRow = Insertable<Creators>
