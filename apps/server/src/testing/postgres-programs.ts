import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

const ciPrograms = join(import.meta.dirname, '..', '..', '..', '..', '.ci', 'programs')

/**
 * A `PATH` with `pg_dump` and `pg_restore` of the PostgreSQL that continuous integration installs, where this process may run them;
 * else those of the machine.
 */
export function findPostgresPrograms(): string {
  const path = process.env.PATH ?? ''
  const works = process.getuid?.() === 0 && spawnSync(join(ciPrograms, 'pg_dump'), ['--version']).status === 0
  return works ? `${ciPrograms}:${path}` : path
}

/** Has the programs that a test file's own process starts come from there. */
export function usePostgresPrograms(): void {
  const { PATH } = process.env
  beforeAll(() => {
    process.env.PATH = findPostgresPrograms()
  })
  afterAll(() => {
    process.env.PATH = PATH
  })
}
