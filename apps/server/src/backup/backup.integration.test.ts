import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exportDatabase } from '../database/transfer/export-database.ts'
import type { TransferProgress } from '../database/transfer/reporting/transfer-progress.ts'
import { days } from '../lib/durations.ts'
import { usePostgresPrograms } from '../testing/postgres-programs.ts'
import { fillTables } from '../testing/tables/fill-tables.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../testing/test-database.ts'
import { deleteOldDumps } from './delete-old-dumps.ts'
import { makeDump } from './make-dump.ts'
import { toManifestPath } from './manifest.ts'
import { verifyFile } from './verify-file.ts'

// Each test creates and drops databases, which PostgreSQL flushes to disk: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })
const database = useTestDatabase()
usePostgresPrograms()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troupe-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const madeAt = new Date('2026-11-21T03:00:00Z')
const now = new Date('2026-11-21T03:10:00Z')
const signal = new AbortController().signal
const ignore = () => {}
type Show = (progress: TransferProgress) => void

function getServerUrl(): string {
  const target = getTestDatabaseTarget()
  return 'databaseUrl' in target ? target.databaseUrl : ''
}

const back = (show: Show = ignore) => makeDump(database, { databaseUrl: getServerUrl(), folder, madeAt, show, signal })
const verify = (file: string, options: Partial<Parameters<typeof verifyFile>[1]> = {}) =>
  verifyFile(file, { serverUrl: getServerUrl(), dataDir: folder, now, show: ignore, signal, ...options })

