import type { PostAddress } from '../../lib/platform-habits.ts'

/** Added to post numbers, which may be far below 0, to make them positive 32-bit integers. */
const postOffset = 0x4000_0000

function scramble(value: number, round: number): number {
  let mixed = Math.imul(value ^ Math.imul(round + 1, 0x9e3779b9), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const rounds = [0, 1, 2, 3]

/**
 * Encodes a post's address as a video id, which YouTube writes as 64 bits in base64url. A Feistel cipher makes it look
 * random, yet it can be decoded without a list of all videos ever shown.
 */
export function composeVideoId({ person, post }: PostAddress): string {
  let [left, right] = [person >>> 0, (post + postOffset) >>> 0]
  for (const round of rounds) [left, right] = [right, (left ^ scramble(right, round)) >>> 0]
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(left, 0)
  bytes.writeUInt32BE(right, 4)
  return bytes.toString('base64url')
}

/** Decodes an id from `composeVideoId`. Any other valid id decodes to some address, which usually does not exist. */
export function parseVideoId(id: string): PostAddress | undefined {
  if (!/^[\w-]{10}[AEIMQUYcgkosw048]$/.test(id)) return undefined
  const bytes = Buffer.from(id, 'base64url')
  let [left, right] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)]
  for (const round of rounds.toReversed()) [left, right] = [(right ^ scramble(left, round)) >>> 0, left]
  return { person: left, post: right - postOffset }
}
