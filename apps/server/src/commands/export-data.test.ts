import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { silentLogger } from '../lib/logger.ts'
import { briefProgram, compiledCode } from '../testing/processes/compiled-code.ts'
import { fillTables } from '../testing/tables/fill-tables.ts'

let folder: string
const openOld = () =>
  openDatabase({ databaseUrl: undefined, dataDir: join(folder, 'old'), poolSize: 2, log: silentLogger })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troupe-commands-'))
  const database = await openOld()
  await fillTables(database)
  await database.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Ended {
  readonly code: number
  readonly output: string
  readonly errors: string
}

/** Runs a command in the folder, with the given data folder. */
function run(command: string, dataDir: string, ...args: string[]): Promise<Ended> {
  const script = join(import.meta.dirname, `${command}.ts`)
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...briefProgram, script, ...args],
      { cwd: folder, env: { DATA_DIR: dataDir, ...compiledCode } },
      (error, output, errors) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output, errors })
      },
    )
  })
}

describe('npm run data:export and data:import', () => {
  it('move everything into another data folder, under the same secret key only', async () => {
    const exported = await run('export-data', 'old', 'backups/')
    expect(exported).toMatchObject({ code: 0, errors: expect.stringMatching(/% · Exporting: .*\n.*Checking the file/) })
    expect(exported.output).toMatch(/creators +3 +([\da-f]{12}) +3 +\1\n/)
    expect(exported.output).toMatch(/rows in \d+ tables, each the same on both sides/)
    expect(exported.output).toContain(`The secret key (${join(folder, 'old', 'secret-key')}). Keep it elsewhere`)
    expect(exported.output).toContain('exports: the files that people exported')
    const [name = ''] = await readdir(join(folder, 'backups'))
    expect(name).toMatch(/^troupe-[\dT-]+\.jsonl\.gz$/)
    expect((await stat(join(folder, 'backups', name))).mode & 0o777).toBe(0o600)

    const refused = await run('import-data', 'new', `backups/${name}`)
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toContain('This file was made under another SECRET_KEY')

    await copyFile(join(folder, 'old', 'secret-key'), join(folder, 'new', 'secret-key'))
    const imported = await run('import-data', 'new', `backups/${name}`)
    expect(imported.code).toBe(0)
    expect(imported.output).toMatch(/creators +3 +([\da-f]{12}) +3 +\1\n/)
    expect(imported.output).toContain('Imported into the embedded database')

    const other = await run('import-data', 'other', `backups/${name}`, '--other-key')
    expect(other.code).toBe(0)
  })

  it('do not touch the embedded database of a running server', async () => {
    const database = await openOld()
    const { code, errors } = await run('export-data', 'old', 'file')
    await database.close()
    expect(code).toBe(1)
    expect(errors).toContain('is in use by another Troupe process')
    expect(await readdir(folder)).not.toContain('file')
  })

  it('explain a wrong command line', async () => {
    const wrong = [
      ['export-data', [], 'Where to?'],
      ['export-data', ['a', 'b'], 'It takes one file or folder'],
      ['import-data', [], 'Which file?'],
      ['import-data', ['a', '--force'], '--force'],
    ] as const
    for (const [command, args, message] of wrong) {
      const { code, output, errors } = await run(command, 'old', ...args)
      expect([code, output]).toEqual([2, ''])
      expect(errors).toContain(message)
      expect(errors).toContain('-- --help')
    }
    expect((await run('import-data', 'old', '--help')).output).toContain('npm run data:import -- FILE')
  })
})