async function listScratchDatabases(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select datname as name from pg_database
    where datname ~ '^troupe_scratch_([0-9]{14}_|notes)' and pg_get_userbyid(datdba) = current_user order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function changeManifest(dump: string, change: (manifest: string) => string): Promise<void> {
  const path = toManifestPath(dump)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

describe.skipIf(database.embedded)('a dump', () => {
  it('holds every row of every table when it is restored, and leaves no scratch database', async () => {
    await fillTables(database)
    const seen: TransferProgress[] = []
    const dump = await back((progress) => seen.push(progress))
    expect(dump).toBe(join(folder, 'troupe-2026-11-21T03-00-00Z.dump'))
    const verified = await verify(dump, { show: (progress) => seen.push(progress) })
    expect(verified.madeAt).toEqual(madeAt)
    expect(verified.compared.length).toBeGreaterThan(30)
    for (const { table, from, to } of verified.compared) {
      expect(from.rows, table).toBeGreaterThan(0)
      expect(to, table).toEqual(from)
    }
    const last = new Map(seen.map((progress) => [progress.phase, progress]))
    expect([...last.keys()]).toEqual(['Backing up', 'Checking the file', 'Restoring', 'Comparing'])
    for (const { done, total } of last.values()) expect(done).toBe(total)
    expect(await listScratchDatabases()).toEqual([])
    expect((await readdir(folder)).sort()).toEqual([
      'troupe-2026-11-21T03-00-00Z.dump',
      'troupe-2026-11-21T03-00-00Z.dump.json',
    ])
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  it('is a consistent snapshot while others write', async () => {
    await fillTables(database)
    let written: Promise<unknown> | undefined
    const dump = await back(() => {
      written ??= database.pool.query("delete from users; insert into platform_states (platform) values ('late')")
    })
    await written
    const { compared } = await verify(dump)
    expect(compared.find(({ table }) => table === 'users')?.to.rows).toBe(3)
    expect(compared.find(({ table }) => table === 'platform_states')?.to.rows).toBe(3)
  })

  it('is refused with a reason when it is cut short, altered, swapped or lacks its manifest', async () => {
    await fillTables(database)
    const dump = await back()
    const { size } = await stat(dump)
    const copy = join(folder, 'copy.dump')
    const take = async () => {
      await copyFile(dump, copy)
      await copyFile(toManifestPath(dump), toManifestPath(copy))
    }

    await take()
    await truncate(copy, size - 1000)
    await expect(verify(copy)).rejects.toThrow(`is cut short: ${size - 1000} of ${size} bytes are there`)

    await take()
    const bytes = await readFile(copy)
    bytes[size - 500] = (bytes[size - 500] ?? 0) ^ 1
    await writeFile(copy, bytes)
    await expect(verify(copy)).rejects.toThrow('was altered, or belongs to another manifest')

    await take()
    await appendFile(copy, 'more')
    await expect(verify(copy)).rejects.toThrow('was altered, or belongs to another manifest')

    await rm(toManifestPath(copy))
    await expect(verify(copy)).rejects.toThrow('npm run backup writes it beside each dump')
    await writeFile(toManifestPath(copy), '{"format":"troupe-backup"')
    await expect(verify(copy)).rejects.toThrow('copy.dump.json was altered or damaged')

    await writeFile(copy, 'no backup at all')
    await expect(verify(copy)).rejects.toThrow('is no backup')
    await writeFile(copy, '')
    await expect(verify(copy)).rejects.toThrow('is no backup')
    await expect(verify(folder)).rejects.toThrow('cannot be read')
    await expect(verify(join(folder, 'missing'))).rejects.toThrow('cannot be opened')
    expect(await listScratchDatabases()).toEqual([])
  })

  it('is refused when its restored rows differ from the original ones', async () => {
    await fillTables(database)
    const dump = await back()
    await changeManifest(dump, (text) => text.replace(/("name": "creators",\s+"rows": )3/, '$14'))
    await expect(verify(dump)).rejects.toThrow('creators (4 rows, then 3)')
    await changeManifest(dump, (text) => text.replace(/("name": "creators",\s+"rows": )4/, '$13'))
    await changeManifest(dump, (text) => text.replace('"0001-accounts"', '"0001-others"'))
    await expect(verify(dump)).rejects.toThrow('The tables of the restored database are others: made by 0001-accounts')
    expect(await listScratchDatabases()).toEqual([])
  })

  it('is restored by a role that may create databases, and otherwise fails with a hint', async () => {
    await fillTables(database)
    const dump = await back()
    await database.pool.query('create role backup_without_rights login')
    try {
      const serverUrl = Object.assign(new URL(getServerUrl()), { username: 'backup_without_rights' }).href
      await expect(verify(dump, { serverUrl })).rejects.toThrow('permission denied to create database. Allow it')
      await expect(verify(dump, { serverUrl: undefined })).rejects.toThrow('set DATABASE_URL, or name one by --scratch')
    } finally {
      await database.pool.query('drop role backup_without_rights')
    }
  })

  it('leaves no scratch database when its verification is stopped', async () => {
    await fillTables(database)
    const dump = await back()
    const stop = new AbortController()
    const show = ({ phase }: TransferProgress) => {
      if (phase === 'Restoring') stop.abort(new Error('stopped'))
    }
    await expect(verify(dump, { show, signal: stop.signal })).rejects.toThrow()
    expect(await listScratchDatabases()).toEqual([])
  })

  it('has the scratch database of a killed verification dropped after a day, and no other', async () => {
    await fillTables(database)
    const dump = await back()
    const names = [
      'troupe_scratch_20261120030000_0123abcd',
      'troupe_scratch_20261121020000_0123abcd',
      'troupe_scratch_notes',
    ]
    for (const name of names) await database.pool.query(`create database ${name}`)
    try {
      await verify(dump)
      expect(await listScratchDatabases()).toEqual(names.slice(1))
    } finally {
      for (const name of names) await database.pool.query(`drop database if exists ${name}`)
    }
  })

  it('is deleted with its manifest after the retention time; other files stay', async () => {
    const names = [
      'troupe-2026-11-06T03-00-00Z.dump',
      'troupe-2026-11-07T03-10-00Z.dump',
      'mine-2026-01-01T00-00-00Z.dump',
    ]
    for (const name of names) {
      await writeFile(join(folder, name), '')
      await writeFile(join(folder, `${name}.json`), '')
    }
    await deleteOldDumps(folder, 14, now)
    expect((await readdir(folder)).sort()).toEqual(
      names
        .slice(1)
        .flatMap((name) => [name, `${name}.json`])
        .sort(),
    )
  })

  it('that a killed run left unverified is deleted a day later', async () => {
    for (const [name, age] of [
      ['unverified-left', days(1) + 1],
      ['unverified-running', days(1) - 1],
    ] as const) {
      await mkdir(join(folder, name))
      await writeFile(join(folder, name, 'draft.dump'), '')
      const madeAt = new Date(now.getTime() - age)
      await utimes(join(folder, name), madeAt, madeAt)
    }
    await deleteOldDumps(folder, 14, now)
    expect(await readdir(folder)).toEqual(['unverified-running'])
  })

  it('is refused for an empty database', async () => {
    await expect(back()).rejects.toThrow('There is nothing to back up')
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a file of data:export', () => {
  const write = () => exportDatabase(database, { file: join(folder, 'file'), madeAt, secretKeyId: 'ab', show: ignore })

  it('is imported into a scratch database of the same kind and compared', async () => {
    await fillTables(database)
    await write()
    const serverUrl = database.embedded ? undefined : getServerUrl()
    const leftover = join(folder, 'troupe_scratch_20261120030000_0123abcd')
    if (database.embedded) await copyFile(join(folder, 'file'), leftover)
    const verified = await verify(join(folder, 'file'), { serverUrl })
    expect(verified.madeAt).toEqual(madeAt)
    for (const { table, from, to } of verified.compared) {
      expect(from.rows, table).toBeGreaterThan(0)
      expect(to, table).toEqual(from)
    }
    expect(await readdir(folder)).toEqual(['file'])
    if (!database.embedded) expect(await listScratchDatabases()).toEqual([])
  })

  it('is refused when it is cut short', async () => {
    await fillTables(database)
    await write()
    await truncate(join(folder, 'file'), (await stat(join(folder, 'file'))).size - 10)
    await expect(verify(join(folder, 'file'))).rejects.toThrow('is cut short')
  })
})
