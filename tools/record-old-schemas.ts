// Records the statements with which every earlier text of the migrations created its tables, for the tests of updates.
// Needs the whole git history; the file it writes is committed, so that the tests do not need it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { listStatements } from '../apps/server/src/testing/list-statements.ts'
import { type OldSchemas, oldSchemasFile } from '../apps/server/src/testing/releases/old-schemas.ts'

const root = join(import.meta.dirname, '..')
const folder = 'apps/server/src/database/migrations'
/** The last commit that edited an existing migration; since then migrations are only added. */
const lastEdit = '0c76ac1'
/** Inside the repository, so that the migrations find their packages. */
const scratch = join(root, '.cache', 'old-migrations')

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const MigrationModule = z.object({
  up: z.custom<(db: unknown) => Promise<void>>((value) => typeof value === 'function'),
})

rmSync(scratch, { recursive: true, force: true })
mkdirSync(scratch, { recursive: true })
try {
  const commits = git('log', '--reverse', '--format=%h', lastEdit, '--', folder).split('\n')
  writeFileSync(oldSchemasFile, `${JSON.stringify(await record(commits), null, 1)}\n`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** @returns The texts of each migration, and for every commit that changed them, which texts it had. */
async function record(commits: readonly string[]): Promise<OldSchemas> {
  const texts: Record<string, string[][]> = {}
  const schemas: OldSchemas['schemas'] = []
  for (const commit of commits) {
    const migrations: Record<string, number> = {}
    const files = git('ls-tree', '--name-only', commit, `${folder}/`).split('\n')
    for (const path of files) {
      const name = path.slice(folder.length + 1, -'.ts'.length)
      const statements = await readStatements(git('show', `${commit}:${path}`), `${commit}-${name}`)
      texts[name] ??= []
      const known = texts[name].findIndex((text) => text.join() === statements.join())
      migrations[name] = known < 0 ? texts[name].push(statements) - 1 : known
    }
    const isNew = !schemas.some((schema) => JSON.stringify(schema.migrations) === JSON.stringify(migrations))
    if (isNew) schemas.push({ commit, migrations })
  }
  return { texts, schemas }
}

/**
 * Lists a migration's statements without running them: only the vector index depends on a result, and is created
 * without one.
 */
async function readStatements(source: string, name: string): Promise<string[]> {
  const file = join(scratch, `${name}.ts`)
  writeFileSync(file, source)
  return listStatements(MigrationModule.parse(await import(file)))
}
