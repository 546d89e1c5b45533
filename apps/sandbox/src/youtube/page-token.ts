import { hashText } from '../population/random.ts'

/** Opaque text for a place in the answer to one query: 4 bytes of it, 4 bytes that tie it to the query. */
export function composePageToken(place: number, query: string): string {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE((place ^ hashText(`place/${query}`)) >>> 0, 0)
  bytes.writeUInt32BE(hashText(`${place}/${query}`), 4)
  return bytes.toString('base64url')
}

/** The place; undefined when the token was not made for this query. */
export function parsePageToken(token: string, query: string): number | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 8) return undefined
  const place = (bytes.readUInt32BE(0) ^ hashText(`place/${query}`)) >>> 0
  return bytes.readUInt32BE(4) === hashText(`${place}/${query}`) ? place : undefined
}
