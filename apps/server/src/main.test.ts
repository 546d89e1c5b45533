import { type ClientRequest, request as sendHttp } from 'node:http'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { readAttribute, startTraceReceiver } from './testing/trace-receiver.ts'

let server: ServerProcess | undefined
afterAll(() => server?.remove())

/** A request whose body is still to come, and the answer to it. */
function openLogin(url: string): { request: ClientRequest; answered: Promise<number | undefined> } {
  const headers = { 'content-type': 'application/json' }
  const request = sendHttp(`${url}/api/auth/login`, { method: 'POST', headers, agent: false })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume().statusCode))
    request.on('error', reject)
  })
  request.write('{"email":"maya@example.test",')
  return { request, answered }
}

const isReady = async (url: string) => (await fetch(`${url}/health/ready`)).status

describe('a server that is told to stop', () => {
  it('is not ready any more, goes on for a while, answers what it was asked, and ends well', async () => {
    const receiver = await startTraceReceiver()
    server = await startServerProcess({ DRAIN_SECONDS: '3', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint })
    const { url, ended } = server
    await vi.waitUntil(async () => (await isReady(url)) === 200, { interval: 20, timeout: 20_000 })
    const late = openLogin(url)
    server.process.kill('SIGTERM')

    await vi.waitUntil(async () => (await isReady(url)) === 503, { interval: 20, timeout: 5000 })
    const whileDraining = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'maya@example.test', password: 'not the one' }),
    })
    expect([whileDraining.status, whileDraining.headers.get('connection')]).toEqual([401, 'close'])

    await vi.waitUntil(
      () =>
        fetch(url).then(
          () => false,
          () => true,
        ),
      { interval: 50, timeout: 10_000 },
    )
    late.request.end('"password":"not the one"}')
    expect(await late.answered).toBe(401)
    expect(await ended).toBe(0)

    await receiver.close()
    const login = receiver.spans.find(({ name }) => name === 'POST /api/auth/login')
    const below = receiver.spans.filter(({ parentSpanId }) => parentSpanId === login?.spanId)
    const statements = below.map((span) => String(readAttribute(span, 'db.query.text')))
    expect(statements.join()).toContain('users')
    expect(receiver.texts.join()).not.toContain('maya@example.test')
  })
})

describe('a server that runs', () => {
  it('gives its metrics to this machine, with all that it reads from its database, and to nobody else', async () => {
    await server?.remove()
    server = await startServerProcess({ DRAIN_SECONDS: '60' })
    const { url } = server
    await vi.waitUntil(async () => (await isReady(url)) === 200, { interval: 20, timeout: 20_000 })
    await fetch(`${server.url}/health/live`)
    const metrics = await fetch(`${server.url}/metrics`)
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await metrics.text()
    for (const line of [
      'troupe_ready 1',
      'troupe_mails_due 0',
      'troupe_mailboxes_paused{provider="gmail"} 0',
      'troupe_jobs_waiting{queue="send-mails"} 0',
      'troupe_embedded_database_restarts 0',
      'troupe_http_request_duration_seconds_count{method="GET",route="/health/live",status="2xx"} 1',
    ]) {
      expect(text).toContain(`${line}\n`)
    }
    expect(text).not.toMatch(/^troupe_scrape_failed.* 1$/m)
    expect(text).toMatch(/^troupe_data_dir_free_bytes [1-9]/m)
    const forwarded = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(forwarded.status).toBe(403)
  })

  it('ends at once when it is told to stop a second time', async () => {
    const { url, process, ended } = server ?? expect.fail('there is no server')
    process.kill('SIGTERM')
    await vi.waitUntil(async () => (await isReady(url)) === 503, { interval: 20, timeout: 5000 })
    const start = performance.now()
    process.kill('SIGTERM')
    expect(await ended).toBe(1)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
