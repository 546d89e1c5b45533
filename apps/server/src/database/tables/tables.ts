import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { ColumnType as CollectionColumnType } from '@troupe/contract/collection-members/columns'
import type { MemberStatus } from '@troupe/contract/collections'
import type { ConfirmableField, Creator, creatorFields, ShownCreatorField } from '@troupe/contract/creators'
import type { ExportFormat } from '@troupe/contract/discover/exports'
import type { MessageParams } from '@troupe/contract/messages/wire-schemas'
import type { PlatformFailureKind } from '@troupe/contract/platform-report'
import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely'
import type { AccessTokenTables } from './access-token-tables.ts'
import type { AccountTables } from './account-tables.ts'
import type { BackupTables } from './backup-tables.ts'
import type { ConversationTables } from './conversation-tables.ts'
import type { DealTables } from './deal-tables.ts'
import type { EmailSettingsTables } from './email-settings-tables.ts'
import type { ImportTables } from './import-tables.ts'
import type { LawTables } from './law-tables.ts'
import type { OnboardingTables } from './onboarding-tables.ts'
import type { OutreachTables } from './outreach-tables.ts'
import type { SearchTables } from './search-tables.ts'
import type { WebhookTables } from './webhook-tables.ts'

/** Set by the database or by a rule, and never updated. */
type CreatedAt = ColumnType<Date, Date | undefined, never>

/** A field's type in the database. */
type Kept<Field extends ShownCreatorField> = (typeof creatorFields)[Field]['type'] extends 'moment'
  ? Date | Extract<Creator[Field], null>
  : Creator[Field]

type ShownColumns = { [Field in Exclude<ShownCreatorField, 'id' | 'confirmed_fields'>]: Kept<Field> }

/** The identity of a creator; tables of users refer to it. Each creator has exactly one. */
interface Channels {
  id: GeneratedAlways<number>
  platform: Platform
  channel_id: string
}

interface Creators extends ShownColumns {
  /** That of the channel. */
  id: number
  keywords: string[]
  /** Whether `email` has the form of an address; computed by the database. */
  has_usable_email: GeneratedAlways<boolean | null>
  /** When the platform last returned the whole profile with the figures of recent posts; null: never. */
  profile_read_at: Date | null
  /** Fields that only the creator's own statement may change. */
  confirmed_fields: Generated<ConfirmableField[]>
  /** Name and handle, normalised by `toNameKey`, for searches by name. */
  name_key: string
  /** Terms of all texts, by field: A name and handle, B categories and keywords, C description, D its hashtags. */
  terms: string
  /** The same terms for the word index, each repeated according to the weight of its field. */
  index_text: string
  /** Number of terms in `index_text`, for length normalisation. */
  term_count: number
  /** Hash of the text that is embedded. */
  content_hash: string
  /** The `searchFieldsVersion` that made these five fields. */
  search_version: Generated<number>
  /** Has the dimension of the model; null until the creator is embedded. */
  embedding: string | null
  /** The `content_hash` that `embedding` was made for. While the two differ, the creator waits to be embedded. */
  embedding_hash: string | null
  /** The model that made `embedding`; vectors of different models cannot be compared. */
  embedding_model: string | null
  /**
   * By position of `agedFields`: the hour, in hours since 1970, at which the platform gave the stored value; null: the
   * value is not the platform's.
   */
  platform_hours: Generated<(number | null)[]>
  /** The least of them; computed by the database. */
  platform_since: GeneratedAlways<number | null>
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
  /** The platform that gave the figures; null: a list, or demo data. */
  platform: Generated<Platform | null>
}

/** Use of a platform's allowance in one window, by all nodes together. */
interface PlatformUsageRows {
  platform: Platform
  bucket: string
  started_at: Date
  used: number
}

/** Outcome of a platform's latest requests. */
interface PlatformStates {
  platform: Platform
  last_error_kind: PlatformFailureKind | null
  /** In English. */
  last_error_message: string | null
  /** Null in rows of releases before the key was stored. */
  last_error_message_key: string | null
  last_error_message_params: JSONColumnType<MessageParams> | null
  last_error_at: Date | null
  last_success_at: Date | null
}

/** Platforms' answers to searches, cached so that a repeated search uses no allowance for a while. */
interface PlatformAnswers {
  /** Hash of platform, mode, query and page. */
  request_key: string
  /** In the platform's order. */
  creator_ids: JSONColumnType<number[]>
  next_cursor: string | null
  expires_at: Date
}

/** A user's list of creators. */
interface Collections {
  id: Generated<string>
  workspace_id: string
  /** The member who made it; null once the account is gone. */
  created_by: string | null
  name: string
  description: string | null
  /** Whether only the member who made it sees it. */
  is_private: Generated<boolean>
  created_at: Date
  updated_at: Date
}

interface CollectionCreators {
  collection_id: string
  creator_id: number
  status: Generated<MemberStatus>
  /** Whether a person has set it; else it follows the user's mails. */
  status_by_hand: Generated<boolean>
  note: Generated<string>
  tags: Generated<string[]>
  /** Texts by the ids of the collection's columns. */
  column_values: ColumnType<Record<string, string>, string | undefined, string>
  /** Id of the assigned member; null: not assigned. */
  assigned_to: Generated<string | null>
  /** Ids of the members mentioned in the note. */
  mentioned: Generated<string[]>
  added_at: Date
}

/** A column that the user has added to a collection. */
interface CollectionColumns {
  id: Generated<string>
  collection_id: string
  name: string
  /** Comparable form of the name, unique in the collection. */
  name_key: string
  type: CollectionColumnType
  choices: Generated<string[]>
  position: number
}

/** How often a creator is used, and when a refresh was last tried. The most used creators are refreshed first. */
interface CreatorUpkeep {
  creator_id: number
  uses: Generated<number>
  tried_at: Date | null
}

/** How much was removed because of its age, by day (ISO date, UTC). */
interface DataRemovals {
  day: string
  platform: Platform
  kind: string
  count: number
}

/** A post, as the platform returned it when the creator was last read. */
interface CreatorPosts {
  creator_id: number
  /** The platform's id of the post. */
  post_id: string
  url: string | null
  title: string
  thumbnail: string | null
  published_at: Date | null
  views: number | null
  likes: number | null
  comments: number | null
  /** Description or caption, of which a long one has beginning and end; empty if it was not read. */
  text: Generated<string>
  /** Whether the platform shows the post as paid; null: it does not say. */
  is_paid: boolean | null
}

/** A file exported by a user, stored in the data folder under its id. */
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
    DealTables,
    EmailSettingsTables,
    ImportTables,
    LawTables,
    OnboardingTables,
    OutreachTables,
    SearchTables,
    WebhookTables {
  channels: Channels
  creators: Creators
  creator_snapshots: CreatorSnapshots
  platform_usage: PlatformUsageRows
  platform_states: PlatformStates
  platform_answers: PlatformAnswers
  creator_upkeep: CreatorUpkeep
  collections: Collections
  collection_creators: CollectionCreators
  collection_columns: CollectionColumns
  creator_posts: CreatorPosts
  data_removals: DataRemovals
  exports: Exports
}

export type CreatorRow = Selectable<Creators>
export type NewCreatorRow = Insertable<Creators>
