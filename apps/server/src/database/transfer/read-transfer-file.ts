import { TransferError } from './reporting/transfer-error.ts'
import { countProgress, type ShowProgress } from './reporting/transfer-progress.ts'
import { TableChecksums, type TableSum } from './table-checksums.ts'
import {
  countCharacters,
  End,
  FormatMark,
  formatVersion,
  Header,
  pageLength,
  type Row,
  rowsPerPage,
  type TablePage,
} from './transfer-format.ts'
import { anotherFile, TransferLines } from './transfer-lines.ts'

/** A complete file that was read to its end. */
export interface CheckedFile {
  readonly file: string
  readonly header: Header
  readonly sums: ReadonlyMap<string, TableSum>
}

/**
 * Reads a whole file and checks that it is what was written.
 * @throws TransferError when it is truncated, altered, missing or of another format.
 */
export async function checkTransferFile(file: string, show: ShowProgress): Promise<CheckedFile> {
  const lines = new TransferLines(file)
  const header = parseHeader(await lines.take(), file)
  const checksums = new TableChecksums(header.tables.map(({ name }) => name))
  const total = header.tables.reduce((sum, { rows }) => sum + rows, 0)
  const count = countProgress('Checking the file', total, show)
  for await (const page of readPages(lines, header, file)) {
    checksums.add(page)
    count(page.table, page.rows.length)
  }
  const digest = lines.digest()
  const end = End.safeParse(parseJson(await lines.take()))
  if (!end.success || end.data.digest !== digest || !(await lines.isAtEnd())) throw altered(file)
  const sums = checksums.toSums()
  const { checksums: told } = end.data
  const different = [...sums].filter(([table, { checksum }]) => told[table] !== checksum)
  if (different.length > 0) throw altered(file, different.map(([table]) => table).join(', '))
  return { file, header, sums }
}

/** Yields the rows of a checked file. */
export async function* readTransferFile({ file, header }: CheckedFile): AsyncGenerator<TablePage> {
  const lines = new TransferLines(file)
  try {
    await lines.take()
    yield* readPages(lines, header, file)
  } finally {
    await lines.close()
  }
}

async function* readPages(lines: TransferLines, { tables }: Header, file: string): AsyncGenerator<TablePage> {
  for (const { name, columns, rows: count } of tables) {
    let rows: Row[] = []
    let length = 0
    for (let number = 1; number <= count; number++) {
      const row = parseJson(await lines.take())
      if (!isRow(row, columns.length)) throw altered(file, name)
      rows.push(row)
      length += countCharacters(row)
      if (rows.length < rowsPerPage && length < pageLength && number < count) continue
      yield { table: name, rows }
      rows = []
      length = 0
    }
  }
}

function isRow(value: unknown, width: number): value is Row {
  return (
    Array.isArray(value) && value.length === width && value.every((cell) => cell === null || typeof cell === 'string')
  )
}

function parseHeader(line: string, file: string): Header {
  const content = parseJson(line)
  const mark = FormatMark.safeParse(content)
  if (!mark.success) throw new TransferError(`npm run data:export has not made ${file}. ${anotherFile}`)
  if (mark.data.version !== formatVersion) {
    throw new TransferError(`Another version of Troupe has made ${file}, in another format. Nothing was written.`)
  }
  const header = Header.safeParse(content)
  if (!header.success) throw altered(file, 'its first line')
  return header.data
}

/** Returns undefined if the line is not JSON. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function altered(file: string, place?: string): TransferError {
  return new TransferError(`${file} was altered or damaged${place ? ` (${place})` : ''}. ${anotherFile}`)
}
