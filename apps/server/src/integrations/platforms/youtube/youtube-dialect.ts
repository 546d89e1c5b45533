import { platformNames } from '@troupe/contract/catalogues/platforms'
import { type Message, say } from '@troupe/contract/messages/message'
import { z } from 'zod'
import { LenientText, lenientList } from '../answer-shapes.ts'
import { readStatusFailure } from '../wire/status-failure.ts'
import type { WireAnswer, WireDialect, WireFailure } from '../wire/wire-dialect.ts'

export interface YouTubeOptions {
  readonly baseUrl: string
  readonly apiKey: string
  /** Google grants a project 100 searches and 10,000 units of everything else per day, unless it agreed to more. */
  readonly searchesPerDay: number
  readonly unitsPerDay: number
}

/** Describes how YouTube reports failures and counts requests. */
export function createYouTubeDialect({ baseUrl, apiKey, searchesPerDay, unitsPerDay }: YouTubeOptions): WireDialect {
  return {
    platform: 'youtube',
    baseUrl,
    secrets: [apiKey],
    buckets: [
      {
        bucket: 'search',
        name: say('platform_quota.searches'),
        limit: searchesPerDay,
        isForSearches: true,
        window: 'pacific-day',
      },
      { bucket: 'units', name: say('platform_quota.requests'), limit: unitsPerDay, window: 'pacific-day' },
    ],
    readFailure,
  }
}

const Success = z.object({ items: z.array(z.unknown()).optional() })

const optionalText = z.string().optional().catch(undefined)

/**
 * Google's error format. `status` and `details` are present only if its shared front end answers instead of YouTube
 * itself.
 */
const Failure = z.object({
  error: z.object({
    message: LenientText,
    status: LenientText,
    errors: lenientList(z.object({ reason: LenientText })),
    details: lenientList(
      z.object({
        reason: LenientText,
        metadata: z.object({ quota_limit: optionalText, quota_unit: optionalText }).optional().catch(undefined),
      }),
    ),
  }),
})
type GoogleError = z.output<typeof Failure>['error']

const told = { platform: platformNames.youtube }

const absentReasons = ['playlistNotFound', 'channelNotFound', 'videoNotFound', 'playlistItemsNotAccessible']
const dailyReasons = ['quotaExceeded', 'dailyLimitExceeded', 'dailyLimitExceededUnreg']
const rateReasons = ['rateLimitExceeded', 'userRateLimitExceeded', 'RATE_LIMIT_EXCEEDED']

/** Key errors, by the reasons of the old and the new format. */
const keyProblems: readonly (readonly [reasons: readonly string[], said: Message])[] = [
  [['API_KEY_INVALID', 'keyInvalid'], say('platform_error.youtube_key_unknown')],
  [['API_KEY_EXPIRED', 'keyExpired'], say('platform_error.youtube_key_expired')],
  [['SERVICE_DISABLED', 'accessNotConfigured'], say('platform_error.youtube_api_off')],
  [
    ['API_KEY_HTTP_REFERRER_BLOCKED', 'API_KEY_IP_ADDRESS_BLOCKED', 'API_KEY_SERVICE_BLOCKED', 'ipRefererBlocked'],
    say('platform_error.youtube_key_restricted'),
  ],
]

function readFailure({ status, body }: WireAnswer): WireFailure | undefined {
  const error = Failure.safeParse(body).data?.error
  if (error) return readGoogleError(status, error)
  const failure = readStatusFailure('youtube', status)
  if (failure || Success.safeParse(body).success) return failure
  return { kind: 'bad_answer', said: say('platform_error.unreadable', told), retry: false }
}

function readGoogleError(status: number, error: GoogleError): WireFailure | undefined {
  const reasons = [...error.errors, ...error.details].flatMap(({ reason }) => reason ?? [])
  const has = (known: readonly string[]) => reasons.some((reason) => known.includes(reason))
  if (has(absentReasons)) return undefined
  const keyProblem = keyProblems.find(([known]) => has(known))
  if (keyProblem) return { kind: 'key_rejected', said: keyProblem[1], detail: error.message, retry: false }
  const isLimit = status === 429 || has([...dailyReasons, ...rateReasons]) || error.status === 'RESOURCE_EXHAUSTED'
  if (isLimit && (has(dailyReasons) || isPerDay(error))) {
    return { kind: 'quota_exhausted', said: say('platform_error.used_up', told), retry: false }
  }
  if (isLimit) return { kind: 'rate_limited', said: say('platform_error.too_fast', told), retry: true }
  const failure = readStatusFailure('youtube', status)
  if (failure) return { ...failure, detail: error.message }
  return { kind: 'bad_answer', said: say('platform_error.error_as_answer', told), retry: false }
}

/** Whether a 429 is about the daily limit; otherwise it is a matter of seconds. */
function isPerDay({ message, details }: GoogleError): boolean {
  if (message && /\bper day\b|\bdaily limit\b/i.test(message)) return true
  return details.some(
    ({ metadata }) => metadata?.quota_unit?.includes('/d/') || metadata?.quota_limit?.includes('PerDay'),
  )
}
