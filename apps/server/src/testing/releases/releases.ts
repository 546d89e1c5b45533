import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { openCluster } from '../../database/embedded/cluster.ts'

/** Small filled databases of earlier versions, a folder for each, recorded by `tools/record-release.ts`. */
export const releasesFolder = import.meta.dirname

export const databaseKinds = ['postgres', 'embedded'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** Known content of every release's database; its key is used nowhere else. */
export const release = {
  secretKey: 'release-databases-are-not-secret-0123456789',
  person: { email: 'maya@release.test', username: 'maya-of-the-release', password: 'Right-horse-7' },
  collection: 'Kept since the release',
  savedSearch: 'Saved in the release',
  invited: 'creator@release.test',
  campaignSubject: 'From the release',
} as const

export function toReleaseFile(version: string, kind: DatabaseKind): string {
  return join(releasesFolder, version, `${kind}.sql.br`)
}

/** Lists the versions with recorded databases, oldest first. */
export async function listReleases(): Promise<string[]> {
  const byNumber = new Intl.Collator('en', { numeric: true })
  const versions = (await readdir(releasesFolder)).filter((name) => /^\d/.test(name))
  return versions.toSorted(byNumber.compare)
}

/** Restores a release's tables, rows and migration records into an empty PostgreSQL database. */
export async function restoreOnPostgres(version: string, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(await readStatements(version, 'postgres'))
  } finally {
    await client.end()
  }
}

/** Restores a release's embedded database into an empty data folder. */
export async function restoreEmbedded(version: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const cluster = await openCluster(dataDir)
  try {
    await cluster.exec(await readStatements(version, 'embedded'))
  } finally {
    await cluster.close()
  }
}

async function readStatements(version: string, kind: DatabaseKind): Promise<string> {
  return brotliDecompressSync(await readFile(toReleaseFile(version, kind))).toString()
}
