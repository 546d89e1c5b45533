import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { TableChecksums, type TableSum } from './table-checksums.ts'
import { type End, type Header, type TablePage, toLine } from './transfer-format.ts'

/**
 * Writes a file in constant memory and flushes it to disk.
 * @returns the sums of the rows written.
 */
export async function writeTransferFile(
  file: string,
  header: Header,
  pages: AsyncIterable<TablePage>,
): Promise<Map<string, TableSum>> {
  const checksums = new TableChecksums(header.tables.map(({ name }) => name))
  await pipeline(
    Readable.from(composeLines(header, pages, checksums), { highWaterMark: 1 }),
    // Vectors make up most of the file, and their digits hardly shrink at higher levels.
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(file, { mode: 0o600, flush: true }),
  )
  return checksums.toSums()
}

async function* composeLines(
  header: Header,
  pages: AsyncIterable<TablePage>,
  checksums: TableChecksums,
): AsyncGenerator<string> {
  const digest = createHash('sha256')
  const sign = (lines: readonly string[]) => {
    const text = lines.map((line) => `${line}\n`).join('')
    digest.update(text)
    return text
  }
  yield sign([JSON.stringify(header)])
  for await (const page of pages) {
    checksums.add(page)
    yield sign(page.rows.map(toLine))
  }
  const sums = Object.fromEntries([...checksums.toSums()].map(([table, { checksum }]) => [table, checksum]))
  const end: End = { checksums: sums, digest: digest.digest('hex') }
  yield `${JSON.stringify(end)}\n`
}
