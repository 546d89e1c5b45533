import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createYoutubeApp, testDay } from '../testing/youtube-app.ts'

const { app, call, clock, faults, quota, world } = await createYoutubeApp()
afterAll(() => app.close())
afterEach(() => {
  clock.set(testDay)
  faults.reset()
  quota.reset()
})

const [first] = world.search('youtube', '')
const id = first?.record.channel_id ?? ''
const withKey = (key: string) => ({ 'x-goog-api-key': key })
const search = (key: string, parameters = {}) => call('search', { part: 'id', q: 'food', ...parameters }, withKey(key))
const channels = (key: string, parameters = {}) => call('channels', { part: 'id', id, ...parameters }, withKey(key))

describe('the key', () => {
  test('is taken from the query or the header', async () => {
    expect((await call('channels', { part: 'id', id, key: 'sandbox-youtube-key' }, {})).status).toBe(200)
    expect((await channels('sandbox-youtube-key')).status).toBe(200)
  })

  test('must be there', async () => {
    const { status, body } = await call('channels', { part: 'id', id }, {})
    expect([status, body.error]).toMatchObject([
      403,
      { status: 'PERMISSION_DENIED', errors: [{ domain: 'global', reason: 'forbidden' }] },
    ])
    expect(body.error.message).toMatch(/^Method doesn't allow unregistered callers/)
  })

  test.each(['AIzaSyWrong', 'SIM_INVALID', 'sandbox-nonsense', 'sandbox-wrong-key'])(
    'is refused when wrong: %s',
    async (key) => {
      const { status, body } = await search(key)
      expect([status, body.error]).toMatchObject([
        400,
        {
          message: 'API key not valid. Please pass a valid API key.',
          status: 'INVALID_ARGUMENT',
          errors: [{ reason: 'badRequest' }],
          details: [{ reason: 'API_KEY_INVALID' }, { locale: 'en-US' }],
        },
      ])
    },
  )

  test('is refused in the old form, and for a project that is not enabled', async () => {
    expect((await search('SIM_OLD_INVALID')).body).toEqual({
      error: {
        code: 400,
        message: 'Bad Request',
        errors: [{ message: 'Bad Request', domain: 'usageLimits', reason: 'keyInvalid' }],
      },
    })
    expect((await search('SIM_DISABLED')).body.error).toMatchObject({
      code: 403,
      errors: [{ reason: 'accessNotConfigured' }],
      details: [{ reason: 'SERVICE_DISABLED' }],
    })
  })
})

describe('the quota', () => {
  const exhaust = async (key: string, calls: number) => {
    for (let done = 0; done < calls; done++) await search(key, { maxResults: '0' })
  }

  test('of searches is a bucket of its own: 100 a day, a 429 that says so in its details', async () => {
    await exhaust('sandbox-youtube-small', 100)
    const { status, body } = await search('sandbox-youtube-small')
    expect([status, body.error]).toMatchObject([
      429,
      {
        status: 'RESOURCE_EXHAUSTED',
        errors: [{ domain: 'global', reason: 'rateLimitExceeded' }],
        details: [{ metadata: { quota_unit: '1/d/{project}', quota_limit_value: '100' } }],
      },
    ])
    expect(body.error.message).toContain('per day')
    expect((await channels('sandbox-youtube-small')).status).toBe(200)
    expect((await search('sandbox-youtube-key')).status).toBe(200)
  })

  test('is charged for refused calls too', async () => {
    for (let done = 0; done < 100; done++) {
      expect((await call('search', { q: 'no part' }, withKey('sandbox-youtube-small'))).status).toBe(400)
    }
    expect((await search('sandbox-youtube-small')).status).toBe(429)
  })

  test('starts anew at midnight in California, in summer time and in winter time', async () => {
    for (const [before, midnight] of [
      ['2026-11-11T07:59:59Z', '2026-11-11T08:00:00Z'],
      ['2026-07-11T06:59:59Z', '2026-07-11T07:00:00Z'],
    ] as const) {
      clock.set(new Date(before))
      await exhaust('sandbox-youtube-small', 100)
      expect((await search('sandbox-youtube-small')).status, before).toBe(429)
      clock.set(new Date(midnight))
      expect((await search('sandbox-youtube-small')).status, midnight).toBe(200)
    }
  })

  test('of units ends with HTML in the text', async () => {
    for (let done = 0; done < 10_000; done++)
      quota.charge('sandbox-youtube-small', 'units', { searches: 1, units: 10_000 })
    const { status, body } = await channels('sandbox-youtube-small')
    expect([status, body.error.errors[0]]).toMatchObject([403, { domain: 'youtube.quota', reason: 'quotaExceeded' }])
    expect(body.error.message).toContain('<a href="/youtube/v3/getting-started#quota">quota</a>')
    expect((await search('sandbox-youtube-small')).status).toBe(200)
  })

  test('is used up from the start with the word in the key', async () => {
    for (const key of ['SIM_QUOTA', 'sandbox-quota', 'sandbox-youtube-quota']) {
      expect((await search(key)).status).toBe(429)
      expect((await channels(key)).body.error.errors[0].reason).toBe('quotaExceeded')
    }
  })
})

describe('failures on request', () => {
  test.each([
    ['rate-limit', 429, 'rateLimitExceeded', undefined],
    ['rate-limit-retry-after', 429, 'rateLimitExceeded', '2'],
    ['error-500', 500, 'backendError', undefined],
    ['unavailable', 503, 'backendError', undefined],
  ])('%s', async (fault, status, reason, retryAfter) => {
    const response = await channels(`sandbox-${fault}`)
    expect([response.status, response.body.error.errors[0].reason]).toEqual([status, reason])
    expect(response.headers['retry-after']).toBe(retryAfter)
    expect(JSON.stringify(response.body)).not.toContain('/d/')
  })

  test('come for the ordered number of calls', async () => {
    faults.order({ platform: 'youtube', fault: 'error-500', count: 2 })
    const statuses = []
    for (let done = 0; done < 3; done++) statuses.push((await channels('sandbox-youtube-key')).status)
    expect(statuses).toEqual([500, 500, 200])
  })

  test('come every third time with a flaky key', async () => {
    const statuses = []
    for (let done = 0; done < 6; done++) statuses.push((await channels('SIM_FLAKY')).status)
    expect(statuses).toEqual([200, 200, 503, 200, 200, 503])
  })

  test.each(['not-json', 'half-json', 'redirect'])('%s is no answer to parse', async (fault) => {
    const response = await app.inject({
      url: `/youtube/v3/channels?part=id&id=${id}`,
      headers: { 'x-goog-api-key': 'sandbox-youtube-key', 'x-sandbox-fault': fault },
    })
    expect(() => JSON.parse(response.body)).toThrow(SyntaxError)
    expect(response.statusCode).toBe(fault === 'redirect' ? 302 : 200)
  })
})

describe('the form of an answer', () => {
  test('is JSON with a type, indented unless told otherwise', async () => {
    const url = `/youtube/v3/channels?part=id&id=${id}&key=sandbox-youtube-key`
    const response = await app.inject(url)
    expect(response.headers['content-type']).toBe('application/json; charset=UTF-8')
    expect(response.body).toContain('\n  "kind"')
    expect((await app.inject(`${url}&prettyPrint=false`)).body).not.toContain('\n')
  })

  test('has an etag; who has it already gets 304 and pays all the same', async () => {
    const first = await search('sandbox-youtube-small')
    expect(first.body.etag).toMatch(/^[\w-]{27}$/)
    const headers = { ...withKey('sandbox-youtube-small'), 'if-none-match': String(first.headers.etag) }
    for (let done = 0; done < 99; done++) {
      expect((await call('search', { part: 'id', q: 'food' }, headers)).status).toBe(304)
    }
    expect((await call('search', { part: 'id', q: 'food' }, headers)).status).toBe(429)
  })

  test('has another etag when it says something else', async () => {
    const [one, same, other] = [
      await search('sandbox-youtube-key'),
      await search('sandbox-youtube-key'),
      await search('sandbox-youtube-key', { q: 'games' }),
    ]
    expect(same.headers.etag).toBe(one.headers.etag)
    expect(other.headers.etag).not.toBe(one.headers.etag)
  })

  test('keeps to the fields asked for', async () => {
    const { body } = await channels('sandbox-youtube-key', {
      part: 'snippet,statistics',
      fields: 'items(id,snippet/title,statistics/videoCount),pageInfo/totalResults',
    })
    expect(body).toEqual({
      pageInfo: { totalResults: 1 },
      items: [{ id, snippet: { title: first?.record.title }, statistics: { videoCount: expect.any(String) } }],
    })
    const refused = await channels('sandbox-youtube-key', { fields: 'items(' })
    expect([refused.status, refused.body.error.errors[0].location]).toEqual([400, 'fields'])
  })

  test('is the same on every machine for the same day', async () => {
    const other = await createYoutubeApp()
    const ask = (on: typeof call) => on('search', { part: 'snippet', q: 'vegan', type: 'video', maxResults: '20' })
    expect((await ask(other.call)).body).toEqual((await ask(call)).body)
    await other.app.close()
  })
})
