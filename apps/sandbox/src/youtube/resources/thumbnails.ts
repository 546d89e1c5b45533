import type { CreatorRecord } from '@troupe/contract/creators'

/** Address at which the client calls the stand-ins, e.g. `http://127.0.0.1:4000`; pictures are served there. */
export type PublicBase = string

/** Presents a channel's pictures; search results omit the sizes. */
export function presentAvatar(record: CreatorRecord, base: PublicBase, withSizes: boolean): object {
  const url = `${base}${record.avatar ?? ''}`
  const size = (pixels: number) => (withSizes ? { url, width: pixels, height: pixels } : { url })
  return { default: size(88), medium: size(240), high: size(800) }
}

/** Presents a video's pictures, all of which are the channel's cover. Older videos have no large sizes. */
export function presentThumbnails(record: CreatorRecord, base: PublicBase, isLarge: boolean): object {
  const url = `${base}${record.cover_image ?? ''}`
  return {
    default: { url, width: 120, height: 90 },
    medium: { url, width: 320, height: 180 },
    high: { url, width: 480, height: 360 },
    ...(isLarge ? { standard: { url, width: 640, height: 480 }, maxres: { url, width: 1280, height: 720 } } : {}),
  }
}
