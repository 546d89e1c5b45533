const starts: readonly (readonly [type: string, start: Buffer])[] = [
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/gif', Buffer.from('GIF87a')],
  ['image/gif', Buffer.from('GIF89a')],
]

/**
 * Finds the media type by a file's first bytes, whatever the sender declares; undefined for all but PNG, JPEG, GIF,
 * WebP and AVIF. SVG is left out: it is a document with scripts and links.
 */
export function findImageType(bytes: Buffer): string | undefined {
  const found = starts.find(([, start]) => bytes.subarray(0, start.length).equals(start))
  if (found) return found[0]
  const text = bytes.toString('latin1', 0, 12)
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'image/webp'
  return /^[\s\S]{4}ftypavi[fs]/.test(text) ? 'image/avif' : undefined
}
