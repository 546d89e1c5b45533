/** A random key of 32 hexadecimal digits. Not `randomUUID`, which browsers have on https only. */
export function createRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
