import { z } from 'zod'
import { storableLine } from './base/text.ts'
import { Platform } from './catalogues/platforms.ts'

/**
 * A creator of a result, identified by platform, channel id and handle. Other fields are ignored: data is taken only
 * from the platform.
 */
export const NamedCreator = z.object({
  platform: Platform,
  channel_id: z.string().min(1).max(200).regex(storableLine),
  handle: z.string().min(1).max(200).regex(storableLine),
})
export type NamedCreator = z.output<typeof NamedCreator>
