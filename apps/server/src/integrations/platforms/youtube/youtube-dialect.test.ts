import { say } from '@troupe/contract/messages/message'
import { describe, expect, test } from 'vitest'
import { createYouTubeDialect } from './youtube-dialect.ts'

const dialect = createYouTubeDialect({
  baseUrl: 'https://youtube.test',
  apiKey: 'k',
  searchesPerDay: 1,
  unitsPerDay: 1,
})
const read = (status: number, body: unknown) => dialect.readFailure({ status, body, headers: new Headers() })

const withReason = (code: number, reason: string, message = 'No') => ({
  error: { code, message, errors: [{ message, domain: 'global', reason }] },
})
const withDetail = (code: number, status: string, detail: object, message = 'No') => ({
  error: { code, message, errors: [{ message, domain: 'global', reason: 'badRequest' }], status, details: [detail] },
})

const tooManySearches = withDetail(
  429,
  'RESOURCE_EXHAUSTED',
  {
    reason: 'RATE_LIMIT_EXCEEDED',
    metadata: { quota_limit: 'defaultSearchListPerDayPerProject', quota_unit: '1/d/{project}' },
  },
  "Quota exceeded for quota metric 'Search Queries' and limit 'Search Queries per day'",
)

describe("an error of YouTube's", () => {
  test.each<[string, number, unknown, string]>([
    ['a wrong key, today', 400, withDetail(400, 'INVALID_ARGUMENT', { reason: 'API_KEY_INVALID' }), 'key_rejected'],
    ['a wrong key, formerly', 400, withReason(400, 'keyInvalid'), 'key_rejected'],
    ['an expired key', 400, withReason(400, 'keyExpired'), 'key_rejected'],
    ['no key', 403, withReason(403, 'forbidden'), 'key_rejected'],
    ['an API that is not on', 403, withReason(403, 'accessNotConfigured'), 'key_rejected'],
    [
      'a key for others',
      403,
      withDetail(403, 'PERMISSION_DENIED', { reason: 'API_KEY_IP_ADDRESS_BLOCKED' }),
      'key_rejected',
    ],
    ['the day used up', 403, withReason(403, 'quotaExceeded'), 'quota_exhausted'],
    ['the day used up, formerly', 403, withReason(403, 'dailyLimitExceeded'), 'quota_exhausted'],
    ['the day of searches used up', 429, tooManySearches, 'quota_exhausted'],
    ['the day used up, in words', 429, withReason(429, 'rateLimitExceeded', 'over 100 per day'), 'quota_exhausted'],
    ['too fast', 429, withReason(429, 'rateLimitExceeded'), 'rate_limited'],
    ['too fast, under another status', 403, withReason(403, 'userRateLimitExceeded'), 'rate_limited'],
    ['a fault', 500, withReason(500, 'backendError'), 'unavailable'],
    ['a fault of the proxy', 502, '<html>Bad gateway</html>', 'unavailable'],
    ['a wrong page', 400, withReason(400, 'invalidPageToken'), 'bad_request'],
    ['a wrong address', 404, '<html>Not found</html>', 'bad_request'],
    ['an error as a text', 400, { error: 'error message' }, 'bad_request'],
    ['an error as a success', 200, withReason(200, 'odd'), 'bad_answer'],
    ['a list that is none', 200, { items: 'none' }, 'bad_answer'],
    ['another thing', 200, ['a'], 'bad_answer'],
  ])('that says %s (%i)', (_what, status, body, kind) => expect(read(status, body)).toMatchObject({ kind }))

  test.each([
    [404, withReason(404, 'playlistNotFound')],
    [404, withReason(404, 'channelNotFound')],
    [403, withReason(403, 'playlistItemsNotAccessible')],
    [200, { items: [] }],
    [200, {}],
  ])('is none where something is only not there (%i)', (status, body) => expect(read(status, body)).toBeUndefined())

  test.each([400, 403, 404])('is not retried (%i)', (status) => {
    expect(read(status, withReason(status, 'forbidden'))).toMatchObject({ retry: false })
  })

  test('brings its own words, to be cleaned, and ours in front', () => {
    expect(read(400, withReason(400, 'keyInvalid', 'Bad <b>Request</b>'))).toEqual({
      kind: 'key_rejected',
      said: say('platform_error.youtube_key_unknown'),
      detail: 'Bad <b>Request</b>',
      retry: false,
    })
  })
})
