/** A random key of 32 hexadecimal digits. Not `randomUUID`, which browsers have on https only. */
export function createRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A number from a range, each as likely as another. */
export function randomBetween({ min, max }: { min: number; max: number }): number {
  return min + Math.random() * (max - min)
}
