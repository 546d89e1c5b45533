import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { days } from '../lib/durations.ts'
import { toDumpName } from './make-dump.ts'
import { toManifestPath } from './manifest.ts'

/**
 * Deletes dumps older than `keepDays` days from a folder, with their manifests. The age comes from the file name, which
 * copying a file does not change. Other files stay.
 */
export async function deleteOldDumps(folder: string, keepDays: number, now: Date): Promise<void> {
  const oldest = toDumpName(new Date(now.getTime() - days(keepDays)))
  const names = await readdir(folder)
  for (const name of names.filter((each) => /^troupe-[\dT-]+Z\.dump$/.test(each) && each < oldest)) {
    await rm(join(folder, name))
    await rm(toManifestPath(join(folder, name)), { force: true })
  }
}
