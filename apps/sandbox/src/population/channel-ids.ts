import type { Platform } from '@troupe/contract/platforms'
import type { Random } from './random.ts'

const digits = '0123456789'
const base64Url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const draw = (random: Random, alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[Math.floor(random.next() * alphabet.length)]).join('')

const instagramRange = 100_000_000_000n
/** Coprime to the range, so that multiples of it meet only after the whole range. */
const instagramStep = 61_803_398_877n

/**
 * Eleven digits that no two persons of a population share: of a million drawn ones, about one pair would.
 */
function spreadOverRange(index: number): string {
  return String((BigInt(index + 1) * instagramStep) % instagramRange).padStart(11, '0')
}

/**
 * A channel id of the platform's form. YouTube: `UC` and 128 bits in base64url, so that the 22nd character carries two bits only;
 * TikTok: a 64-bit snowflake number, 19 digits; Instagram: the professional accounts' range, 178414 and 11 digits.
 */
export function drawChannelId(platform: Platform, index: number, random: Random): string {
  switch (platform) {
    case 'youtube':
      return `UC${draw(random, base64Url, 21)}${draw(random, 'AQgw', 1)}`
    case 'tiktok':
      return `${draw(random, '67', 1)}${draw(random, digits, 18)}`
    case 'instagram':
      return `178414${spreadOverRange(index)}`
  }
}
