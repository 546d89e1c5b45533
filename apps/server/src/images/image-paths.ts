import { createHmac, createSecretKey } from 'node:crypto'
import { deriveKey } from '../lib/derive-key.ts'
import { isSameSecret } from '../lib/same-secret.ts'
import { isStandInPicture, parseImageUrl } from './image-hosts.ts'

/** Gives the path under which a browser loads a picture from this server; null: there is none that it may load. */
export type ToImagePath = (address: string | null | undefined) => string | null

export interface ImagePaths {
  readonly toPath: ToImagePath
  /** The picture that a signed path names; undefined when the signature is not ours or the host is none that pictures come from. */
  read(signature: string, address: string): URL | undefined
}

/** For callers that show no pictures. */
export const noImagePaths: ToImagePath = () => null

/** Bits of a signature: too many to guess one of by asking. */
const signatureBytes = 16

/**
 * Signed paths of pictures, so that an `<img>`, which sends no bearer token, loads what this server has shown to a user and nothing else:
 * the server is no open proxy. A path holds as long as the installation's secret.
 */
export function createImagePaths(secretKey: Buffer, furtherDomains: readonly string[] = []): ImagePaths {
  // Made once: a search signs 60 paths, and with the bytes alone each took five times as long.
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
