import { readCount } from './measure/read-count.ts'
import { measureEmbeddedSearch } from './search/embedded-search.ts'
import { measurePostgresSearch } from './search/postgres-search.ts'

/**
 * Measures speed and recall of searches: embedded end to end, and on PostgreSQL the database's part at 10,000 and
 * 100,000 creators. With a number of creators, measures only PostgreSQL, at 10,000 and that number.
 */
export async function run(size?: string): Promise<void> {
  const count = readCount(size, { usual: 100_000, fewest: 10_000 })
  if (size === undefined) await measureEmbeddedSearch()
  await measurePostgresSearch(count)
}
