import { type QueryExecutorProvider, sql } from 'kysely'
import { sessionSettings } from '../extensions/session-settings.ts'
import { commandNodes } from './nodes.ts'

/** How long a statement waits for a connection to a node. The half minute of Citus is the longest time of a statement. */
export const nodePatience = '5s'

/**
 * Parts of a worker, where nothing else is wanted: more than the cores of most workers. Fewer would leave cores idle, and
 * more cost each search another index scan.
 */
export const partsPerWorker = 4

/**
 * Gives the database on each node the settings that connections of this product start with: Citus opens sessions there
 * that know nothing of those. The call of vector loads its library; only superusers may set what is not loaded.
 */
export async function setSessionSettings(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ name: string }>`select quote_ident(current_database()) as name`.execute(db)
  const database = rows[0]?.name
  const settings = {
    ...sessionSettings,
    'citus.node_connection_timeout': nodePatience,
    // Citus keeps one, and opens the others again for each statement, which took a third of the workers' processor time.
    'citus.max_cached_conns_per_worker': partsPerWorker,
  }
  const statements = Object.entries(settings).map(
    ([name, value]) => `alter database ${database} set ${name} to '${value}'`,
  )
  const load = "if to_regtype('vector') is not null then perform cast('[1]' as vector); end if"
  await commandNodes(db, [load, ...statements].join('; '))
}
