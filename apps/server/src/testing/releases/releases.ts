import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { openCluster } from '../../database/embedded/cluster.ts'

/** Small filled databases as earlier versions left them, a folder for each; `tools/record-release.ts` makes them. */
export const releasesFolder = import.meta.dirname

export const databaseKinds = ['postgres', 'embedded'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** Known content of every release database; its key is used for nothing else. */
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

/** The versions there are databases of, oldest first. */
export async function listReleases(): Promise<string[]> {
  const byNumber = new Intl.Collator('en', { numeric: true })
  const versions = (await readdir(releasesFolder)).filter((name) => /^\d/.test(name))
  return versions.toSorted(byNumber.compare)
}

/** Makes the database of a release in an empty one of a PostgreSQL, with its tables, rows and what it notes of its migrations. */
export async function restoreOnPostgres(version: string, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(await readStatements(version, 'postgres'))
  } finally {
    await client.end()
  }
}

/** Makes the embedded database of a release in a data folder that has none. */
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
