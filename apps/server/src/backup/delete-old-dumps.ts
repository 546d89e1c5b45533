import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { days } from '../lib/durations.ts'
import { toDumpName } from './make-dump.ts'
import { toManifestPath } from './manifest.ts'

/** Beginning of the name of a folder with a dump that is being made. */
export const draftsPrefix = 'unverified-'

/** No backup takes longer: what is in an older folder was left by a run that was killed. */
const longestRun = days(1)

/**
 * Deletes dumps older than `keepDays` days from a folder, with their manifests, and unverified dumps of killed runs. The
 * age of a dump comes from the file name, which copying a file does not change. Other files stay.
 */
export async function deleteOldDumps(folder: string, keepDays: number, now: Date): Promise<void> {
  const oldest = toDumpName(new Date(now.getTime() - days(keepDays)))
  const names = await readdir(folder)
  for (const name of names.filter((each) => /^troupe-[\dT-]+Z\.dump$/.test(each) && each < oldest)) {
    await rm(join(folder, name))
    await rm(toManifestPath(join(folder, name)), { force: true })
  }
  for (const name of names.filter((each) => each.startsWith(draftsPrefix))) {
    const path = join(folder, name)
    // Another backup that ends now deletes its own.
    const madeAt = await stat(path).catch(() => undefined)
    if (madeAt && madeAt.mtimeMs < now.getTime() - longestRun) await rm(path, { recursive: true, force: true })
  }
}
