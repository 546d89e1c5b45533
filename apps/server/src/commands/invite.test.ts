import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { silentLogger } from '../lib/logger.ts'
import { createErasures } from '../modules/discovery/catalogue/erasing/erasures.ts'
import { declineInvitations, findUsable } from '../modules/onboarding/invitations/answering/use-invitation.ts'
import { readSecretKey } from '../settings/secret-key.ts'
import { useSmtpCounterpart } from '../testing/mail/smtp-counterpart.ts'
import { briefProgram, compiledCode } from '../testing/processes/compiled-code.ts'

const command = join(import.meta.dirname, 'invite.ts')
const server = useSmtpCounterpart()

let dataDir: string
/** The embedded database, opened as a running server does. */
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

/** Runs the command in the data folder, with only these settings. */
function invite(args: readonly string[], environment: Record<string, string> = {}): Promise<Ended> {
  const env = {
    DATA_DIR: dataDir,
    APP_URL: 'https://troupe.test/',
    ...compiledCode,
    ...environment,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [...briefProgram, command, ...args], { cwd: dataDir, env }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output, errors })
    })
  })
}

const smtp = () => ({
  SYSTEM_SMTP_URL: `smtp://127.0.0.1:${server.port}`,
  SYSTEM_MAIL_FROM: 'Troupe <troupe@one.test>',
})
const readToken = (output: string) => /token=([\w-]{22}\.[\w-]{21})\n/.exec(output)?.[1] ?? ''
const find = (token: string) => findUsable(database.kysely, token, new Date())

describe('npm run invite', () => {
  it('mails a usable link, and prints it', async () => {
    const { code, output, errors } = await invite(['Maya@One.test'], smtp())
    expect([code, errors]).toEqual([0, ''])
    expect(output).toMatch(
      /^maya@one\.test is invited\. The link holds until \d+ \w+ \d{4}:\nhttps:\/\/troupe\.test\/kol-onboarding\?token=[\w-]{22}\.[\w-]{21}\nIt was mailed\.\n$/,
    )
    expect(await find(readToken(output))).toMatchObject({ email: 'maya@one.test' })
    expect(server.taken.map(({ to }) => to)).toEqual(['maya@one.test'])
    expect(server.taken[0]?.source).toContain('Subject: You are invited to register your channel')
  })

  it('makes a new link when it is called again, and revokes the one before', async () => {
    const first = await invite(['twice@one.test'])
    const second = await invite(['twice@one.test'])
    expect(second.output).toContain('The link that was made before is dead now.')
    expect(await find(readToken(first.output))).toBeUndefined()
    expect(await find(readToken(second.output))).toMatchObject({ email: 'twice@one.test' })
  })

  it('prints the link also where no mail can be sent, and reports that', async () => {
    const { code, output } = await invite(['quiet@one.test'])
    expect(code).toBe(0)
    expect(output).toContain('It was not mailed, since SYSTEM_SMTP_URL is not set. Pass it on yourself.')
  })

  it('reports why the mail server refused the mail; the link stays valid', async () => {
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
  ])('refuses %j', async (args, message) => {
    const { code, output, errors } = await invite(args)
    expect([code, output]).toEqual([2, ''])
    expect(errors).toMatch(message)
    expect(errors).toContain('npm run invite -- --help')
  })

  it('refuses addresses that declined, asked to be forgotten or have registered', async () => {
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

  it('names wrong settings, and the missing public address', async () => {
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

  it('reports an unreachable database', async () => {
    const { code, output, errors } = await invite(['maya@one.test'], { DATABASE_URL: 'postgres://127.0.0.1:9/none' })
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^npm run invite failed: /)
    expect(errors).not.toMatch(/^ +at /m)
  })

  it('works without a running server, too', async () => {
    await database.close()
    const { code, output } = await invite(['alone@one.test'])
    database = await open()
    expect(code).toBe(0)
    expect(await find(readToken(output))).toMatchObject({ email: 'alone@one.test' })
  })

  it('prints its help', async () => {
    expect((await invite(['--help'])).output).toContain('npm run invite -- ADDRESS')
    await writeFile(join(dataDir, '.env'), 'PORT=wrong\n')
    expect((await invite(['maya@one.test'])).errors).toContain('PORT')
  })
})
