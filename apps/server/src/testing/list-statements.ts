import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lists the statements of a migration that change something, by running it on a connection that returns no rows. */
export async function listStatements({ up }: Migration): Promise<string[]> {
  const statements: string[] = []
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  const log = ({ query }: { query: { sql: string } }) => void statements.push(query.sql.trim().replace(/\s+/g, ' '))
  await up(new Kysely<unknown>({ dialect, log }))
  return statements.filter((statement) => !statement.startsWith('select '))
}
