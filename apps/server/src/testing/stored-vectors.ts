import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'
import { storeCreators } from '../modules/discovery/catalogue/storing/store-creators.ts'
import { buildCreatorRecord } from './factories.ts'
import type { FakeClock } from './fake-clock.ts'
import { testErasures } from './test-erasures.ts'

/** Stores a creator without a vector for each title. */
export function storeTitled(db: Kysely<Tables>, clock: FakeClock, titles: readonly string[]) {
  const creators = titles.map((title) => ({
    record: buildCreatorRecord({ channel_id: title, title, description: '' }),
  }))
  return storeCreators(db, creators, { source: 'import', erasures: testErasures, now: clock.now() })
}

/** Counts creators by the dimension and the model of their vectors. */
export async function countVectors(db: Kysely<Tables>) {
  const { rows } = await sql<{ dimension: number | null; model: string | null; count: number }>`
    select vector_dims(embedding) as dimension, embedding_model as model, count(*) as count
    from creators group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
