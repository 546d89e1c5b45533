import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportFormats } from '@troupe/contract/discover/exports'
import type { ExportRow } from './export-repository.ts'

type NamedFile = Pick<ExportRow, 'id' | 'format'>

/** Stores exported files in a folder by id. */
export interface ExportFiles {
  /** Writes a file atomically. */
  write(file: NamedFile, content: Readable): Promise<void>
  /** Undefined if the file does not exist (any more). */
  read(file: NamedFile): Promise<Readable | undefined>
  remove(id: string): Promise<void>
  /** Ids of all files, including incomplete ones. */
  listIds(): Promise<string[]>
}

/** Other files in the folder are left alone. */
const ownName = new RegExp(`^([\\da-f-]{36})\\.(?:${exportFormats.join('|')})(?:\\.part)?$`)

export function createExportFiles(folder: string): ExportFiles {
  const toPath = ({ id, format }: NamedFile) => join(folder, `${id}.${format}`)
  const toDraft = (file: NamedFile) => `${toPath(file)}.part`
  return {
    async write(file, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await pipeline(content, createWriteStream(toDraft(file), { mode: 0o600 }))
      await rename(toDraft(file), toPath(file))
    },
    async read(file) {
      const handle = await orMissing(open(toPath(file)))
      return handle?.createReadStream()
    },
    async remove(id) {
      for (const format of exportFormats) {
        await rm(toPath({ id, format }), { force: true })
        await rm(toDraft({ id, format }), { force: true })
      }
    },
    async listIds() {
      const names = (await orMissing(readdir(folder))) ?? []
      return [...new Set(names.flatMap((name) => ownName.exec(name)?.[1] ?? []))]
    },
  }
}

async function orMissing<T>(looking: Promise<T>): Promise<T | undefined> {
  try {
    return await looking
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
