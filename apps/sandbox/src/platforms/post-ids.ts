import type { Platform } from '@troupe/contract/catalogues/platforms'
import { createRandom } from '../population/random.ts'

/**
 * Identifies a post: the person's number in the population, and the post's number in the channel (see
 * `post-schedule.ts`).
 */
export interface PostAddress {
  readonly person: number
  readonly post: number
}

/** Post numbers go far below 0; this makes them all positive in 32 bits. */
const postOffset = 0x4000_0000

function scramble(value: number, round: number): number {
  let mixed = Math.imul(value ^ Math.imul(round + 1, 0x9e3779b9), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const rounds = [0, 1, 2, 3]

/**
 * YouTube video ids are 64 bits in base64url. Ours are the address under a Feistel cipher: they look like chance, and can be read
 * back without keeping a list of all videos that were ever shown.
 */
export function composeVideoId({ person, post }: PostAddress): string {
  let [left, right] = [person >>> 0, (post + postOffset) >>> 0]
  for (const round of rounds) [left, right] = [right, (left ^ scramble(right, round)) >>> 0]
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(left, 0)
  bytes.writeUInt32BE(right, 4)
  return bytes.toString('base64url')
}

/** Decodes `composeVideoId`. Any 11 letters decode to some address, which usually does not exist. */
export function parseVideoId(id: string): PostAddress | undefined {
  if (!/^[\w-]{10}[AEIMQUYcgkosw048]$/.test(id)) return undefined
  const bytes = Buffer.from(id, 'base64url')
  let [left, right] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)]
  for (const round of rounds.toReversed()) [left, right] = [(right ^ scramble(left, round)) >>> 0, left]
  return { person: left, post: right - postOffset }
}

/** TikTok's ids are snowflakes: seconds since 1970 in the upper 32 bits, which makes 19 digits that begin with 7. */
function composeTiktokId(key: string, publishedAt: Date): string {
  const seconds = BigInt(Math.floor(publishedAt.getTime() / 1000))
  return String((seconds << 32n) | BigInt(createRandom(key).integer(0, 0xffff_ffff)))
}

function composeMediaId(key: string): string {
  const random = createRandom(key)
  return `${random.pick(['17', '18'])}${Array.from({ length: 15 }, () => random.integer(0, 9)).join('')}`
}

/** The id of a post, of the platform's own form; always the same one. */
export function composePostId(options: {
  platform: Platform
  channelId: string
  address: PostAddress
  publishedAt: Date
}): string {
  const key = `${options.channelId}/id/${options.address.post}`
  switch (options.platform) {
    case 'youtube':
      return composeVideoId(options.address)
    case 'tiktok':
      return composeTiktokId(key, options.publishedAt)
    case 'instagram':
      return composeMediaId(key)
  }
}
