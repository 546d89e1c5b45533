import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Message } from '@troupe/contract/messages/message'
import type { PlatformErrorKind } from '../../../modules/discovery/platforms/platform-port.ts'
import type { QuotaPeriod } from './quota-windows.ts'

export interface WireRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Cost of the request, and the allowance it is charged to. */
  readonly charge: { readonly bucket: string; readonly units: number }
}

export interface WireAnswer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; undefined if the body is not JSON. */
  readonly body: unknown
}

/** One allowance of a platform. */
export interface QuotaBucket {
  /** Stable name: "search". */
  readonly bucket: string
  /** Display name in the plural: "searches". */
  readonly name: Message
  /** Undefined: the platform states none. */
  readonly limit: number | undefined
  /** Whether only searches use it; default: no. */
  readonly isForSearches?: boolean
  readonly window: QuotaPeriod
}

/** Meaning of an unsuccessful answer. */
export interface WireFailure {
  readonly kind: PlatformErrorKind
  /**
   * Our own message, a whole sentence without its full stop. Not used for `quota_exhausted`, whose bucket provides the
   * message.
   */
  readonly said: Message
  /** The service's own message. It is untrusted, so it is cleaned and appended to ours. */
  readonly detail?: string | undefined
  /** Whether a retry may help. */
  readonly retry: boolean
  /** Wait requested by the service, if not in `Retry-After`. */
  readonly retryAfterMs?: number | undefined
  /** The allowance that is used up, if it is not the one the request was charged to. */
  readonly exhausts?: string | undefined
  readonly retryAt?: Date | undefined
}

/** The platform-specific part of a wire. */
export interface WireDialect {
  readonly platform: Platform
  /** Requests to other origins are refused, since they carry the key. */
  readonly baseUrl: string
  /** Keys and tokens, which must not appear in messages or logs. */
  readonly secrets: readonly string[]
  readonly buckets: readonly QuotaBucket[]
  /**
   * Returns the failure that an answer means, by status and body; undefined: success, for which some platforms use a
   * status other than 200. For answers that are not JSON the body is undefined; they are a bad answer if this returns
   * nothing.
   */
  readFailure(answer: WireAnswer): WireFailure | undefined
}
