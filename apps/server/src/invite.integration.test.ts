import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from './database/database.ts'
import { silentLogger } from './logger.ts'
import { createErasures } from './modules/discovery/erasures.ts'
import { declineInvitations, findUsable } from './modules/onboarding/use-invitation.ts'
import { readSecretKey } from './secret-key.ts'
import { useSmtpCounterpart } from './testing/smtp-counterpart.ts'

const command = join(import.meta.dirname, 'invite.ts')
const server = useSmtpCounterpart()

let dataDir: string
/** The embedded database as a running server has it open. */
let database: Database
const open = () => openDatabase({ databaseUrl: undefined, dataDir, poolSize: 3, log: silentLogger })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'troupe-invite-'))
  database = await open()
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

interface Ended {
  readonly code: number
  readonly output: string
  readonly errors: string
}

/** Runs the command in the data folder; without settings but these. */
function invite(args: readonly string[], environment: Record<string, string> = {}): Promise<Ended> {
  const env = { DATA_DIR: dataDir, APP_URL: 'https://troupe.test/', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd: dataDir, env }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output, errors })
    })
  })
}

const smtp = () => ({
  SYSTEM_SMTP_URL: `smtp://127.0.0.1:${server.port}`,
  SYSTEM_MAIL_FROM: 'Troupe <troupe@one.test>',
})
const readToken = (output: string) => /token=([\w-]{43})\n/.exec(output)?.[1] ?? ''
const find = (token: string) => findUsable(database.kysely, token, new Date())

describe('npm run invite', () => {
  it('mails a link that can be used, and prints it', async () => {
    const { code, output, errors } = await invite(['Maya@One.test'], smtp())
    expect([code, errors]).toEqual([0, ''])
    expect(output).toMatch(
      /^maya@one\.test is invited\. The link holds until \d+ \w+ \d{4}:\nhttps:\/\/troupe\.test\/kol-onboarding\?token=[\w-]{43}\nIt was mailed\.\n$/,
    )
    expect(await find(readToken(output))).toMatchObject({ email: 'maya@one.test' })
    expect(server.taken.map(({ to }) => to)).toEqual(['maya@one.test'])
    expect(server.taken[0]?.source).toContain('Subject: You are invited to register your channel')
  })

  it('makes a new link when it is called again; the one before is dead', async () => {
    const first = await invite(['twice@one.test'])
    const second = await invite(['twice@one.test'])
    expect(second.output).toContain('The link that was made before is dead now.')
    expect(await find(readToken(first.output))).toBeUndefined()
    expect(await find(readToken(second.output))).toMatchObject({ email: 'twice@one.test' })
  })

  it('prints the link also where no mail can be sent, and says so', async () => {
    const { code, output } = await invite(['quiet@one.test'])
    expect(code).toBe(0)
    expect(output).toContain('It was not mailed, since SYSTEM_SMTP_URL is not set. Pass it on yourself.')
  })

  it('says why the mail server took no mail; the link holds all the same', async () => {
    server.refuse('refused@one.test', 550, '5.1.1 No such mailbox')
    const { code, output, errors } = await invite(['refused@one.test'], smtp())
    expect(code).toBe(1)
    expect(errors).toContain('It was not mailed: 550 5.1.1 No such mailbox')
    expect(await find(readToken(output))).toMatchObject({ email: 'refused@one.test' })
  })

  it.each([
    [[], /^Whom\? Give an address/],
    [['nobody'], /^"nobody" is not an email address/],
    [['a@one.test\r\nBcc: b@one.test'], /is not an email address/],
    [['--yes'], /^"--yes" is not an email address/],
    [['a@one.test', 'b@one.test'], /^One address at a time/],
  ])('takes no %j', async (args, message) => {
    const { code, output, errors } = await invite(args)
    expect([code, output]).toEqual([2, ''])
    expect(errors).toMatch(message)
    expect(errors).toContain('npm run invite -- --help')
  })

  it('refuses who wants no invitation, asked to be forgotten or has registered', async () => {
    const { output } = await invite(['declined@one.test'])
    await declineInvitations(database.kysely, readToken(output), new Date())
    const gone = { platform: 'youtube', channelId: 'gone', handles: [], emails: ['gone@one.test'] } as const
    const secretKey = readSecretKey({ dataDir, secretKey: undefined })
    await createErasures(secretKey).remember(database.kysely, gone, new Date())
    for (const address of ['declined@one.test', 'gone@one.test']) {
      const { code, errors } = await invite([address])
      expect([code, errors]).toEqual([1, `The owner of ${address} wants no invitations\n`])
    }
  })

  it('names wrong settings, and that it needs to know where the link leads', async () => {
    expect(await invite(['maya@one.test'], { PORT: 'x' })).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringContaining('These settings are wrong'),
    })
    expect(await invite(['maya@one.test'], { APP_URL: '', PORT: '0' })).toMatchObject({
      code: 1,
      errors: 'APP_URL is required where PORT is 0, or the link would lead nowhere\n',
    })
  })

  it('says when the database cannot be reached', async () => {
    const { code, output, errors } = await invite(['maya@one.test'], { DATABASE_URL: 'postgres://127.0.0.1:9/none' })
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^The invitation failed: /)
    expect(errors).not.toMatch(/^ +at /m)
  })

  it('works without a running server, too', async () => {
    await database.close()
    const { code, output } = await invite(['alone@one.test'])
    database = await open()
    expect(code).toBe(0)
    expect(await find(readToken(output))).toMatchObject({ email: 'alone@one.test' })
  })

  it('explains itself', async () => {
    expect((await invite(['--help'])).output).toContain('npm run invite -- ADDRESS')
    await writeFile(join(dataDir, '.env'), 'PORT=wrong\n')
    expect((await invite(['maya@one.test'])).errors).toContain('PORT')
  })
})
