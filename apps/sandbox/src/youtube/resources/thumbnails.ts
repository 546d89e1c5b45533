import type { CreatorRecord } from '@troupe/contract/creators'

/** Address of the stand-ins as the client calls it, e.g. `http://127.0.0.1:4000`; pictures lie there. */
export type PublicBase = string

/** A channel's pictures; search results leave the sizes out. */
export function presentAvatar(record: CreatorRecord, base: PublicBase, withSizes: boolean): object {
  const url = `${base}${record.avatar ?? ''}`
  const size = (pixels: number) => (withSizes ? { url, width: pixels, height: pixels } : { url })
  return { default: size(88), medium: size(240), high: size(800) }
}

/** A video's pictures: the channel's cover stands for each of them. Older ones have no large sizes. */
export function presentThumbnails(record: CreatorRecord, base: PublicBase, isLarge: boolean): object {
  const url = `${base}${record.cover_image ?? ''}`
  return {
    default: { url, width: 120, height: 90 },
    medium: { url, width: 320, height: 180 },
    high: { url, width: 480, height: 360 },
    ...(isLarge ? { standard: { url, width: 640, height: 480 }, maxres: { url, width: 1280, height: 720 } } : {}),
  }
}
