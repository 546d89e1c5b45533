import { join } from 'node:path'
import { createImageFetcher } from '../images/fetch-image.ts'
import { ImageCache } from '../images/image-cache.ts'
import { createImageLoader } from '../images/image-loader.ts'
import { createImagePaths, type ToImagePath } from '../images/image-paths.ts'
import type { ImageService } from '../images/serve-images.ts'
import type { Clock } from '../lib/clock.ts'
import { days, hours } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'
import type { Settings } from '../settings/settings.ts'

interface ImageParts {
  readonly settings: Pick<Settings, 'dataDir' | 'imageDomains'>
  readonly secretKey: Buffer
  readonly log: Logger
}

interface ConnectedImages {
  /** The service behind the image route. */
  readonly images: ImageService
  /** Returns the signed path of a picture, for presenters. */
  readonly toImagePath: ToImagePath
}

/** Size limit of the cache on disk: about 15,000 avatars. */
const maxCacheBytes = 256 * 1024 * 1024
/** A picture is gone from the disk after this time plus one sweep at the latest, before YouTube's data may be too old. */
const maxAge = days(29)
const sweepEvery = hours(6)

/** Creators' pictures, fetched from the platforms and kept in the data folder. */
export function connectImages({ settings, secretKey, log }: ImageParts, clock: Clock): ConnectedImages {
  const cache = new ImageCache({ folder: join(settings.dataDir, 'images'), maxBytes: maxCacheBytes, maxAge, clock })
  const sweep = () => cache.removeExpired().catch((error) => log.warn({ err: error }, 'old pictures were not removed'))
  // After a while without a server there may be older ones.
  void sweep()
  setInterval(sweep, sweepEvery).unref()
  const paths = createImagePaths(secretKey, settings.imageDomains)
  const load = createImageLoader({ fetchImage: createImageFetcher(), cache, clock, log })
  return { images: { paths, load }, toImagePath: paths.toPath }
}
