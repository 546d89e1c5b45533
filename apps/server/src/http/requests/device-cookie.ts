import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const idBytes = 16
/** Browsers keep a cookie for 400 days at most. */
const maxAgeSeconds = 400 * 86_400
const value = /^([\w-]{22})\.([\w-]{43})$/

/** A browser, known again by its cookie. */
export interface Device {
  /** SHA-256 of its id. */
  readonly hash: Buffer
  /** Whether its cookie is only set by this answer. */
  readonly isNew: boolean
}

export interface DeviceCookies {
  /** The device of a `Cookie` header; undefined when it holds no valid device cookie. */
  read(header: string | undefined, isSecure: boolean): Device | undefined
  /** A new device, and the `Set-Cookie` header for it. */
  issue(isSecure: boolean): { device: Device; header: string }
}

/**
 * A random id of 128 bits with its HMAC-SHA-256, so that only ids that were given out count. The cookie opens nothing: it says
 * which calls come from one browser. No script reads it, and no other site has it sent.
 */
export function createDeviceCookies(key: Buffer): DeviceCookies {
  const sign = (id: string) => createHmac('sha256', key).update(id).digest('base64url')
  const toDevice = (id: string, isNew: boolean): Device => ({ hash: createHash('sha256').update(id).digest(), isNew })
  return {
    read(header, isSecure) {
      const prefix = `${toName(isSecure)}=`
      const cookie = header?.split(/; */).find((part) => part.startsWith(prefix))
      const [, id, signature] = value.exec(cookie?.slice(prefix.length) ?? '') ?? []
      if (!id || !signature) return undefined
      return timingSafeEqual(Buffer.from(sign(id)), Buffer.from(signature)) ? toDevice(id, false) : undefined
    },
    issue(isSecure) {
      const id = randomBytes(idBytes).toString('base64url')
      const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
      return { device: toDevice(id, true), header: `${toName(isSecure)}=${id}.${sign(id)}; ${attributes}` }
    },
  }
}

/** With the prefix, browsers take it from this very host and over TLS only; without TLS they would not take it at all. */
function toName(isSecure: boolean): string {
  return isSecure ? '__Host-troupe_device' : 'troupe_device'
}
