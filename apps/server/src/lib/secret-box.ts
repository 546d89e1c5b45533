import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { decodeCanonicalBase64url } from './canonical-base64url.ts'
import { deriveKey } from './derive-key.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

export interface SecretBox {
  /** Encrypts a secret for an owner; the result starts with the key's id. */
  seal(secret: string, owner: string): string
  /** Decrypts a secret; undefined if it was sealed with another key or for another owner, or was altered. */
  open(sealed: string | null, owner: string): string | undefined
}

/**
 * Encrypts secrets in rows that others may read and copy, as in backups. Uses AES-256-GCM with a random nonce, a key
 * for this purpose derived from the installation's secret, and the owner as additional data, so that a row moved to
 * another user cannot be decrypted.
 */
export function createSecretBox(secretKey: Buffer, purpose: string): SecretBox {
  const key = deriveKey(secretKey, purpose)
  const keyId = createHash('sha256').update('key id').update(key).digest('base64url').slice(0, 8)
  return {
    seal(secret, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `${keyId}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    open(sealed, owner) {
      const [id, content, ...rest] = sealed?.split('.') ?? []
      if (id !== keyId || !content || rest.length > 0) return undefined
      const bytes = decodeCanonicalBase64url(content)
      if (!bytes || bytes.length < nonceBytes + tagBytes) return undefined
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
