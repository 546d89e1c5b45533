import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { seconds } from '../../lib/durations.ts'
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

/** Longer than a database needs to end that has lost its owner. */
const patienceMs = seconds(15)

/**
 * Waits for a database to end whose owner was killed: that takes seconds where it is in the middle of a statement.
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
