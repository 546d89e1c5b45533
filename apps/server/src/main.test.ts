import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type ClientRequest, request as sendHttp } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it, onTestFailed, vi } from 'vitest'
import { z } from 'zod'
import { openDatabase } from './database/database.ts'
import { minutes } from './lib/durations.ts'
import { silentLogger } from './lib/logger.ts'
import { version } from './settings/version.ts'
import { readAttribute, startTraceReceiver } from './testing/calls/trace-receiver.ts'
import { endServerProcesses, type ServerProcess, startServerProcess } from './testing/processes/server-process.ts'

let server: ServerProcess | undefined
afterAll(async () => {
  await server?.remove()
  endServerProcesses()
})

/** Opens a request whose body is still to come; `answered` resolves to the status. */
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

/** Lists the ids of a process's children, from `ps` on Linux and macOS. */
async function listChildren(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []))
}

async function findChild(pid: number): Promise<number> {
  const [child] = await listChildren(pid)
  return child ?? expect.fail('the server has no child process')
}

const isReady = async (url: string) => (await fetch(`${url}/health/ready`)).status

describe('a server that is told to stop', () => {
  it('is not ready any more, goes on for a while, answers what it was asked, and ends well', async () => {
    const receiver = await startTraceReceiver()
    server = await startServerProcess({ DRAIN_SECONDS: '3', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint })
    const { url, ended } = server
    await expect.poll(() => isReady(url), { interval: 20 }).toBe(200)
    const late = openLogin(url)
    server.process.kill('SIGTERM')

    await expect.poll(() => isReady(url), { interval: 20 }).toBe(503)
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

describe('a second server on the same data folder', () => {
  it('is refused within five seconds, in words that name the first', async () => {
    await server?.remove()
    const first = await startServerProcess()
    server = first
    const refuse = async () => {
      const since = performance.now()
      const second = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
        cwd: first.dataDir,
        env: { PORT: '0', DATA_DIR: first.dataDir },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      onTestFailed(() => void second.kill('SIGKILL'))
      const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')])
      expect(code).toBe(1)
      expect(said).toContain(`is in use by another Troupe process (process ${first.process.pid})`)
      return performance.now() - since
    }
    // Other work on the machine only adds time, so one of some starts shows how long it takes.
    await vi.waitFor(async () => expect(await refuse()).toBeLessThan(5000), { timeout: minutes(1) })
  })
})

describe('a server whose database is slow', () => {
  it('says so, stays ready, and answers late instead of refusing', async () => {
    await server?.remove()
    server = await startServerProcess()
    const { url } = server
    await expect.poll(() => isReady(url), { interval: 20 }).toBe(200)
    const databaseProcess = await findChild(server.process.pid ?? 0)
    // Left stopped, it would outlive its server.
    onTestFailed(() => void process.kill(databaseProcess, 'SIGCONT'))
    process.kill(databaseProcess, 'SIGSTOP')
    const login = fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'maya@example.test', password: 'not the one' }),
    }).then(({ status }) => status)
    const ready = await vi.waitUntil(
      async () => {
        const answer = await fetch(`${url}/health/ready`)
        const body = {
          code: answer.status,
          ...z.object({ status: z.string(), problems: z.array(z.string()) }).parse(await answer.json()),
        }
        return body.status === 'slow' && body
      },
      { interval: 100, timeout: 20_000 },
    )
    expect(ready).toEqual({
      code: 200,
      status: 'slow',
      problems: [expect.stringMatching(/^The database is slow: its last answer was \d+ s ago$/)],
    })
    process.kill(databaseProcess, 'SIGCONT')
    expect(await login).toBe(401)
    await expect.poll(async () => (await fetch(`${url}/health/ready`)).text()).toContain('"ok"')
  }, 60_000)
})

describe('the processes of a server', () => {
  it('end within ten seconds of its own end, however that comes, the sandbox among them', async () => {
    await server?.remove()
    server = await startServerProcess({ SANDBOX: 'on', DEMO_CREATORS: '0' })
    const children = await listChildren(server.process.pid ?? 0)
    expect(children).toHaveLength(2)
    server.process.kill('SIGKILL')
    for (const pid of children)
      await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { interval: 50, timeout: 10_000 })
  })
})

describe('a server that runs', () => {
  it('gives its metrics to this machine, with all that it reads from its database, and to nobody else', async () => {
    await server?.remove()
    server = await startServerProcess({ DRAIN_SECONDS: '60' })
    const { url } = server
    await expect.poll(() => isReady(url), { interval: 20 }).toBe(200)
    await fetch(`${server.url}/health/live`)
    expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({ version })
    expect(server.output()).toContain(`Version ${version}\n`)
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
    await expect.poll(() => isReady(url), { interval: 20 }).toBe(503)
    const start = performance.now()
    process.kill('SIGTERM')
    expect(await ended).toBe(1)
    // Far from the twenty seconds after which a server that stops slowly ends, with the same code.
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})

describe('a server on a database that is not of its version', () => {
  it('listens to nobody, says what to do, and ends with 1', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'troupe-refused-'))
    try {
      const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 1, log: silentLogger })
      await database.pool.query("insert into kysely_migration values ('9999-next-year', '2027-11-21T20:15:45.000Z')")
      await database.close()
      await expect(startServerProcess({ DATA_DIR: dataDir })).rejects.toThrow(
        /ended at its start with 1: A newer version of Troupe has used this database .* Start that version, or restore/,
      )
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
