import { measureEmbeddedSearch } from './search/embedded-search.ts'
import { measurePostgresSearch } from './search/postgres-search.ts'

const defaultCount = 100_000
const fewest = 10_000

/**
 * Measures speed and recall of searches: embedded end to end, and on PostgreSQL the database's part at 10,000 and
 * 100,000 creators. With a number of creators, measures only PostgreSQL, at 10,000 and that number.
 */
export async function run(size?: string): Promise<void> {
  const count = size === undefined ? defaultCount : Number(size)
  if (!Number.isSafeInteger(count) || count < fewest) {
    throw new Error(`The number of creators must be at least ${fewest.toLocaleString('en')}`)
  }
  if (size === undefined) await measureEmbeddedSearch()
  await measurePostgresSearch(count)
}
