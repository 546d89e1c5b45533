import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listResults } from '../backup/backup-results.ts'
import { openDatabase } from '../database/database.ts'
import { silentLogger } from '../lib/logger.ts'
import { briefProgram, compiledCode } from '../testing/processes/compiled-code.ts'
import { fillTables } from '../testing/tables/fill-tables.ts'

// Six embedded databases start one after another, each of which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/** Runs a command with the embedded database in the folder's `data` folder. */
function run(
  folder: string,
  script: string,
  ...args: string[]
): Promise<{ code: number; output: string; errors: string }> {
  const path = join(import.meta.dirname, script)
  return new Promise((resolve) => {
    const env = { DATA_DIR: 'data', ...compiledCode }
    execFile(process.execPath, [...briefProgram, path, ...args], { cwd: folder, env }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output, errors })
    })
  })
}

it('npm run backup:verify verifies an export of the embedded database while the server runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const open = () =>
    openDatabase({ databaseUrl: undefined, dataDir: join(folder, 'data'), poolSize: 2, log: silentLogger })
  const filled = await open()
  await fillTables(filled)
  await filled.close()
  expect(await run(folder, './export-data.ts', 'export')).toMatchObject({ code: 0 })

  const server = await open()
  try {
    const verified = await run(folder, 'verify-backup.ts', 'export')
    expect(verified).toMatchObject({ code: 0, output: expect.stringMatching(/creators +3 +([\da-f]{12}) +3 +\1\n/) })
    expect(verified.errors).not.toContain('Not noted')
    expect(await listResults(server.kysely)).toEqual([
      { step: 'verification', succeeded: true, madeAt: expect.any(Date) },
    ])
    expect((await readdir(join(folder, 'data'))).filter((name) => name.startsWith('troupe_scratch'))).toEqual([])
  } finally {
    await server.close()
  }

  await rm(join(folder, 'data'), { recursive: true })
  const elsewhere = await run(folder, 'verify-backup.ts', 'export')
  expect(elsewhere).toMatchObject({
    code: 0,
    errors: expect.stringContaining('Not noted for the metrics: there is no database'),
  })
})
