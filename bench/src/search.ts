import { measureEmbeddedSearch } from './search/embedded-search.ts'
import { measurePostgresSearch } from './search/postgres-search.ts'

/** How fast a search is: embedded from end to end, on PostgreSQL the database's part. */
export async function run(): Promise<void> {
  await measureEmbeddedSearch()
  await measurePostgresSearch()
}
