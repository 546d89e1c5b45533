import { z } from 'zod'
import { Platform } from './catalogues/platforms.ts'
import { messageFields } from './messages/wire-schemas.ts'

/**
 * Why a platform did not answer. A search that used up its own request budget is not a failure of the platform and has
 * no kind here.
 */
export const platformFailureKinds = [
  /** The key or token is wrong, expired or lacks a permission: a person has to act. */
  'key_rejected',
  /** The quota of the current window is used up. */
  'quota_exhausted',
  'rate_limited',
  /** No response, or a server error of the platform. */
  'unavailable',
  /** A response that cannot be read. */
  'bad_answer',
  /** The platform refuses the request: our mistake. */
  'bad_request',
] as const
export const PlatformFailureKind = z.enum(platformFailureKinds)
export type PlatformFailureKind = z.output<typeof PlatformFailureKind>

/** Outcome of one platform in a search. */
export const PlatformReport = z.object({
  platform: Platform,
  /**
   * `remembered`: answered from a recent identical request; `late`: answers after the search has ended, stored for the
   * next one; `unasked`: the request budget did not reach it; `off`: not connected.
   */
  state: z.enum(['answered', 'remembered', 'late', 'failed', 'unasked', 'off']),
  creators: z.number().int(),
  /** The number of these creators that are new to the catalogue. */
  new_creators: z.number().int(),
  requests: z.number().int(),
  /** Milliseconds until the platform answered or the wait ended. */
  time_ms: z.number(),
  has_more: z.boolean(),
  /** Why it failed, as plain text. */
  error: z
    .object({ kind: PlatformFailureKind.or(z.literal('out_of_budget')), message: z.string(), ...messageFields })
    .optional(),
})
export type PlatformReport = z.output<typeof PlatformReport>
