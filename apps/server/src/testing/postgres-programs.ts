import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

const ciPrograms = join(import.meta.dirname, '..', '..', '..', '..', '.ci', 'programs')

/**
 * Returns a `PATH` with the `pg_dump` and `pg_restore` that continuous integration installs, if this process may run
 * them; else this machine's own `PATH`.
 */
export function findPostgresPrograms(): string {
  const path = process.env.PATH ?? ''
  const works = process.getuid?.() === 0 && spawnSync(join(ciPrograms, 'pg_dump'), ['--version']).status === 0
  return works ? `${ciPrograms}:${path}` : path
}

/** Lets the processes that a test file starts find these programs. */
export function usePostgresPrograms(): void {
  const { PATH } = process.env
  beforeAll(() => {
    process.env.PATH = findPostgresPrograms()
  })
  afterAll(() => {
    process.env.PATH = PATH
  })
}
