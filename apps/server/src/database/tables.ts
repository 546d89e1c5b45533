import type { CategoryId } from '@troupe/contract/categories'
import type { CreatorSource } from '@troupe/contract/creators'
import type { Platform } from '@troupe/contract/platforms'
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely'

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

interface EmailVerifications {
  id: Generated<string>
  /** What the proven address is for. */
  purpose: 'registration'
  email: string
  /** Null until the mail with the code is being sent. */
  code_hash: string | null
  /** Submissions so far, counted before they are compared. */
  attempts: Generated<number>
  expires_at: Date
  /** What the verified person will get; always there for a registration. */
  username: string | null
  password_hash: string | null
  created_at: CreatedAt
}

/** A sign-in. It ends by being deleted, and its refresh tokens with it. */
interface Sessions {
  id: Generated<string>
  user_id: string
  /** The latest end, however often it is refreshed. */
  expires_at: Date
  ip: string
  user_agent: string | null
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
  region: string | null
  language: string | null
  email: string | null
  content_categories: CategoryId[]
  last_posted_at: Date | null
  source: CreatorSource
  fetched_at: Date
  /** Name and handle as `toNameKey` makes them, for people who type a name. */
  name_key: string
  /** The terms of all texts, by field: A name and handle, B categories and keywords, C description. */
  terms: string
  /** Number of words behind `terms`, for length normalisation. */
  term_count: number
  /** Hash of the text that stands for the creator's meaning. */
  content_hash: string
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

interface TermStatistics {
  term: string
  /** Share of the creators in whose texts the term is, 0 to 1; a rare term is not listed. */
  creator_share: number
}

/** One row, or none before the first refresh. */
interface CatalogueStatistics {
  only_row: Generated<boolean>
  creator_count: number
  average_term_count: number
  refreshed_at: Date
}

export interface Tables {
  users: Users
  email_verifications: EmailVerifications
  sessions: Sessions
  refresh_tokens: RefreshTokens
  limit_counters: LimitCounters
  creators: Creators
  creator_snapshots: CreatorSnapshots
  term_statistics: TermStatistics
  catalogue_statistics: CatalogueStatistics
}

export type UserRow = Selectable<Users>
export type CreatorRow = Selectable<Creators>
export type NewCreatorRow = Insertable<Creators>
