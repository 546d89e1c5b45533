import type { Executor } from '../../../database/database.ts'
import { searchFieldsVersion, toSearchFields } from '../search/analysis/search-fields.ts'
import { countOlder, countWithoutVector, lockOlder, saveSearchFields } from './derived-repository.ts'
import { createVectorDropping, type DropParts } from './drop-old-vectors.ts'

/**
 * Derived data that is stored because computing it takes too long for a search. Each row has the version it was computed by and is
 * rebuilt when the version changes.
 */
export interface DerivedForm {
  /** Name in metrics and logs. */
  readonly kind: DerivedKind
  /** The current version. */
  readonly version: string
  /** Counts outdated and missing rows. */
  countStale(db: Executor): Promise<number>
  /**
   * Rebuilds some stale rows in a transaction of about 0.1 seconds. Nodes can run it concurrently.
   * @returns the number of rebuilt rows; 0 if all remaining ones are locked by other nodes.
   */
  rebuildBatch(db: Executor): Promise<number>
}

export type DerivedKind = 'search_fields' | 'vectors'

/** A batch blocks searches on the embedded database for about 0.1 seconds. */
const batchSize = 100

export type DerivedParts = DropParts

/** All derived forms of the catalogue. The vectors come last, since the encoder may fail. */
export function listDerivedForms(parts: DerivedParts): DerivedForm[] {
  return [searchFields, describeVectors(parts)]
}

/** The terms, name keys and content hashes of creators. */
const searchFields: DerivedForm = {
  kind: 'search_fields',
  version: String(searchFieldsVersion),
  // Counts older versions only: a server of an older version must not rebuild newer rows.
  countStale: (db) => countOlder(db, searchFieldsVersion),
  rebuildBatch: (db) =>
    db.transaction().execute(async (transaction) => {
      const rows = await lockOlder(transaction, { version: searchFieldsVersion, limit: batchSize })
      const made = rows.map(({ id, ...creator }) => ({ id, ...toSearchFields(creator) }))
      await saveSearchFields(transaction, made)
      return rows.length
    }),
}

/**
 * The vectors of creators' texts. Their version is the model; the content hash identifies the text. `embedPending`
 * computes missing vectors.
 */
function describeVectors(parts: DerivedParts): DerivedForm {
  const { model } = parts.encoder
  return {
    kind: 'vectors',
    version: model,
    countStale: (db) => countWithoutVector(db, model),
    rebuildBatch: createVectorDropping(parts, batchSize),
  }
}
