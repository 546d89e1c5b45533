import { appendFile, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Executor } from '../../../database/database.ts'
import type { WorkbookReader } from '../import/workbook-port.ts'
import * as imports from './import-repository.ts'

interface Upload {
  /** The file, named as by the user so far as that is safe; a workbook as CSV. */
  readonly file: string
  close(): Promise<void>
}

interface UploadParts {
  readonly db: Executor
  readonly workbooks: WorkbookReader
}

/**
 * Writes an uploaded file to a temporary folder; the caller closes it.
 * @throws WorkbookError
 */
export async function openUpload({ db, workbooks }: UploadParts, row: imports.ImportRow): Promise<Upload> {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-import-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    const file = join(folder, toSafeName(row.file_name))
    for (let number = 0; ; number++) {
      const content = await imports.findPart(db, row.id, number)
      if (!content) break
      await appendFile(file, content)
    }
    if (!(await isArchive(file))) return { file, close }
    const sheet = `${file}.csv`
    await workbooks.writeCsv(new Uint8Array(await readFile(file)), sheet)
    return { file: sheet, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The name tells the platform and the kind of file; nothing else of it is needed. */
function toSafeName(name: string): string {
  return `list-${name.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(-60)}`
}

const archiveStarts = ['PK\x03\x04', '\xD0\xCF\x11\xE0']

/** Whether the file is a ZIP archive, as workbooks are, or the container of old and encrypted ones. */
async function isArchive(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return false
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return archiveStarts.includes(buffer.toString('latin1'))
  } finally {
    await handle.close()
  }
}
