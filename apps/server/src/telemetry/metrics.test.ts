import { describe, expect, it } from 'vitest'
import type { GaugeSource } from './gauges.ts'
import { createMetrics } from './metrics.ts'

const readable: GaugeSource = {
  name: 'jobs',
  gauges: ['troupe_jobs_waiting'],
  read: async () => [{ gauge: 'troupe_jobs_waiting', labels: { queue: 'send-mails' }, value: 3 }],
}
const failing: GaugeSource = {
  name: 'mails',
  gauges: ['troupe_mails_due'],
  read: () => Promise.reject(new Error('the database is away')),
}

describe('the metrics', () => {
  it("count the server's reports by closed sets of labels", async () => {
    const { telemetry, render } = createMetrics()
    const following = telemetry.followRequest({})
    following.end({ method: 'GET', route: '/api/things/:id', status: 204, milliseconds: 30 })
    following.end({ method: 'GET', route: '/api/things/:id', status: 503, milliseconds: 3 })
    telemetry.notePlatformRequest({
      platform: 'youtube',
      path: '/youtube/v3/search',
      outcome: 'rate_limited',
      status: 429,
      milliseconds: 80,
    })
    telemetry.noteSearchLeg('words', 4)
    telemetry.noteMails('accepted', 1)
    telemetry.noteMails('unknown', 2)
    telemetry.noteShed('costly')
    const text = await render([])
    const route = 'method="GET",route="/api/things/:id"'
    for (const line of [
      `troupe_http_request_duration_seconds_count{${route},status="2xx"} 1`,
      `troupe_http_request_duration_seconds_count{${route},status="5xx"} 1`,
      `troupe_http_request_duration_seconds_bucket{le="0.025",${route},status="2xx"} 0`,
      `troupe_http_request_duration_seconds_bucket{le="0.05",${route},status="2xx"} 1`,
      'troupe_platform_request_duration_seconds_count{platform="youtube",outcome="rate_limited"} 1',
      'troupe_search_leg_duration_seconds_sum{leg="words"} 0.004',
      'troupe_mails_total{outcome="accepted"} 1',
      'troupe_mails_total{outcome="unknown"} 2',
      'troupe_requests_shed_total{kind="costly"} 1',
      'troupe_requests_shed_total{kind="other"} 0',
    ]) {
      expect(text).toContain(`${line}\n`)
    }
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(text).toMatch(/^process_resident_memory_bytes /m)
  })

  it('begin at zero for events that have an alert, or the first one would go unnoticed', async () => {
    const text = await createMetrics().render([])
    for (const outcome of ['account', 'recipient', 'unknown']) {
      expect(text).toContain(`troupe_mails_total{outcome="${outcome}"} 0\n`)
    }
  })

  it('read their sources when they are requested', async () => {
    const text = await createMetrics().render([readable])
    expect(text).toContain('troupe_jobs_waiting{queue="send-mails"} 3\n')
    expect(text).toContain('troupe_scrape_failed{source="jobs"} 0\n')
  })

  it('name a failing source and drop its old values; the others are reported', async () => {
    const { render } = createMetrics()
    let isAway = false
    const mails: GaugeSource = {
      ...failing,
      read: async () => (isAway ? failing.read() : [{ gauge: 'troupe_mails_due', value: 7 }]),
    }
    expect(await render([readable, mails])).toMatch(/^troupe_mails_due 7$/m)
    isAway = true
    const text = await render([readable, mails])
    expect(text).toContain('troupe_scrape_failed{source="mails"} 1\n')
    expect(text).not.toMatch(/^troupe_mails_due \d/m)
    expect(text).toContain('troupe_jobs_waiting{queue="send-mails"} 3\n')
  })

  it('wait a second for a source that hangs, and read it only once for all requests meanwhile', async () => {
    const { render } = createMetrics()
    let reads = 0
    const hanging: GaugeSource = {
      ...failing,
      read() {
        reads++
        return new Promise(() => {})
      },
    }
    const start = performance.now()
    const texts = await Promise.all([render([readable, hanging]), render([readable, hanging])])
    expect(performance.now() - start).toBeLessThan(1900)
    for (const text of texts) expect(text).toContain('troupe_scrape_failed{source="mails"} 1\n')
    expect(reads).toBe(1)
  })
})
