import { type QueryExecutorProvider, sql } from 'kysely'
import { DatabaseRefusedError } from '../schema/refuse-database.ts'

/** How to install each extension that the tables and the search need. */
const sources = {
  vector: 'install its package (postgresql-17-pgvector on Debian, else from https://github.com/pgvector/pgvector)',
  pg_trgm: 'install the package with the extensions that PostgreSQL brings along (postgresql-contrib)',
  pg_textsearch:
    'install the package of its release (https://github.com/timescale/pg_textsearch/releases) and set ' +
    "shared_preload_libraries = 'pg_textsearch' in postgresql.conf",
}
type Extension = keyof typeof sources
export const requiredExtensions: readonly Extension[] = ['vector', 'pg_trgm', 'pg_textsearch']

/** @returns how to install it, for an operator. */
export const getExtensionSource = (name: Extension): string => sources[name]

const oldestVersion = 17
const furtherHelp = 'docs/operations.md, "Which database", says more'

/** Version and extensions of a PostgreSQL server. */
export interface ServerFacts {
  /** As the server reports it: `17.11 (Debian 17.11-0+deb13u1)`. */
  readonly version: string
  readonly majorVersion: number
  readonly availableExtensions: readonly string[]
  /** Whether pg_textsearch was loaded when the server started; without that the extension does nothing. */
  readonly hasLoadedTextSearch: boolean
}

/** @returns the first reason why Troupe cannot work with the server, as a sentence that says what to do. */
export function findServerRefusal(facts: ServerFacts): string | undefined {
  if (facts.majorVersion < oldestVersion) {
    return `Troupe needs PostgreSQL ${oldestVersion} or newer, and DATABASE_URL leads to ${facts.version}: move to a newer one; ${furtherHelp}.`
  }
  const missing = requiredExtensions.find((name) => !facts.availableExtensions.includes(name))
  if (missing) {
    return `The PostgreSQL that DATABASE_URL leads to lacks the extension ${missing}: ${sources[missing]}, and restart it; ${furtherHelp}.`
  }
  if (facts.hasLoadedTextSearch) return
  return (
    'The PostgreSQL that DATABASE_URL leads to has pg_textsearch installed, but did not load it: add pg_textsearch to ' +
    `shared_preload_libraries in postgresql.conf and restart it; ${furtherHelp}.`
  )
}

/**
 * Creates the extensions that the database lacks.
 * @throws DatabaseRefusedError when the server is too old, an extension is not installed, or the role may not create
 * it. Roll the transaction back then.
 */
export async function requireExtensions(transaction: QueryExecutorProvider): Promise<void> {
  const refusal = findServerRefusal(await readServerFacts(transaction))
  if (refusal) throw new DatabaseRefusedError(refusal)
  // `if not exists` is not enough: Citus takes the statement to the workers, which roles that are no superusers may not.
  const { rows } = await sql<{ name: string }>`select extname as name from pg_extension`.execute(transaction)
  for (const name of requiredExtensions.filter((required) => rows.every((row) => row.name !== required))) {
    await sql`create extension if not exists ${sql.id(name)}`.execute(transaction).catch((error: unknown) => {
      throw isForbidden(error) ? new DatabaseRefusedError(describeForbidden(name)) : error
    })
  }
}

interface FactsRow {
  version: string
  number: number
  available: string[]
  loaded: string | null
}

async function readServerFacts(transaction: QueryExecutorProvider): Promise<ServerFacts> {
  // Only superusers can read the list of preloaded libraries, but everyone can read a library's setting once it is
  // loaded.
  const { rows } = await sql<FactsRow>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      array(select name::text from pg_available_extensions) as available,
      current_setting('pg_textsearch.default_limit', true) as loaded`.execute(transaction)
  const [row] = rows
  return {
    version: row?.version ?? '',
    majorVersion: Math.floor((row?.number ?? 0) / 10_000),
    availableExtensions: row?.available ?? [],
    hasLoadedTextSearch: typeof row?.loaded === 'string',
  }
}

const insufficientPrivilege = '42501'

function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === insufficientPrivilege
}

function describeForbidden(name: Extension): string {
  return (
    `The role in DATABASE_URL may not make the extension ${name}: have a superuser run "create extension ${name}" in that ` +
    `database (psql --dbname=NAME), and start again; ${furtherHelp}.`
  )
}
