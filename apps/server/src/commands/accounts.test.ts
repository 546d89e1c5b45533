import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { silentLogger } from '../lib/logger.ts'
import { briefProgram, compiledCode } from '../testing/processes/compiled-code.ts'

const command = join(import.meta.dirname, 'accounts.ts')
const email = 'maya@one.test'

let dataDir: string
/** The embedded database, opened as a running server does. */
let database: Database

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'troupe-accounts-'))
  database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 3, log: silentLogger })
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

/** Runs the command while the server has the database open. */
function run(...args: string[]): Promise<Ended> {
  const env = {
    DATA_DIR: dataDir,
    APP_URL: 'https://troupe.test/',
    ...compiledCode,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [...briefProgram, command, ...args], { cwd: dataDir, env }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output, errors })
    })
  })
}

async function addAccount(): Promise<string> {
  const { id } = await database.kysely
    .insertInto('users')
    .values({ email, username: 'Maya', username_key: 'maya', password_hash: 'x', updated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('npm run accounts', () => {
  it('lists, unlocks, disables, enables and deletes accounts, makes a link, and notes the operator', async () => {
    const accountId = await addAccount()
    expect((await run('list')).output).toMatch(/^maya@one\.test {2}Maya {2}active {2}since [\d-]+ {2}not signed in\n$/)

    const disabled = await run('disable', 'Maya@One.test')
    expect([disabled.code, disabled.output]).toEqual([0, expect.stringMatching(/^maya@one\.test is disabled/)])
    expect(JSON.parse(disabled.errors)).toMatchObject({
      event: 'operator-action',
      action: 'disable',
      userId: accountId,
      operator: expect.stringContaining(`${userInfo().username}@`),
    })
    expect((await run('list')).output).toContain('disabled since')
    expect(await run('disable', email)).toMatchObject({ code: 1, errors: `${email} is disabled already\n` })
    expect((await run('set-password-link', email)).errors).toBe(`${email} is disabled: enable it first\n`)
    expect((await run('enable', email)).output).toContain('is enabled')

    const linked = await run('set-password-link', email)
    expect(linked.output).toMatch(
      /\nhttps:\/\/troupe\.test\/auth\?step=new-password#email=maya%40one\.test&code=[0-9A-Z]{5}(-[0-9A-Z]{5,6}){4}\n$/,
    )
    expect(linked.errors).not.toContain(linked.output.trim().slice(-30))
    const withoutFactor = await run('reset-second-factor', email)
    expect(withoutFactor).toMatchObject({ code: 1, errors: `${email} has no second factor\n` })
    const app = { user_id: accountId, secret_sealed: 'x', confirmed_at: new Date(), created_at: new Date() }
    await database.kysely.insertInto('authenticator_apps').values(app).execute()
    expect((await run('reset-second-factor', email)).output).toMatch(
      /has no second factor any more.*\nA notice is mailed/,
    )
    expect((await run('unlock', email)).output).toBe(`${email} is unlocked: 0 counters were cleared.\n`)
    expect((await run('delete', email)).code).toBe(2)
    expect((await run('delete', email, '--yes')).output).toContain('is deleted')
    expect(await run('delete', email, '--yes')).toMatchObject({
      code: 1,
      errors: `No account has the address ${email}\n`,
    })

    const { output } = await run('history')
    const rows = output
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2}/).slice(1, 3))
    expect(rows).toEqual(
      ['delete', 'unlock', 'reset-second-factor', 'set-password-link', 'enable', 'disable'].map((action) => [
        action,
        accountId,
      ]),
    )
  })

  it.each([
    [[], /^Give a command/],
    [['disable'], /^Give an address/],
    [['disable', 'nobody'], /^"nobody" is not an email address/],
    [['disable', 'a@one.test', 'b@one.test'], /^One address at a time; these are 2/],
    [['promote', 'a@one.test'], /^"promote" is no command/],
    [['list', 'a@one.test'], /^"list" takes no address/],
    [['delete', 'a@one.test'], /^This deletes a@one.test and all that belongs to it, for good. Add --yes/],
  ])('refuses %j', async (args, message) => {
    const { code, output, errors } = await run(...args)
    expect([code, output]).toEqual([2, ''])
    expect(errors).toMatch(message)
    expect(errors).toContain('npm run accounts -- --help')
  })

  it('prints its help', async () => {
    expect((await run('--help')).output).toContain('set-password-link ADDRESS')
  })
})
