import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const idBytes = 16
/** Browsers keep a cookie for 400 days at most. */
const maxAgeSeconds = 400 * 86_400
const value = /^([\w-]{22})\.([\w-]{43})$/

/** A browser, recognized by its cookie. */
export interface Device {
  /** SHA-256 of its id. */
  readonly hash: Buffer
  /** Whether this answer sets its cookie for the first time. */
  readonly isNew: boolean
}

export interface DeviceCookies {
  /** Returns the device of a `Cookie` header; undefined without a valid device cookie. */
  read(header: string | undefined, isSecure: boolean): Device | undefined
  /** Creates a device, and the `Set-Cookie` header for it. */
  issue(isSecure: boolean): { device: Device; header: string }
}

/**
 * The cookie is a random 128-bit id with its HMAC-SHA-256, so that only issued ids are valid. It grants no access: it
 * only shows which calls come from one browser. Scripts cannot read it, and other sites cannot cause it to be sent.
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

/**
 * With the `__Host-` prefix, browsers accept the cookie only from this exact host and over TLS. Without TLS they would
 * reject it.
 */
function toName(isSecure: boolean): string {
  return isSecure ? '__Host-troupe_device' : 'troupe_device'
}
