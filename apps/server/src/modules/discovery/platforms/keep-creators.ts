import type { NamedCreator } from '@troupe/contract/named-creator'
import type { Database } from '../../../database/database.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import { countUses, listKnown } from './creator-upkeep-repository.ts'
import { findPlatform, type LivePlatform } from './live-platform.ts'

/** Payload of a job that reads a creator named by a user. */
export interface NamedCreatorJob extends NamedCreator {
  readonly workspaceId: string
}

interface KeepParts {
  readonly database: Pick<Database, 'kysely'>
  readonly jobs: JobQueue
  readonly platforms: readonly LivePlatform[]
}

/**
 * Keeps creators named by a browser. Known ones count as used, others are read from their platform in the background. Data from
 * the browser is never stored, since users could then write into the shared catalogue.
 */
export async function keepCreators(
  { database, jobs, platforms }: KeepParts,
  workspaceId: string,
  creators: readonly NamedCreator[],
): Promise<{ known: number; queued: number }> {
  const known = await listKnown(database.kysely, creators)
  await countUses(database.kysely, [...known.values()])
  const unknown = creators.filter(
    ({ platform }, place) => !known.has(place) && findPlatform(platforms, platform) !== undefined,
  )
  for (const { platform, channel_id, handle } of unknown) {
    await jobs.enqueue('read-creator', { platform, channel_id, handle, workspaceId } satisfies NamedCreatorJob)
  }
  return { known: known.size, queued: unknown.length }
}
