import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import type { Message } from '@troupe/contract/messages/message'
import type { PlatformFailureKind } from '@troupe/contract/platform-report'

/** A search on a platform. */
export interface PlatformSearch {
  /** The topic, in the language of the wanted country if known, or the names of the categories. Never empty. */
  readonly text: string
  readonly categories: readonly CategoryId[]
  /** ISO 3166-1 alpha-2; empty: anywhere. */
  readonly regions: readonly string[]
  readonly subscribers: { readonly min?: number | undefined; readonly max?: number | undefined }
  /** Percent. */
  readonly engagementRate: { readonly min?: number | undefined; readonly max?: number | undefined }
  /** ISO 639-1; empty: any. */
  readonly languages?: readonly string[]
  readonly averageViews?: { readonly min?: number | undefined; readonly max?: number | undefined }
  /** Undefined: at any time. */
  readonly postedWithinDays?: number | undefined
  /** Words and phrases to exclude, as typed. */
  readonly excludedPhrases?: readonly string[]
}

/** Limits of a call. */
export interface PlatformCall {
  /** Every request counts, including retries. */
  readonly budget: RequestBudget
  readonly signal: AbortSignal
}

export interface PlatformPage {
  /** In the platform's order, without duplicates. */
  readonly creators: readonly CreatorRecord[]
  /** Opaque cursor of the next page; undefined: last page. */
  readonly nextCursor: string | undefined
}

/** A creator with the latest posts, newest first, if the platform provides them. */
export interface PlatformProfile extends CreatorRecord {
  readonly posts?: readonly CreatorPost[]
}

/** Reference to a channel by id if known, else by YouTube's legacy user name if given, else by handle without "@". */
export interface ProfileReference {
  readonly channelId: string | undefined
  readonly handle: string
  readonly userName?: string
}

/** A quota of a platform. */
export interface QuotaState {
  /** Display name: "searches". */
  readonly name: Message
  readonly used: number
  /** Undefined: no known limit. */
  readonly limit: number | undefined
  /** Whether only searches use it, and nothing that reads profiles or posts; default: no. */
  readonly isForSearches?: boolean | undefined
  readonly resetsAt: Date
}

/** Client of a platform's API. Methods reject only with a `PlatformError`. */
export interface PlatformClient {
  readonly platform: Platform
  /**
   * Searches creators. The first requests of the budget list them, the others load figures of recent posts for the first ones;
   * data beyond the budget is missing.
   */
  search(search: PlatformSearch, call: PlatformCall & { readonly cursor?: string | undefined }): Promise<PlatformPage>
  /** Reads one creator with figures of recent posts; undefined if the account does not exist (any more). */
  fetchProfile(reference: ProfileReference, call: PlatformCall): Promise<PlatformProfile | undefined>
  /**
   * Reads up to 50 creators by the platform's ids in one request, without posts and the figures made of them; those that do
   * not exist are left out. Absent: the platform has no such request.
   */
  fetchChannels?(ids: readonly string[], call: PlatformCall): Promise<readonly CreatorRecord[]>
  /**
   * Reads up to 50 posts by the platform's ids, in one request; those that do not exist are left out. Absent: the
   * platform gives only the latest posts of a creator.
   */
  fetchPosts?(ids: readonly string[], call: PlatformCall): Promise<readonly CreatorPost[]>
  /** Usage in the current window by Troupe's own count, since platforms do not report it. */
  quota(): Promise<QuotaState[]>
}

/** Kinds of errors; `out_of_budget` means that the caller's request budget is spent, which is not a failure of the platform. */
export type PlatformErrorKind = PlatformFailureKind | 'out_of_budget'

/** Error of a platform. Its message `said` is shown to users; it never contains keys or markup. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  readonly platform: Platform
  readonly kind: PlatformErrorKind
  /** The message, for translations; its English text is the error's `message`. */
  readonly said: Message
  /** Retry time if the platform gives one. */
  readonly retryAt: Date | undefined

  constructor(
    platform: Platform,
    kind: PlatformErrorKind,
    said: Message,
    options: { retryAt?: Date | undefined; cause?: unknown } = {},
  ) {
    super(said.text, { cause: options.cause })
    this.platform = platform
    this.kind = kind
    this.said = said
    this.retryAt = options.retryAt
  }
}

/** Remaining requests of a call. */
export class RequestBudget {
  #left: number

  constructor(limit: number) {
    this.#left = limit
  }

  get left(): number {
    return this.#left
  }

  /** Takes one request; false if none is left. */
  take(): boolean {
    if (this.#left <= 0) return false
    this.#left--
    return true
  }
}

/** A quota and its window. */
export interface QuotaWindow {
  readonly platform: Platform
  /** Stable key: "search", "units". */
  readonly bucket: string
  /** Start of the current window: midnight Pacific time, or the full hour. */
  readonly startedAt: Date
}

/** Usage counters of the platforms, shared by all nodes. */
export interface PlatformUsage {
  /**
   * Counts units unless they exceed the limit (undefined: no limit).
   * @returns the units used in the window; undefined if the limit would be exceeded and nothing was counted.
   */
  spend(window: QuotaWindow, units: number, limit: number | undefined): Promise<number | undefined>
  /** Marks the window's quota as used up, as reported by the platform. */
  exhaust(window: QuotaWindow, limit: number): Promise<void>
  /** Reads the units used in the window. */
  read(window: QuotaWindow): Promise<number>
}
