import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import { say } from '@troupe/contract/messages/message'
import type { z } from 'zod'
import { PlatformError } from '../../modules/discovery/platforms/platform-port.ts'

/** Parses an answer by its schema. @throws PlatformError `bad_answer` when it does not match. */
export function readAnswer<Shape extends z.ZodType>(
  platform: Platform,
  shape: Shape,
  answer: unknown,
): z.output<Shape> {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  throw toShapeError(platform)
}

/**
 * Returns the valid entries of a page.
 * @throws PlatformError `bad_answer` if there are entries and none is valid.
 */
export function readEntries<Shape extends z.ZodType>(
  platform: Platform,
  shape: Shape,
  entries: readonly unknown[],
): z.output<Shape>[] {
  const read = entries.flatMap((entry) => {
    const parsed = shape.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
  if (read.length === 0 && entries.length > 0) throw toShapeError(platform)
  return read
}

export function toShapeError(platform: Platform): PlatformError {
  return new PlatformError(
    platform,
    'bad_answer',
    say('platform_error.other_form', { platform: platformNames[platform] }),
  )
}

/**
 * Resolves to the answer, or to undefined when platform, budget or time did not allow one; for additions that a result
 * can do without.
 */
export async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PlatformError) return undefined
    throw error
  }
}

/** Returns the usable records in order; of duplicates, the first. */
export function toUniqueRecords(records: readonly (CreatorRecord | undefined)[]): CreatorRecord[] {
  const byChannel = new Map<string, CreatorRecord>()
  for (const record of records) {
    if (record && !byChannel.has(record.channel_id)) byChannel.set(record.channel_id, record)
  }
  return [...byChannel.values()]
}
