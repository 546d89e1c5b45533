import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { briefProgram, compiledCode } from '../testing/processes/compiled-code.ts'
import { getTestDatabaseTarget } from '../testing/test-database.ts'

const command = join(import.meta.dirname, 'database.ts')
const isDivided = inject('isDivided')
const target = getTestDatabaseTarget()
const databaseUrl = 'databaseUrl' in target ? target.databaseUrl : undefined

function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  const env = { ...compiledCode, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  return new Promise((resolve) => {
    execFile(process.execPath, [...briefProgram, command, ...args], { cwd: tmpdir(), env }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output, errors })
    })
  })
}

describe('npm run database', () => {
  it.each([
    [[], /^Give a command/],
    [['status', 'distribute'], /^One command at a time; these are 2/],
    [['split'], /^"split" is no command/],
    [['status', '--shards', '4'], /^"status" takes no --shards/],
    [['distribute', '--shards', '0'], /^--shards takes a number from 1 to 1024/],
  ])('refuses %j', async (args, message) => {
    const { code, output, errors } = await run(...args)
    expect([code, output]).toEqual([2, ''])
    expect(errors).toMatch(message)
  })

  it('prints its help', async () => {
    expect((await run('--help')).output).toContain('distribute [--shards N]')
  })

  it.skipIf(isDivided)('says what is missing where there is no Citus', async () => {
    const refusal = databaseUrl ? /^DATABASE_URL leads to a PostgreSQL without Citus/ : /DATABASE_URL is not set/
    for (const name of ['distribute', 'undistribute', 'prepare']) {
      const { code, errors } = await run(name)
      expect(code).toBe(1)
      expect(errors).toMatch(refusal)
      expect(errors.trim().split('\n')).toHaveLength(1)
    }
    const { output } = await run('status')
    if (databaseUrl) expect(output).toBe('The catalogue is whole, in a PostgreSQL without Citus.\n')
  })
})
