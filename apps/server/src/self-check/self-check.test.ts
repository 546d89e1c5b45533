import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { PlatformStatus } from '@troupe/contract/discover/platform-status'
import { say } from '@troupe/contract/messages/message'
import { describe, expect, it } from 'vitest'
import { judgeBackups } from './check-backups.ts'
import { judgeDisk } from './check-database.ts'
import { createMailCheck } from './check-mail.ts'
import { createModelCheck } from './check-model.ts'
import { judgePlatform } from './check-platforms.ts'
import { createSandboxCheck } from './check-process.ts'
import { describeAge, type Finding, formatBytes, good } from './check-result.ts'
import { runSelfCheck } from './run-self-check.ts'

const now = new Date('2030-03-10T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const tell = (findings: readonly Finding[]) => findings.map(({ state, finding }) => `${state}: ${finding.text}`)

describe('a run of all checks', () => {
  const log = { warn: () => {} }

  it('reports a check that hangs, and does not wait for it', async () => {
    const hangs = { area: 'mail', run: () => new Promise<Finding[]>(() => {}) } as const
    const works = { area: 'jobs', run: async () => [good(say('self_check.jobs_moving'))] } as const
    const results = await runSelfCheck({ checks: [works, hangs], log, patienceMs: 20 })
    expect(results.map(({ area, state, finding }) => [area, state, finding])).toEqual([
      ['mail', 'look', 'This could not be checked within 1 second'],
      ['jobs', 'good', 'The background work is up to date'],
    ])
  })

  it('reports a check that fails, without the words of the error, which may hold a secret', async () => {
    const fails = { area: 'mail', run: () => Promise.reject(new Error('password hunter2')) } as const
    const results = await runSelfCheck({ checks: [fails], log })
    expect(results[0]).toMatchObject({ state: 'look', finding: 'This could not be checked: Error' })
  })
})

describe('the language model', () => {
  /** Has an endpoint answer with the status that a question gets, and runs the check. */
  async function check(judge: (question: object) => number): Promise<string[]> {
    const server = createServer(async (request, response) => {
      response.writeHead(judge(JSON.parse(await text(request)))).end('{}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const settings = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: undefined, model: 'm', prices: undefined }
    try {
      return tell(await createModelCheck(settings).run())
    } finally {
      server.close()
    }
  }

  it('that answers is good, also if it takes no limit of tokens, as newer models do not', async () => {
    const answers = ['good: m answers']
    expect(await check(() => 200)).toEqual(answers)
    expect(await check((question) => ('max_tokens' in question ? 400 : 200))).toEqual(answers)
  })

  it('that refuses is broken', async () => {
    for (const status of [400, 401]) {
      expect((await check(() => status))[0]).toMatch(new RegExp(`^broken: .*${status}`))
    }
  })
})

describe('backups', () => {
  it('that were never made are missing', () => {
    expect(tell(judgeBackups([], now))).toEqual(['broken: No backup has been made'])
  })

  it('of last night, restored last week, are good', () => {
    const results = [
      { step: 'backup', succeeded: true, madeAt: hoursAgo(10) },
      { step: 'verification', succeeded: true, madeAt: hoursAgo(24 * 7) },
    ] as const
    expect(tell(judgeBackups(results, now))).toEqual([
      'good: The last backup is 10 hours old',
      'good: A backup that is 7 days old was restored and compared',
    ])
  })

  it('that fail, are old or were never restored are reported each', () => {
    const results = [{ step: 'backup', succeeded: false, madeAt: hoursAgo(24 * 8) }] as const
    expect(tell(judgeBackups(results, now))).toEqual([
      'broken: The last backup failed',
      'broken: The last backup is 8 days old',
      'look: No backup has been restored to try it',
    ])
  })
})

describe('a platform', () => {
  const status: PlatformStatus = {
    platform: 'youtube',
    mode: 'live',
    quota: [],
    last_error: null,
    last_success_at: hoursAgo(2).toISOString(),
  }
  const failed = { kind: 'key_rejected', message: 'The key is wrong', at: hoursAgo(1).toISOString() } as const

  it('that answers is good', () => {
    expect(tell(judgePlatform(status, now))).toEqual(['good: It answered 2 hours ago'])
  })

  it('without a key says which settings are missing', () => {
    expect(judgePlatform({ ...status, mode: 'off' }, now)[0]?.advice?.text).toContain('YOUTUBE_API_KEY')
  })

  it('that refuses the key is broken until it answers again', () => {
    expect(tell(judgePlatform({ ...status, last_error: failed }, now))).toEqual([
      'broken: It does not answer since 1 hour: The key is wrong',
    ])
    const since = { ...status, last_error: { ...failed, at: hoursAgo(3).toISOString() } }
    expect(tell(judgePlatform(since, now))).toEqual(['good: It answered 2 hours ago'])
  })

  it('whose quota is nearly used up is reported', () => {
    const quota = [{ name: 'searches', used: 90, limit: 100, resets_at: now.toISOString() }]
    expect(tell(judgePlatform({ ...status, quota }, now))[1]).toBe('look: 90 of 100 searches are used up')
  })
})

describe('the mail of the system', () => {
  const options = {
    systemSmtpUrl: 'smtp://mail.brand.test',
    systemMailFrom: 'Troupe <troupe@localhost.test>',
    checkMailer: async () => {},
    checkDomain: async () => [],
  }

  it('is in the inbox of the sandbox unless a server is set', async () => {
    const [finding] = await createMailCheck({ ...options, systemSmtpUrl: undefined }).run()
    expect(finding?.state).toBe('look')
  })

  it('needs a sender whose domain exists; no name server is asked for another', async () => {
    let asked = 0
    const checkDomain = async () => {
      asked++
      return []
    }
    expect(tell(await createMailCheck({ ...options, checkDomain }).run())[1]).toBe(
      'broken: SYSTEM_MAIL_FROM is troupe@localhost.test, whose domain does not exist',
    )
    expect(asked).toBe(0)
  })

  it('has a result for each record of the sender’s domain, in the words of the domain check', async () => {
    const record = {
      id: 'spf',
      state: 'good',
      name: 'brand.com',
      record: 'v=spf1 ~all',
      explanation: 'x',
      advice: null,
      explanation_message: { message_key: 'domain_check.spf_good' },
    } as const
    const check = createMailCheck({
      ...options,
      systemMailFrom: 'hello@brand.com',
      checkDomain: async ({ domain }) => [{ ...record, name: domain }],
    })
    expect((await check.run())[1]).toMatchObject({
      part: 'SPF',
      state: 'good',
      finding: { key: 'domain_check.spf_good' },
    })
  })
})

describe('the sandbox', () => {
  it.each([
    [{ sandbox: false, isReachable: true }, 'good'],
    [{ sandbox: true, isReachable: false }, 'look'],
    [{ sandbox: true, isReachable: true }, 'broken'],
  ] as const)('%o is %s', async (given, state) => {
    expect((await createSandboxCheck(given).run())[0]?.state).toBe(state)
  })
})

describe('the disk', () => {
  it.each([
    [{ free: 50e9, size: 100e9 }, 'good'],
    [{ free: 15e9, size: 1000e9 }, 'look'],
    [{ free: 1e9, size: 10e9 }, 'look'],
    [{ free: 100e6, size: 100e9 }, 'broken'],
  ])('%o is %s', (disk, state) => {
    expect(judgeDisk(disk).state).toBe(state)
  })
})

describe('figures', () => {
  it.each([
    [0, '0 B'],
    [1500, '1.5 kB'],
    [250e9, '250 GB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })

  it.each([
    [30_000, '30 seconds'],
    [3_599_000, '59 minutes'],
    [90_000_000, '1 day'],
  ])('%d milliseconds are %s', (milliseconds, text) => {
    expect(describeAge(milliseconds).text).toBe(text)
  })
})
