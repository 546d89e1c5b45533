import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { z } from 'zod'
import { PlatformError } from '../../modules/discovery/platforms/platform-port.ts'

/** Reads an answer by its shape. @throws PlatformError `bad_answer` where it has another. */
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
 * Entries of a page that can be read.
 * @throws PlatformError `bad_answer` if there are entries and none can be read.
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
  const message = `${platformNames[platform]} sent an answer of another form than expected`
  return new PlatformError(platform, 'bad_answer', message)
}

/** The answer, or undefined where the platform, the budget or the time did not give it: for what a list is worth having without. */
export async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PlatformError) return undefined
    throw error
  }
}

/** Usable records in their order, without duplicates: the first one stays. */
export function toUniqueRecords(records: readonly (CreatorRecord | undefined)[]): CreatorRecord[] {
  const byChannel = new Map<string, CreatorRecord>()
  for (const record of records) {
    if (record && !byChannel.has(record.channel_id)) byChannel.set(record.channel_id, record)
  }
  return [...byChannel.values()]
}
