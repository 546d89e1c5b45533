import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { MemberStatus } from '@troupe/contract/collections'
import type { ConfirmableField, Creator, creatorFields, ShownCreatorField } from '@troupe/contract/creators'
import type { ExportFormat } from '@troupe/contract/discover/exports'
import type { PlatformFailureKind } from '@troupe/contract/platform-report'
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

/** A field as the database keeps it. */
type Kept<Field extends ShownCreatorField> = (typeof creatorFields)[Field]['type'] extends 'moment'
  ? Date | Extract<Creator[Field], null>
  : Creator[Field]

type ShownColumns = { [Field in Exclude<ShownCreatorField, 'id' | 'confirmed_fields'>]: Kept<Field> }

interface Creators extends ShownColumns {
  id: Generated<number>
  keywords: string[]
  /** Whether `email` has the form of an address; the database keeps it. */
  has_usable_email: GeneratedAlways<boolean | null>
  /** When the platform last gave the whole profile, with the figures of recent posts; null: never. */
  profile_read_at: Date | null
  /** Fields that nothing but the creator's own word changes. */
  confirmed_fields: Generated<ConfirmableField[]>
  /** Name and handle as `toNameKey` makes them, for people who type a name. */
  name_key: string
  /** The terms of all texts, by field: A name and handle, B categories and keywords, C description, D its hashtags. */
  terms: string
  /** The same terms in the form of the index of words, each as often as its field weighs. */
  index_text: string
  /** Number of terms in `index_text`, for length normalisation. */
  term_count: number
  /** Hash of the text that stands for the creator's meaning. */
  content_hash: string
  /** The `searchFieldsVersion` that made these five. */
  search_version: Generated<number>
  /** As many numbers as the model's vectors have; null until it is embedded. */
  embedding: string | null
  /** The `content_hash` that `embedding` was made for; the queue works while the two differ. */
  embedding_hash: string | null
  /** The model that made `embedding`; vectors of different models cannot be compared. */
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

/** Use of a platform's allowance in one of its windows, by all nodes together. */
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

/** Answers of platforms to searches, kept so that the same search costs nothing for a while. */
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

/** A post as its platform returned it when the creator was last read. */
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
