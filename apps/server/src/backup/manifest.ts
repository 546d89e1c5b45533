import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, rename } from 'node:fs/promises'
import { z } from 'zod'
import { TransferError } from '../database/transfer/reporting/transfer-error.ts'
import type { ShowProgress } from '../database/transfer/reporting/transfer-progress.ts'
import type { TableSum } from '../database/transfer/table-checksums.ts'

const Sha256 = z.string().regex(/^[\da-f]{64}$/)

/** The expected content of a dump, read from the snapshot that `pg_dump` used. */
const Manifest = z.object({
  format: z.literal('troupe-backup'),
  version: z.literal(1),
  /** Time of the snapshot. */
  made_at: z.iso.datetime(),
  troupe_version: z.string(),
  postgres_version: z.string(),
  migrations: z.array(z.string()).min(1),
  file: z.object({ bytes: z.int().min(1), sha256: Sha256 }),
  tables: z.array(z.object({ name: z.string(), rows: z.int().min(0), checksum: Sha256 })).min(1),
})
export type Manifest = z.output<typeof Manifest>

/** Path of a dump's manifest, which lies beside the dump. */
export const toManifestPath = (dump: string): string => `${dump}.json`

/** Writes a dump's manifest and flushes it to disk. */
export async function writeManifest(dump: string, manifest: Manifest): Promise<void> {
  const path = toManifestPath(dump)
  const draft = await open(`${path}.part`, 'w', 0o600)
  try {
    await draft.writeFile(`${JSON.stringify(manifest, undefined, 2)}\n`)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${path}.part`, path)
}

/** @throws TransferError when there is no manifest beside the dump, or it cannot be read. */
export async function readManifest(dump: string): Promise<Manifest> {
  const path = toManifestPath(dump)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new TransferError(
      `There is no ${path}. npm run backup writes it beside each dump; without it nothing tells what the dump has to hold.`,
    )
  })
  const parsed = Manifest.safeParse(parseJson(text))
  if (!parsed.success)
    throw new TransferError(`${path} was altered or damaged. Take another copy of it, or another backup.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @throws TransferError when the dump is not byte for byte the one its manifest describes. */
export async function checkDump(dump: string, { file }: Manifest, show: ShowProgress): Promise<void> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(dump)) {
    hash.update(chunk)
    bytes += chunk.length
    show({ phase: 'Checking the file', table: 'bytes', done: bytes, total: file.bytes })
  }
  if (bytes < file.bytes) {
    throw new TransferError(
      `${dump} is cut short: ${bytes} of ${file.bytes} bytes are there. Take another copy of it, or another backup.`,
    )
  }
  if (hash.digest('hex') === file.sha256) return
  throw new TransferError(
    `${dump} was altered, or belongs to another manifest than ${toManifestPath(dump)}. Take another backup.`,
  )
}

/** The expected row count and checksum of each table. */
export function toSums({ tables }: Manifest): ReadonlyMap<string, TableSum> {
  return new Map(tables.map(({ name, rows, checksum }) => [name, { rows, checksum }]))
}
