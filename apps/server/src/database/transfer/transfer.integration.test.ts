import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeCreators } from '../../modules/discovery/catalogue/storing/store-creators.ts'
import { buildCreatorRecord } from '../../testing/factories.ts'
import { listOldSchemas } from '../../testing/releases/old-schemas.ts'
import { dropTables, makeOldTables, useScratchDatabase } from '../../testing/scratch-database.ts'
import { emptyTables } from '../../testing/tables/empty-tables.ts'
import { fillTables } from '../../testing/tables/fill-tables.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../../testing/test-database.ts'
import { testErasures } from '../../testing/test-erasures.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { toDimensionChange, toIndexCreation } from '../schema/vector-schema.ts'
import { exportDatabase } from './export-database.ts'
import { importDatabase } from './import-database.ts'
import { openForTransfer } from './open-for-transfer.ts'
import { type CheckedFile, checkTransferFile } from './read-transfer-file.ts'
import type { TransferProgress } from './reporting/transfer-progress.ts'
import { inTransaction } from './transfer-session.ts'
import { countRows, listTransferTables, toSqlName } from './transfer-tables.ts'

const database = useTestDatabase()
const scratch = useScratchDatabase()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troupe-transfer-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const madeAt = new Date('2026-11-21T17:40:00Z')
const ignore = () => {}
const pathOf = (name: string) => join(folder, name)
const exportTo = (from: Database, name: string, show: (progress: TransferProgress) => void = ignore) =>
  exportDatabase(from, { file: pathOf(name), madeAt, secretKeyId: 'ab', show })
const check = (name: string) => checkTransferFile(pathOf(name), ignore)

const listNames = (of: Database) =>
  inTransaction(of, 'snapshot', async (client) => (await listTransferTables(client)).map(({ name }) => name))

