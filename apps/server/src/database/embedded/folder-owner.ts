import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { seconds } from '../../lib/durations.ts'
import { isFolderLocked } from './folder-lock.ts'

/** The process that watches a data folder's embedded database, and the folder of the database's socket. */
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

/**
 * Reports that another process has the data folder open. `socketDir` is the folder of its database's socket, if known.
 */
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

/** Longer than a database takes to end after its owner is gone. */
const patienceMs = seconds(15)

/**
 * Waits for a database whose owner was killed to end, which takes seconds in the middle of a statement.
 * @throws FolderInUseError when another process has the data folder open.
 */
export async function refuseFolderInUse(dataDir: string): Promise<void> {
  const end = performance.now() + patienceMs
  while (isFolderLocked(dataDir)) {
    const owner = findFolderOwner(dataDir)
    if (!owner || isRunning(owner.pid) || performance.now() > end) throw new FolderInUseError(dataDir, owner)
    await pause(100)
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
