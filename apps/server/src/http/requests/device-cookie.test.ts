import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDeviceCookies } from './device-cookie.ts'

const cookies = createDeviceCookies(randomBytes(32))

describe('the cookie of a device', () => {
  it('is hidden from scripts and other sites, and over TLS is limited to this host', () => {
    expect(cookies.issue(false).header).toMatch(
      /^troupe_device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    )
    expect(cookies.issue(true).header).toMatch(
      /^__Host-troupe_device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
    )
  })

  it('is recognised, and is a new one each time', () => {
    const { device, header } = cookies.issue(true)
    expect(cookies.read(header.split(';')[0], true)).toEqual({ hash: device.hash, isNew: false })
    expect(cookies.issue(true).device.hash).not.toEqual(device.hash)
  })

  it('is accepted only as it was issued', () => {
    const cookie = cookies.issue(false).header.split(';')[0] ?? ''
    const changed = Array.from(cookie.slice('troupe_device='.length), (character, index) => {
      const at = index + 'troupe_device='.length
      return cookie.slice(0, at) + (character === 'A' ? 'B' : 'A') + cookie.slice(at + 1)
    })
    const others = [undefined, '', 'troupe_device', 'troupe_device=', `x${cookie}`, `${cookie}A`, ...changed]
    for (const header of others) expect(cookies.read(header, false), header).toBeUndefined()
    expect(cookies.read(cookie, true)).toBeUndefined()
    expect(createDeviceCookies(randomBytes(32)).read(cookie, false)).toBeUndefined()
  })
})