/** Digest of each table's rows, including generated columns, computed by the database. */
async function digest(of: Database): Promise<Record<string, string>> {
  const names = await listNames(of)
  return inTransaction(of, 'snapshot', async (client) => {
    const digests: Record<string, string> = {}
    for (const name of names) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || md5(string_agg(rows::text, '' order by rows::text collate "C")) as digest
        from ${toSqlName(name)} rows`,
      )
      digests[name] = rows[0]?.digest ?? '0'
    }
    return digests
  })
}

async function readTitles(of: Database): Promise<unknown[]> {
  return (await of.pool.query('select id, title, verified, embedding from creators order by id')).rows
}

async function storeOne(into: Database, vector: string): Promise<void> {
  const options = { source: 'import', erasures: testErasures, now: madeAt } as const
  await storeCreators(into.kysely, [{ record: buildCreatorRecord() }], options)
  await into.pool.query('update creators set embedding = $1', [vector])
}

async function countAll(of: Database): Promise<number> {
  const names = await listNames(of)
  const counts = await inTransaction(of, 'snapshot', (client) => countRows(client, names))
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

async function listIndexes(of: Database): Promise<string[]> {
  const { rows } = await of.pool.query<{ definition: string }>(
    "select indexdef as definition from pg_indexes where schemaname = 'public' order by indexname",
  )
  return rows.map(({ definition }) => definition)
}

describe('export and import', () => {
  it('move every row of every table to the embedded database and back, exactly as it is', {
    timeout: 120_000,
  }, async () => {
    await fillTables(database)
    const before = await digest(database)
    expect(Object.entries(before).filter(([, rows]) => rows.startsWith('0'))).toEqual([])
    const exported = await exportTo(database, 'first')

    const embedded = await openForTransfer({ databaseUrl: undefined, dataDir: pathOf('data') })
    try {
      await importDatabase(embedded, await check('first'), ignore)
      expect(await digest(embedded)).toEqual(before)
      await exportTo(embedded, 'second')
    } finally {
      await embedded.close()
    }

    const indexes = await listIndexes(database)
    await emptyTables(database)
    const imported = await importDatabase(database, await check('second'), ignore)
    expect(await digest(database)).toEqual(before)
    expect(imported.map(({ table, to }) => [table, to])).toEqual(exported.map(({ table, from }) => [table, from]))
    expect(await listIndexes(database)).toEqual(indexes)
    const { rows } = await database.pool.query("select nextval(pg_get_serial_sequence('channels', 'id'))::text as next")
    expect(rows).toEqual([{ next: '9007199254740996' }])
    expect(await readdir(folder)).toEqual(expect.not.arrayContaining([expect.stringMatching(/part$/)]))
  })

  it('move the rows of tables with another order of columns, after updates', async () => {
    const grown = scratch.get()
    await dropTables(grown)
    const old = listOldSchemas().find(({ commit }) => commit === 'd9c1dc6') ?? expect.fail('there is none')
    await makeOldTables(grown, old)
    await migrate(grown.kysely)
    await fillTables(grown)
    const exported = await exportTo(grown, 'grown')
    expect(await importDatabase(database, await check('grown'), ignore)).toEqual(exported)
    expect(await readTitles(database)).toEqual(await readTitles(grown))
  })

  it('move vectors of another dimension, with their index', async () => {
    const other = scratch.get()
    await dropTables(other)
    await migrate(other.kysely)
    await other.pool.query(toDimensionChange(3))
    await storeOne(other, '[0.5,0.75,0]')
    const exported = await exportTo(other, 'other')
    await other.pool.query('truncate channels, creators cascade')
    await other.pool.query(toDimensionChange(4))
    if (!other.embedded) await other.pool.query(toIndexCreation('creators_meaning', 'at once'))
    const indexes = await listIndexes(other)
    expect(await importDatabase(other, await check('other'), ignore)).toEqual(exported)
    expect((await other.pool.query('select embedding from creators')).rows).toEqual([{ embedding: '[0.5,0.75,0]' }])
    expect(await listIndexes(other)).toEqual(indexes)
  })

  it('report their progress', async () => {
    await fillTables(database)
    const seen: TransferProgress[] = []
    await exportTo(database, 'file', (progress) => seen.push(progress))
    const source = await check('file')
    await emptyTables(database)
    await importDatabase(database, source, (progress) => seen.push(progress))
    const last = new Map(seen.map((progress) => [progress.phase, progress]))
    const phases = ['Exporting', 'Checking the file', 'Importing', 'Building indexes', 'Verifying']
    expect([...last.keys()]).toEqual(phases)
    for (const { done, total } of last.values()) expect(done).toBe(total)
  })

  it.skipIf(database.embedded)('take a consistent snapshot while others write', async () => {
    await fillTables(database)
    const before = await digest(database)
    let written: Promise<unknown> | undefined
    await exportTo(database, 'file', () => {
      written ??= database.pool.query("insert into platform_states (platform) values ('late'); delete from users")
    })
    await written
    await emptyTables(database)
    await importDatabase(database, await check('file'), ignore)
    expect(await digest(database)).toEqual(before)
  })
})

describe('an export', () => {
  it('refuses an empty database, and an existing file', async () => {
    await expect(exportTo(database, 'file')).rejects.toThrow('There is nothing to export')
    expect(await readdir(folder)).toEqual([])
    await fillTables(database)
    await exportTo(database, 'file')
    await expect(exportTo(database, 'file')).rejects.toThrow('is there already')
    expect(await readdir(folder)).toEqual(['file'])
  })
})

describe('an import', () => {
  let source: CheckedFile
  let indexes: string[]
  beforeEach(async () => {
    await fillTables(database)
    await exportTo(database, 'file')
    source = await check('file')
    await emptyTables(database)
    indexes = await listIndexes(database)
  })

  const tryImport = (changed: Partial<CheckedFile> = {}) => importDatabase(database, { ...source, ...changed }, ignore)
  const expectUntouched = async () => {
    expect(await countAll(database)).toBe(0)
    expect(await listIndexes(database)).toEqual(indexes)
  }

  it('refuses a database that is not empty, and names its contents', async () => {
    await database.pool.query("insert into platform_states (platform) values ('mine')")
    await expect(tryImport()).rejects.toThrow('This database is not empty (rows in platform_states: 1)')
    expect(await countAll(database)).toBe(1)
  })

  it('refuses a file of another version', async () => {
    const { header } = source
    const newer = { ...header, migrations: [...header.migrations, '9999-next-year'] }
    await expect(tryImport({ header: newer })).rejects.toThrow('newer version of Troupe has made this file (with 9999')
    const older = { ...header, migrations: header.migrations.slice(0, -1) }
    await expect(tryImport({ header: older })).rejects.toThrow('An older version of Troupe has made this file')
    const other = { ...header, tables: header.tables.slice(1) }
    await expect(tryImport({ header: other })).rejects.toThrow('The tables of this file are others')
    await expectUntouched()
  })

  it('keeps nothing when the rows do not match their checksum', async () => {
    const sums = new Map([...source.sums, ['users', { rows: 3, checksum: 'f'.repeat(64) }]])
    await expect(tryImport({ sums })).rejects.toThrow('Not the same on both sides, so the copy was not kept: users')
    await expectUntouched()
  })

  it('keeps nothing when the database refuses a row', async () => {
    await database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refusal'; end $$;
      create trigger refuse before insert on steps for each row execute function refuse()`)
    try {
      await expect(tryImport()).rejects.toThrow(/The database refuses rows of steps: .*refusal/)
      await expectUntouched()
    } finally {
      await database.pool.query('drop function refuse cascade')
    }
  })

  it.skipIf(database.embedded)('fails at once while others work in the database', async () => {
    const other = await database.pool.connect()
    try {
      await other.query("begin; insert into platform_states (platform) values ('unfinished')")
      await expect(tryImport()).rejects.toThrow('Others work in this database')
    } finally {
      other.release(true)
    }
  })

  it.each(['Importing', 'Verifying'])(
    'that is killed while %s leaves the database empty, and can be repeated',
    async (phase) => {
      const script = join(import.meta.dirname, '..', '..', 'testing', 'processes', 'import-until-killed.ts')
      const child = fork(script, [JSON.stringify({ target: getTestDatabaseTarget(), file: source.file, phase })])
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
      await expectUntouched()
      await tryImport()
      expect(await countAll(database)).toBeGreaterThan(100)
    },
  )
})
