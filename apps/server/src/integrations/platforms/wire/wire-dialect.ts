import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { PlatformErrorKind } from '../../../modules/discovery/platforms/platform-port.ts'
import type { QuotaPeriod } from './quota-windows.ts'

export interface WireRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Cost of the request, by allowance. */
  readonly charge: { readonly bucket: string; readonly units: number }
}

export interface WireAnswer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; undefined where the body is none. */
  readonly body: unknown
}

/** One allowance of a platform. */
export interface QuotaBucket {
  /** Stable word: "search". */
  readonly bucket: string
  /** In words for people, in the plural: "searches". */
  readonly name: string
  /** Undefined: the platform names none. */
  readonly limit: number | undefined
  readonly window: QuotaPeriod
}

/** Meaning of an unsuccessful answer. */
export interface WireFailure {
  readonly kind: PlatformErrorKind
  /** In our own words, a whole sentence without its full stop; of a `quota_exhausted` not used: its bucket has the words. */
  readonly message: string
  /** The service's own words; untrusted, they are cleaned and put behind ours. */
  readonly detail?: string | undefined
  /** Whether asking again may help. */
  readonly retry: boolean
  /** How long the service wants us to wait, where it does not say so in `Retry-After`. */
  readonly retryAfterMs?: number | undefined
  /** The allowance that is used up, where it is not the one the request was charged to. */
  readonly exhausts?: string | undefined
  readonly retryAt?: Date | undefined
}

/** The platform-specific part of a wire. */
export interface WireDialect {
  readonly platform: Platform
  /** Nothing is asked of any other origin: the requests carry the key. */
  readonly baseUrl: string
  /** Keys and tokens: never in a message or a log. */
  readonly secrets: readonly string[]
  readonly buckets: readonly QuotaBucket[]
  /**
   * The failure that an answer means, by its status and its body; undefined: it is a success, which some platforms give under
   * another status than 200. Answers that are no JSON come with the body undefined, and are a bad answer if this finds nothing.
   */
  readFailure(answer: WireAnswer): WireFailure | undefined
}
