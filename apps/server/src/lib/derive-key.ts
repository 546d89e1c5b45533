import { hkdfSync } from 'node:crypto'

const derivedBytes = 32

/**
 * Derives the key for one purpose from the installation's secret (HKDF-SHA-256, RFC 5869). A derived key reveals
 * neither the secret nor another key.
 * @returns 32 bytes.
 */
export function deriveKey(secretKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `troupe/${purpose}`, derivedBytes))
}
