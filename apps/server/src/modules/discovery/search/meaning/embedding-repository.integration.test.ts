import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Executor } from '../../../../database/database.ts'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { lockChannels } from '../../channels/channel-repository.ts'
import { saveVectors, toVectorText } from './embedding-repository.ts'

const database = useTestDatabase()
const vector = toVectorText(Float32Array.from({ length: 512 }, (_, axis) => (axis === 0 ? 1 : 0)))

async function listWaiting(transaction: Executor) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
  return (
    await sql`select from pg_stat_activity where pg_blocking_pids(pid) @> array[${rows[0]?.pid}::int]`.execute(
      database.kysely,
    )
  ).rows
}

// In either order of the rows.
it.skipIf(database.embedded).for([
  ['a', 'b'],
  ['b', 'a'],
])(
  'vectors of %s and %s and the creators are stored at once, without waiting for each other for ever',
  async ([first = '', second = '']) => {
    for (const id of [first, second]) {
      const creators = [{ record: buildCreatorRecord({ channel_id: id }) }]
      await storeCreators(database.kysely, creators, { source: 'import', erasures: testErasures, now: new Date() })
    }
    const rows = await database.kysely
      .selectFrom('creators')
      .select(['id', 'content_hash as hash'])
      .orderBy('id')
      .execute()
    const lock = (transaction: Executor, id: string) =>
      lockChannels(transaction, [buildCreatorRecord({ channel_id: id })])

    const { saving } = await database.kysely.transaction().execute(async (transaction) => {
      await lock(transaction, first)
      const saving = saveVectors(
        database.kysely,
        rows.toReversed().map((row) => ({ ...row, vector })),
        'test',
      )
      await expect.poll(() => listWaiting(transaction)).toHaveLength(1)
      await lock(transaction, second)
      return { saving }
    })
    await saving
    const stored = await database.kysely.selectFrom('creators').select('embedding_model').execute()
    expect(stored).toEqual([{ embedding_model: 'test' }, { embedding_model: 'test' }])
  },
)
