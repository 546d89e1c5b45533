import { createHmac, randomBytes } from 'node:crypto'
import { appCodeLength } from '@troupe/contract/sign-in/second-factor-proof'
import { isSameSecret } from '../../../lib/same-secret.ts'

/** Seconds for which a code is shown. */
const stepSeconds = 30
/** How many steps the clock of the phone may be ahead or behind. */
const drift = 1
/** RFC 4226 recommends 160 bits. */
const secretBytes = 20
/** RFC 4648 */
const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Makes the secret of an authenticator app, in base32 without padding. */
export function createTotpSecret(): string {
  return toBase32(randomBytes(secretBytes))
}

/** The time step of a moment (RFC 6238). */
export function toStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** The code of a time step: HOTP (RFC 4226) with HMAC-SHA-1, the only variant that all apps know. */
export function toTotpCode(secret: string, step: number, digits: number = appCodeLength): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(message).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The time step whose code was entered, at most one away from now; undefined for a wrong code. Compares all of them. */
export function findStep(secret: string, entered: string, now: Date): number | undefined {
  const current = toStep(now)
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => current + index - drift)
  return steps.filter((step) => isSameSecret(entered, toTotpCode(secret, step))).at(-1)
}

/** The address that an app reads from a QR code: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function toTotpUri({ secret, account, issuer }: { secret: string; account: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer }).toString()}`
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => base32Alphabet[Number.parseInt(part.padEnd(5, '0'), 2)] ?? '')
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => base32Alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
