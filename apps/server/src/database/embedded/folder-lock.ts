import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the lock on a data folder for as long as this process lives: PGlite itself takes none, and two processes on one
 * folder lose rows. The lock is SQLite's on a file of its own, so the operating system frees it when the process ends,
 * however it ends; no process id can go stale.
 * @returns a function that frees it, or undefined when another process holds it.
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

/** Whether another process holds the lock; between the answer and what is done on it, that may change. */
export function isFolderLocked(folder: string): boolean {
  const unlock = lockFolder(folder)
  unlock?.()
  return !unlock
}
