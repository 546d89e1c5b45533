import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import { searchFieldsVersion, toSearchFields } from '../creator-rows.ts'
import type { Encoder } from '../encoder-port.ts'
import { refreshStatistics } from '../refresh-term-statistics.ts'
import { statisticsVersion } from '../term-statistics-repository.ts'
import type { DerivedForm } from './derived-form.ts'
import {
  countOlder,
  countOtherStatistics,
  countWithoutVector,
  dropVectorsOfOthers,
  expireStatistics,
  lockOlder,
  saveSearchFields,
} from './derived-repository.ts'

/** On the embedded database a batch is how long a search may have to wait: about a tenth of a second. */
const batchSize = 100

export interface DerivedParts {
  readonly database: Database
  readonly clock: Clock
  readonly encoder: Pick<Encoder, 'model'>
}

/** All derived forms of the catalogue, each after those it is made from. */
export function listDerivedForms(parts: DerivedParts): DerivedForm[] {
  return [searchFields, describeVectors(parts), describeStatistics(parts)]
}

/** The terms, name keys and content hashes of creators. */
const searchFields: DerivedForm = {
  kind: 'search_fields',
  version: String(searchFieldsVersion),
  // An older server that still runs beside this one makes none of a newer version older.
  countStale: (db) => countOlder(db, searchFieldsVersion),
  rebuildBatch: (db) =>
    db.transaction().execute(async (transaction) => {
      const rows = await lockOlder(transaction, { version: searchFieldsVersion, limit: batchSize })
      const made = rows.map(({ id, ...creator }) => ({ id, ...toSearchFields(creator) }))
      await saveSearchFields(transaction, made)
      if (rows.length > 0) await expireStatistics(transaction)
      return rows.length
    }),
}

/**
 * The vectors of creators' texts. Their version is the model; of which text one is made the content hash says. Here those of
 * another model are dropped; `embedPending` makes what is missing.
 */
function describeVectors({ encoder: { model } }: DerivedParts): DerivedForm {
  return {
    kind: 'vectors',
    version: model,
    countStale: (db) => countWithoutVector(db, model),
    rebuildBatch: (db) => dropVectorsOfOthers(db, { model, limit: batchSize }),
  }
}

/** How common the terms are. */
function describeStatistics({ database, clock }: DerivedParts): DerivedForm {
  return {
    kind: 'term_statistics',
    version: String(statisticsVersion),
    countStale: (db) => countOtherStatistics(db, statisticsVersion),
    async rebuildBatch(db) {
      const stale = await countOtherStatistics(db, statisticsVersion)
      if (stale > 0) await refreshStatistics(database, clock)
      return stale
    },
  }
}
