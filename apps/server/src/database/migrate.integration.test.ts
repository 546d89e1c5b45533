import { beforeEach, describe, expect, inject, it } from 'vitest'
import { listOldSchemas } from '../testing/releases/old-schemas.ts'
import { dropTables, makeOldTables, useScratchDatabase } from '../testing/scratch-database.ts'
import { fillTables } from '../testing/tables/fill-tables.ts'
import { migrate, migrations } from './migrate.ts'
import { getExpectedSchema } from './schema/expected-schema.ts'
import { hashMigration } from './schema/migration-hashes.ts'
import { readSchema } from './schema/read-schema.ts'
import { toDimensionChange } from './schema/vector-schema.ts'
import { inTransaction } from './transfer/transfer-session.ts'
import { countRows, listTransferTables } from './transfer/transfer-tables.ts'

const scratch = useScratchDatabase()
const countAll = () =>
  inTransaction(scratch.get(), 'snapshot', async (client) => {
    const tables = await listTransferTables(client)
    return Object.fromEntries(
      await countRows(
        client,
        tables.map(({ name }) => name),
      ),
    )
  })

/** Their rows live for minutes or are computed again, and older forms lack columns that the current one requires. */
const notKept = ['email_verifications', 'sessions', 'term_statistics', 'catalogue_statistics', 'platform_answers']

/** The same steps lead from each; where another kind of database tests them all, the first, the last and some between. */
const schemas = listOldSchemas().filter((_, place) => inject('repeatsOften') || place % 11 === 0)

/** Reads how the rows of creators are stored, which decides the speed of searches. */
async function readStorage(): Promise<unknown> {
  const { rows } = await scratch.get().pool.query(`
    select reloptions, (select attstorage from pg_attribute where attrelid = c.oid and attname = 'embedding') as embedding
    from pg_class c where oid = 'creators'::regclass`)
  return rows
}

describe('a new database', () => {
  it('has the recorded tables', async () => {
    await dropTables(scratch.get())
    await migrate(scratch.get().kysely)
    const { kysely, embedded } = scratch.get()
    expect(await readSchema(kysely)).toEqual(getExpectedSchema({ embedded }))
  })

  it('is created once when several servers start at the same time', async () => {
    await dropTables(scratch.get())
    const starts = await Promise.allSettled([1, 2, 3].map(() => migrate(scratch.get().kysely)))
    expect(starts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  })
})

describe('a database with rows', () => {
  it.each(schemas)('that commit $commit made gets the present tables and keeps its rows', async (schema) => {
    const { kysely, embedded } = scratch.get()
    await dropTables(scratch.get())
    await makeOldTables(scratch.get(), schema)
    await fillTables(scratch.get())
    const before = await countAll()
    await migrate(kysely)
    expect(await readSchema(kysely)).toEqual(getExpectedSchema({ embedded }))
    expect(await readStorage()).toEqual([{ reloptions: ['toast_tuple_target=8160'], embedding: 'p' }])
    const kept = Object.entries(before).filter(([table]) => !notKept.includes(table))
    expect(await countAll()).toMatchObject(Object.fromEntries(kept))
  })
})

describe('a start', () => {
  const refusal = () => migrate(scratch.get().kysely).then(() => expect.fail('it was not refused'), String)
  const query = (text: string) => scratch.get().pool.query(text)
  beforeEach(async () => {
    await dropTables(scratch.get())
    await migrate(scratch.get().kysely)
  })

  it('records the hash of every migration, also of those applied before hashes were kept', async () => {
    await query('alter table kysely_migration drop column sha256')
    await migrate(scratch.get().kysely)
    const { rows } = await query('select name, sha256 from kysely_migration order by name')
    expect(rows).toEqual(Object.keys(migrations).map((name) => ({ name, sha256: hashMigration(name) })))
  })

  it('is refused on a database used by a newer version', async () => {
    await query("insert into kysely_migration values ('9999-next-year', '2027-11-21T20:15:45.000Z', 'ab')")
    expect(await refusal()).toMatch(
      /A newer version of Troupe has used this database \(with 9999-next-year\).*Start that/,
    )
  })

  it('is refused where a migration differs from the applied one', async () => {
    await query("update kysely_migration set sha256 = 'ab' where name = '0002-creators'")
    expect(await refusal()).toMatch(/not those that made this database: 0002-creators\.ts\. Nothing was changed/)
  })

  it('is refused where a column, an index or a rule differs, and names it', async () => {
    await query(`
      alter table backup_results drop column succeeded;
      alter table creators alter column title type varchar(80);
      drop index creators_handle;
      create unique index one_each on creators (handle);
      alter table users add constraint short check (length(username) < 9)`)
    expect((await refusal()).split('\n').filter((line) => line.startsWith('  '))).toEqual([
      '  table backup_results lacks the column succeeded: boolean not null',
      '  table creators, column title: character varying(80) not null, expected text not null',
      '  table creators lacks the index creators_handle: btree (platform, lower(handle))',
      '  table creators has the index one_each that this version does not have: unique btree (handle)',
      '  table users has the constraint short that this version does not have: CHECK ((length(username) < 9))',
    ])
  })

  it('accepts vectors of another model, and is refused where they would not fit', async () => {
    await query(toDimensionChange(1024))
    expect(await migrate(scratch.get().kysely)).toEqual([])
    await query(toDimensionChange(2001))
    expect(await refusal()).toContain('table creators, column embedding: halfvec(2001), expected halfvec(512)')
  })

  it('that is refused changes nothing and runs no other migration', async () => {
    await dropTables(scratch.get())
    const [oldest] = listOldSchemas()
    await makeOldTables(scratch.get(), oldest ?? expect.fail('there is none'))
    await query('create table campaigns (nothing text)')
    const before = await readSchema(scratch.get().kysely)
    expect(await refusal()).toContain('The migration 0006-outreach failed, and nothing was changed')
    expect(await readSchema(scratch.get().kysely)).toEqual(before)
    const { rows } = await query('select * from kysely_migration')
    expect(rows.map((row) => Object.keys(row))).toEqual([
      ['name', 'timestamp'],
      ['name', 'timestamp'],
    ])
  })

  it('keeps added tables and indexes, and names them', async () => {
    await query('create table notes (text text); create index mine on creators (language)')
    expect(await migrate(scratch.get().kysely)).toEqual(['table notes', 'index mine of table creators'])
  })

  it('changes nothing where everything is as expected', async () => {
    const read = () => query('select xmin::text, * from kysely_migration order by name')
    const { rows } = await read()
    await migrate(scratch.get().kysely)
    expect((await read()).rows).toEqual(rows)
  })
})
