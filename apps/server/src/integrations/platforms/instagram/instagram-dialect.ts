import { platformNames } from '@troupe/contract/catalogues/platforms'
import { type Message, say } from '@troupe/contract/messages/message'
import { z } from 'zod'
import type { Clock } from '../../../lib/clock.ts'
import { minutes } from '../../../lib/durations.ts'
import type { PlatformErrorKind } from '../../../modules/discovery/platforms/platform-port.ts'
import { LenientNumber, LenientText } from '../answer-shapes.ts'
import { readRetryAfter } from '../wire/retry-after.ts'
import { readStatusFailure } from '../wire/status-failure.ts'
import type { WireAnswer, WireDialect, WireFailure } from '../wire/wire-dialect.ts'
import { type AppUsage, readBlockedTime } from './app-usage.ts'

export const searchesBucket = 'creator_searches'
export const profilesBucket = 'profiles'

/**
 * Limit of the creator marketplace per user and hour. Business discovery's limit grows with the app's users and is
 * reported in headers.
 */
const searchesPerHour = 1000

interface DialectParts {
  readonly clock: Clock
  readonly appUsage: AppUsage
}

export function createInstagramDialect(
  options: { readonly baseUrl: string; readonly accessToken: string },
  parts: DialectParts,
): WireDialect {
  return {
    platform: 'instagram',
    baseUrl: options.baseUrl,
    secrets: [options.accessToken],
    buckets: [
      {
        bucket: searchesBucket,
        name: say('platform_quota.creator_searches'),
        limit: searchesPerHour,
        isForSearches: true,
        window: 'hour',
      },
      { bucket: profilesBucket, name: say('platform_quota.profile_look_ups'), limit: undefined, window: 'hour' },
    ],
    readFailure(answer) {
      parts.appUsage.note(answer.headers)
      return readFailure(answer, parts)
    },
  }
}

const told = { platform: platformNames.instagram }

/** `type` may be null and every other field missing. The code decides, whatever the status. */
const ErrorBody = z.object({
  error: z.object({
    code: LenientNumber,
    error_subcode: LenientNumber,
    message: LenientText,
    is_transient: z.boolean().optional().catch(undefined),
  }),
})
type GraphError = z.output<typeof ErrorBody>['error']

function readFailure(answer: WireAnswer, parts: DialectParts): WireFailure | undefined {
  const parsed = ErrorBody.safeParse(answer.body)
  if (!parsed.success) return readStatusFailure('instagram', answer.status)
  const { error } = parsed.data
  if (isUnknownAccount(error)) return undefined
  const detail = error.message
  if (isThrottled(error)) return { ...toThrottled(answer.headers, parts), detail }
  const refusal = chooseRefusal(error)
  if (refusal) return { ...refusal, detail }
  return { ...(readStatusFailure('instagram', answer.status) ?? refusals.request), detail }
}

/**
 * Business discovery does not distinguish personal, private, age-gated and misspelt accounts. This counts as an answer
 * without a profile.
 */
function isUnknownAccount({ code, error_subcode }: GraphError): boolean {
  return code === 110 && (error_subcode === 2_207_013 || error_subcode === undefined)
}

/** Limits of the app, the user, the page, the endpoint, and of Instagram's business use cases. */
const throttleCodes = [4, 17, 32, 613, 80_002]

function isThrottled({ code = 0 }: GraphError): boolean {
  return throttleCodes.includes(code)
}

/** If Meta does not say how long a block lasts, one request a minute hardly prolongs it. */
const shortestBlock = minutes(1)

/** Creates a failure without a retry: a call during a block prolongs it. */
function toThrottled(headers: Headers, { clock, appUsage }: DialectParts): WireFailure {
  const now = clock.now()
  const said = readRetryAfter(headers, now) ?? readBlockedTime(headers)
  const own = appUsage.findRest() ?? new Date(now.getTime() + shortestBlock)
  const retryAt = said === undefined ? own : new Date(now.getTime() + said)
  return { kind: 'rate_limited', said: say('platform_error.too_often', told), retry: false, retryAt }
}

interface Refusal {
  readonly kind: PlatformErrorKind
  readonly said: Message
  readonly retry: boolean
}

const refusals = {
  token: { kind: 'key_rejected', said: say('platform_error.token_refused', told), retry: false },
  permission: { kind: 'key_rejected', said: say('platform_error.not_permitted', told), retry: false },
  account: {
    kind: 'key_rejected',
    said: say('platform_error.instagram_account_unknown'),
    retry: false,
  },
  request: { kind: 'bad_request', said: say('platform_error.request_refused', told), retry: false },
  failure: { kind: 'unavailable', said: say('platform_error.failed', told), retry: true },
} satisfies Record<string, Refusal>

/** Returns undefined for an unknown code: the status then decides. */
function chooseRefusal({ code = 0, error_subcode, is_transient }: GraphError): Refusal | undefined {
  if ([102, 104, 190].includes(code)) return refusals.token
  if (code === 10 || (code >= 200 && code < 300)) return refusals.permission
  // Every request names the operator's own account, so that is the missing object.
  if (code === 803 || (code === 100 && error_subcode === 33)) return refusals.account
  if (code === 100 || code === 110) return refusals.request
  return code === 1 || code === 2 || is_transient ? refusals.failure : undefined
}
