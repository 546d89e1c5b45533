import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDeviceCookies } from '../http/requests/device-cookie.ts'
import { decodeCanonicalBase64url } from '../lib/canonical-base64url.ts'
import { systemClock } from '../lib/clock.ts'
import { createSecretBox } from '../lib/secret-box.ts'
import { createSessionTokens } from '../modules/accounts/secrets/session-tokens.ts'
import { createExportLinks } from '../modules/discovery/export/export-link.ts'
import { createUnsubscribeTokens } from '../modules/outreach/context/unsubscribe-links.ts'
import { respell } from '../testing/releases/respell.ts'

const key = randomBytes(32)

describe('base64url', () => {
  it('is read in its canonical spelling only', () => {
    for (const length of [0, 1, 2, 3, 16, 31, 32, 33]) {
      const text = randomBytes(length).toString('base64url')
      expect(decodeCanonicalBase64url(text)).toEqual(Buffer.from(text, 'base64url'))
      if (length % 3 !== 0) expect(respell(text).length, String(length)).toBeGreaterThanOrEqual(3)
      for (const other of respell(text)) expect(decodeCanonicalBase64url(other), other).toBeUndefined()
    }
  })
})

describe('another spelling of a signature', () => {
  it('makes no access token', async () => {
    const tokens = createSessionTokens(key, systemClock)
    const actor = { userId: randomUUID(), sessionId: randomUUID() }
    const token = await tokens.sign(actor)
    expect(await tokens.verify(token)).toEqual(actor)
    const others = respell(token.split('.')[2] ?? '').map((signature) => token.replace(/[^.]*$/, signature))
    expect(others.length).toBeGreaterThanOrEqual(3)
    for (const other of others) await expect(tokens.verify(other), other).rejects.toThrow('Authentication expired')
  })

  it('opens no export', () => {
    const links = createExportLinks(key)
    const row = { id: randomUUID(), user_id: randomUUID(), expires_at: new Date() }
    const token = links.toUrl(row).split('token=')[1] ?? ''
    expect(links.verify(row, token)).toBe(true)
    for (const other of respell(token)) expect(links.verify(row, other), other).toBe(false)
  })

  it('does not unsubscribe a recipient', () => {
    const tokens = createUnsubscribeTokens(key)
    const token = tokens.issue(randomUUID())
    expect(tokens.read(token)).toBeDefined()
    const [id = '', signature = ''] = token.split('.')
    for (const other of respell(signature)) expect(tokens.read(`${id}.${other}`), other).toBeUndefined()
    for (const other of respell(id)) expect(tokens.read(`${other}.${signature}`), other).toBeUndefined()
  })

  it('opens no sealed secret', () => {
    const box = createSecretBox(key, 'test')
    for (const secret of ['', 'a', 'ab', 'abc']) {
      const sealed = box.seal(secret, 'owner')
      expect(box.open(sealed, 'owner')).toBe(secret)
      const [id, content = ''] = sealed.split('.')
      for (const other of respell(content)) expect(box.open(`${id}.${other}`, 'owner'), other).toBeUndefined()
    }
  })

  it('makes no known device', () => {
    const cookies = createDeviceCookies(key)
    const cookie = cookies.issue(false).header.split(';')[0] ?? ''
    const [name, id = '', signature = ''] = cookie.split(/[=.]/)
    expect(cookies.read(`a=b; ${cookie}; c=d`, false)).toMatchObject({ isNew: false })
    for (const other of respell(signature)) expect(cookies.read(`${name}=${id}.${other}`, false)).toBeUndefined()
    for (const other of respell(id)) expect(cookies.read(`${name}=${other}.${signature}`, false)).toBeUndefined()
  })
})
