import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isFolderLocked } from './folder-lock.ts'

/** Which process watches the embedded database of a data folder, and where that listens. */
const FolderOwner = z.object({ pid: z.number(), socketDir: z.string() })
export type FolderOwner = z.output<typeof FolderOwner>

const ownerFile = (dataDir: string) => join(dataDir, 'database.json')

export function writeFolderOwner(dataDir: string, owner: FolderOwner): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(ownerFile(dataDir), JSON.stringify(owner), { mode: 0o600 })
}

export function findFolderOwner(dataDir: string): FolderOwner | undefined {
  if (!existsSync(ownerFile(dataDir))) return undefined
  return FolderOwner.parse(JSON.parse(readFileSync(ownerFile(dataDir), 'utf8')))
}

export function removeFolderOwner(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true })
}

/** Another process has the data folder open. `socketDir` is where its database listens, where known. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  readonly socketDir: string | undefined

  constructor(dataDir: string, owner: FolderOwner | undefined) {
    const who = owner ? ` (process ${owner.pid})` : ''
    super(
      `The data folder ${dataDir} is in use by another Troupe process${who}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    )
    this.socketDir = owner?.socketDir
  }
}

/** @throws FolderInUseError when another process has the data folder open. */
export function refuseFolderInUse(dataDir: string): void {
  if (isFolderLocked(dataDir)) throw new FolderInUseError(dataDir, findFolderOwner(dataDir))
}
