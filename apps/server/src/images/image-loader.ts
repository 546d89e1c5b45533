import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../lib/clock.ts'
import { minutes } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'
import { type FetchImage, type Image, ImageRefused } from './fetch-image.ts'
import type { ImageCache } from './image-cache.ts'
import { findImageType } from './image-type.ts'

/** Loads a picture; resolves to undefined when it is not available at the moment. */
export type LoadImage = (url: URL) => Promise<Image | undefined>

interface LoaderParts {
  readonly fetchImage: FetchImage
  readonly cache: Pick<ImageCache, 'read' | 'write'>
  readonly clock: Clock
  readonly log: Logger
}

/** Milliseconds before a picture is requested again: a refused one rarely comes back, a failed connection may. */
const pauses = { refused: minutes(60), failed: minutes(1) }
const rememberedFailures = 10_000

/** Loads pictures from the cache, else from their hosts. Simultaneous requests for one picture share a single load. */
export function createImageLoader({ fetchImage, cache, clock, log }: LoaderParts): LoadImage {
  const loading = new Map<string, Promise<Image | undefined>>()
  const perf = { now: () => clock.now().getTime() }
  const failed = new LRUCache<string, true>({ max: rememberedFailures, ttlResolution: 0, perf })

  async function load(url: URL, name: string): Promise<Image | undefined> {
    const bytes = await cache.read(name).catch((error) => {
      log.warn({ err: error }, 'the folder of pictures cannot be read')
    })
    const type = bytes && findImageType(bytes)
    if (bytes && type) return { type, bytes }
    if (failed.has(name)) return undefined
    const image = await fetchImage(url).catch((error: unknown) => {
      failed.set(name, true, { ttl: error instanceof ImageRefused ? pauses.refused : pauses.failed })
      log.debug({ err: error, host: url.hostname }, 'a picture was not loaded')
    })
    if (image) await cache.write(name, image.bytes).catch((error) => log.warn({ err: error }, 'a picture was not kept'))
    return image ?? undefined
  }

  return (url) => {
    const name = createHash('sha256').update(url.href).digest('hex')
    const current = loading.get(name) ?? load(url, name).finally(() => loading.delete(name))
    loading.set(name, current)
    return current
  }
}
