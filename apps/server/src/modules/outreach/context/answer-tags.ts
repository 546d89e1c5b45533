import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/** Hexadecimal digits of the mail's id in its tag; they find it, and the signature tells whether it is meant. */
const idDigits = 16
const signatureDigits = 14
const longestLocalPart = 64
const tagOf = new RegExp(`\\+r([0-9a-f]{${idDigits + signatureDigits}})@`, 'gi')
const mostTags = 20

/** A mail that was sent. */
interface TaggedMail {
  readonly id: string
  readonly userId: string
}

/** Tags in the addresses that answers come to: `maya+r0123...@brand.com`. */
export interface AnswerTags {
  /** The address for answers to a mail; undefined if the tag makes it longer than addresses may be. */
  address(own: string, mail: TaggedMail): string | undefined
  /** Whether a tag is that of a mail. */
  isOf(tag: string, mail: TaggedMail): boolean
}

export function createAnswerTags(key: Buffer): AnswerTags {
  const secret = createSecretKey(key)
  const tag = ({ id, userId }: TaggedMail) => {
    const signature = createHmac('sha256', secret).update(`${userId}:${id}`).digest('hex')
    return id.replaceAll('-', '').slice(0, idDigits) + signature.slice(0, signatureDigits)
  }
  return {
    address(own, mail) {
      const at = own.lastIndexOf('@')
      const local = `${own.slice(0, at)}+r${tag(mail)}`
      return at < 1 || local.length > longestLocalPart ? undefined : local + own.slice(at)
    },
    isOf(given, mail) {
      const expected = Buffer.from(tag(mail))
      const bytes = Buffer.from(given)
      return bytes.length === expected.length && timingSafeEqual(bytes, expected)
    },
  }
}

/** The tags in a text of addresses, at most 20. */
export function listAnswerTags(addresses: string): string[] {
  return [...addresses.matchAll(tagOf)].slice(0, mostTags).map(([, tag = '']) => tag.toLowerCase())
}

/** The first and the last of the ids that a tag may mean. */
export function toIdRange(tag: string): { first: string; last: string } {
  const toId = (filler: string) =>
    tag
      .slice(0, idDigits)
      .padEnd(32, filler)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { first: toId('0'), last: toId('f') }
}
