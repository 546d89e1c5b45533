import { type LinkFailure, linkReadingDays } from '@troupe/contract/pipeline/deals'
import { days, hours, minutes } from '../../../lib/durations.ts'
import { findPlatform } from '../../discovery/platforms/live-platform.ts'
import { type PostReading, readPosts } from '../../discovery/platforms/posts/read-posts.ts'
import { type DueLink, noteReading, takeDue } from './deal-link-repository.ts'
import type { PipelineContext } from './pipeline-context.ts'

const batchSize = 200
/** A server that ends while it reads leaves its links to others so much later. */
const holdMs = minutes(15)
/** Failures that end by themselves, and how soon it is tried again. All others are tried again the next day. */
const passing: Partial<Record<LinkFailure, number>> = { no_allowance: hours(2), failed: hours(2) }

/**
 * Reads the figures of linked posts that are due: each day for 30 days after the link was added. Half of every platform's
 * quota stays reserved for searches.
 * @returns whether more links may be due.
 */
export async function readDueLinks(context: PipelineContext): Promise<boolean> {
  const { database, clock, log, platforms } = context
  const db = database.kysely
  const now = clock.now()
  const due = await takeDue(db, { now, heldUntil: new Date(now.getTime() + holdMs), limit: batchSize })
  for (const [platform, links] of Map.groupBy(due, (link) => link.platform)) {
    const live = findPlatform(platforms, platform)
    const wanted = links.map(({ post_id, handle }) => ({ postId: post_id, handle: handle?.replace(/^@/, '') }))
    const unique = [...new Map(wanted.map((post) => [`${post.postId} ${post.handle}`, post])).values()]
    const readings = live && (await readPosts({ db, clock, log }, live, unique))
    for (const link of links) await note(context, link, readings ? readings.get(link.post_id) : 'not_connected')
  }
  return due.length === batchSize
}

async function note(
  { database, clock }: PipelineContext,
  { id, added_at }: DueLink,
  reading: PostReading | 'not_connected' = 'failed',
): Promise<void> {
  const now = clock.now()
  const failure = typeof reading === 'string' ? reading : null
  const next = new Date(now.getTime() + ((failure && passing[failure]) ?? days(1)))
  const isOver = next.getTime() > added_at.getTime() + days(linkReadingDays)
  const figures =
    typeof reading === 'string' ? undefined : { ...toFigures(reading), day: now.toISOString().slice(0, 10) }
  await noteReading(database.kysely, { id, nextAt: isOver ? null : next, figures, failure, now })
}

function toFigures({ views, likes, comments }: Exclude<PostReading, string>) {
  return { views, likes, comments }
}
