import type { CategoryId } from '@troupe/contract/categories'
import type { CreatorPost } from '@troupe/contract/creator-profile'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { PlatformFailureKind } from '@troupe/contract/platform-status'
import type { Platform } from '@troupe/contract/platforms'

/** What is looked for on a platform. */
export interface PlatformSearch {
  /** What a person typed, normalised; with categories alone their readable names. Never empty. */
  readonly text: string
  readonly categories: readonly CategoryId[]
  /** ISO 3166-1 alpha-2; empty: anywhere. */
  readonly regions: readonly string[]
  readonly subscribers: { readonly min?: number | undefined; readonly max?: number | undefined }
  /** Percent. */
  readonly engagementRate: { readonly min?: number | undefined; readonly max?: number | undefined }
}

/** How much one call may ask for, and for how long. */
export interface PlatformCall {
  /** Every request that goes out, repeated ones too, takes one. */
  readonly budget: RequestBudget
  readonly signal: AbortSignal
}

export interface PlatformPage {
  /** In the platform's own order; nobody twice. */
  readonly creators: readonly CreatorRecord[]
  /** Gives the next page; undefined: there is none. Opaque. */
  readonly nextCursor: string | undefined
}

/** A creator and, where the platform tells of them, their newest posts, newest first. */
export interface PlatformProfile extends CreatorRecord {
  readonly posts?: readonly CreatorPost[]
}

/** A person's channel; the id where it is known for certain, else the handle without "@". */
export interface ProfileReference {
  readonly channelId: string | undefined
  readonly handle: string
}

/** One allowance of a platform. */
export interface QuotaState {
  /** In words for people: "searches". */
  readonly name: string
  readonly used: number
  /** Undefined: the platform names none. */
  readonly limit: number | undefined
  readonly resetsAt: Date
}

/** A platform over its own wire. Every method rejects with a `PlatformError` and nothing else. */
export interface PlatformClient {
  readonly platform: Platform
  /**
   * Asks for creators. The first requests of the budget list them, the rest complete the first of them with figures of their
   * recent posts; what the budget does not reach is simply absent.
   */
  search(search: PlatformSearch, call: PlatformCall & { readonly cursor?: string | undefined }): Promise<PlatformPage>
  /** Reads one creator with the figures of recent posts; undefined: the platform knows no such account (any more). */
  fetchProfile(reference: ProfileReference, call: PlatformCall): Promise<PlatformProfile | undefined>
  /** What has been used in the current window, by our own count: the platforms do not tell. */
  quota(): Promise<QuotaState[]>
}

/** Why a platform did not answer; `out_of_budget`: the caller's own budget of requests is spent, which is no failure. */
export type PlatformErrorKind = PlatformFailureKind | 'out_of_budget'

/** Why a platform did not answer. The message is for people, in plain words, and never holds a key or markup. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  readonly platform: Platform
  readonly kind: PlatformErrorKind
  /** When it may work again, as far as the platform says. */
  readonly retryAt: Date | undefined

  constructor(
    platform: Platform,
    kind: PlatformErrorKind,
    message: string,
    options: { retryAt?: Date | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.platform = platform
    this.kind = kind
    this.retryAt = options.retryAt
  }
}

/** A number of requests that may still go out. */
export class RequestBudget {
  #left: number

  constructor(limit: number) {
    this.#left = limit
  }

  get left(): number {
    return this.#left
  }

  /** Takes one request; false: none is left. */
  take(): boolean {
    if (this.#left <= 0) return false
    this.#left--
    return true
  }
}

/** An allowance of a platform and the window it holds for. */
export interface QuotaWindow {
  readonly platform: Platform
  /** Stable word: "search", "units". */
  readonly bucket: string
  /** When the current window began: the Pacific day's midnight, the full hour. */
  readonly startedAt: Date
}

/** Counts what was asked of the platforms, for all nodes together. */
export interface PlatformUsage {
  /**
   * Counts units where that keeps within the limit (undefined: there is none).
   * @returns the units used in the window now; undefined: it would not keep within, and nothing was counted.
   */
  spend(window: QuotaWindow, units: number, limit: number | undefined): Promise<number | undefined>
  /** The platform says that the window's allowance is used up, whatever was counted. */
  exhaust(window: QuotaWindow, limit: number): Promise<void>
  /** Units used in the window. */
  read(window: QuotaWindow): Promise<number>
}
