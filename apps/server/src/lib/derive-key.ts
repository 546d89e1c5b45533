import { hkdfSync } from 'node:crypto'

const derivedBytes = 32

/**
 * Derives the key of one purpose from the installation's secret (HKDF-SHA-256, RFC 5869). No derived key reveals another, or the secret.
 * @returns 32 bytes.
 */
export function deriveKey(secretKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `troupe/${purpose}`, derivedBytes))
}
