import { createHmac, createSecretKey } from 'node:crypto'
import { deriveKey } from '../lib/derive-key.ts'
import { isSameSecret } from '../lib/same-secret.ts'
import { isStandInPicture, parseImageUrl } from './image-hosts.ts'

/** Returns the path under which a browser loads a picture from this server; null: there is none that it may load. */
export type ToImagePath = (address: string | null | undefined) => string | null

export interface ImagePaths {
  readonly toPath: ToImagePath
  /**
   * Returns the picture that a signed path names; undefined when the signature is invalid or the host is not allowed.
   */
  read(signature: string, address: string): URL | undefined
}

/** For callers that show no pictures. */
export const noImagePaths: ToImagePath = () => null

/** 128 bits, too many to guess a signature by trying. */
const signatureBytes = 16

/**
 * Signs the paths of pictures, because an `<img>` sends no bearer token. Browsers can load only the pictures that this
 * server has shown to a user, so the server is no open proxy. A path stays valid as long as the installation's secret.
 */
export function createImagePaths(secretKey: Buffer, furtherDomains: readonly string[] = []): ImagePaths {
  // Created once: a search signs 60 paths, and signing with the raw bytes took five times as long.
  const key = createSecretKey(deriveKey(secretKey, 'image-paths'))
  const sign = (address: string) =>
    createHmac('sha256', key).update(address).digest().subarray(0, signatureBytes).toString('base64url')
  return {
    toPath(address) {
      if (!address) return null
      if (isStandInPicture(address)) return address
      const url = parseImageUrl(address, furtherDomains)?.href
      return url === undefined ? null : `/images/${sign(url)}?url=${encodeURIComponent(url)}`
    },
    read: (signature, address) =>
      isSameSecret(signature, sign(address)) ? parseImageUrl(address, furtherDomains) : undefined,
  }
}
