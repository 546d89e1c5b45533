import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Locks a data folder for the lifetime of this process. PGlite takes no lock itself, and two processes on one folder
 * lose rows. SQLite holds the lock on a file of its own, so the operating system frees it however the process ends, and
 * no process id can go stale.
 * @returns a function that frees the lock, or undefined when another process holds it.
 */
export function lockFolder(folder: string): (() => void) | undefined {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'database.lock'))
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return () => file.close()
  } catch (error) {
    file.close()
    if (error instanceof Error && /locked/.test(error.message)) return undefined
    throw error
  }
}

/** Whether another process holds the lock. That may change before the caller acts on the answer. */
export function isFolderLocked(folder: string): boolean {
  const unlock = lockFolder(folder)
  unlock?.()
  return !unlock
}
