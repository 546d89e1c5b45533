import type { CreatorRecord } from '@troupe/contract/creators'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import type { StoredCounts } from './import-creators.ts'
import { lockParts, type StoredParts, type UpsertRow, upsertAll } from './import-repository.ts'
import { mergeCreators, toKey } from './merge-creators.ts'
import type { ImportedCreator } from './to-creator.ts'

/** What the search keeps of a creator's texts. */
export type SearchFields = Pick<UpsertRow, 'terms' | 'term_count' | 'content_hash'>

interface StoreParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  /** The terms and the hash of a creator as it will be stored. */
  readonly toSearchFields: (creator: CreatorRecord) => SearchFields
}

/**
 * Makes the function that stores a batch of an import, in which each creator is once, in one transaction: new creators are
 * added, known ones take over what the list says of them and keep the rest.
 */
export function createImportStore({ database, clock, toSearchFields }: StoreParts) {
  return (creators: readonly ImportedCreator[]): Promise<StoredCounts> => {
    const importedAt = clock.now().toISOString()
    return database.kysely.transaction().execute(async (transaction) => {
      const stored = await lockParts(
        transaction,
        creators.map(({ record }) => record),
      )
      const storedByKey = new Map(stored.map((parts) => [toKey(parts), parts]))
      const rows = creators.map((creator): UpsertRow => {
        const record = complete(creator, storedByKey.get(toKey(creator.record)))
        return { ...record, ...toSearchFields(record), source: 'import', fetched_at: record.fetched_at ?? importedAt }
      })
      return upsertAll(transaction, rows)
    })
  }
}

/** The creator as it will be: what the list leaves open comes from what is stored. */
function complete(creator: ImportedCreator, stored: StoredParts | undefined): CreatorRecord {
  return stored ? mergeCreators({ record: stored, assumed: [] }, creator).record : creator.record
}
