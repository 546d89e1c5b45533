import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findSandboxKey, isBehindProxy, listReachSettings } from './reachability.ts'

const onlyHere = { host: '127.0.0.1', appUrl: undefined, trustProxy: undefined }

describe('a server that only this machine reaches', () => {
  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost', '::ffff:127.0.0.1'])(
    'listens at %s, without a key',
    (host) => {
      const settings = { ...onlyHere, host, appUrl: 'http://localhost:3000' }
      expect(listReachSettings(settings)).toEqual([])
      expect(findSandboxKey(settings, randomBytes(32))).toBeUndefined()
    },
  )
})

describe('a server that others may reach', () => {
  it.each([
    [{ ...onlyHere, host: '0.0.0.0' }, 'HOST=0.0.0.0', false],
    [{ ...onlyHere, host: '::' }, 'HOST=::', false],
    [{ ...onlyHere, host: '192.168.1.7' }, 'HOST=192.168.1.7', false],
    [{ ...onlyHere, host: 'troupe.internal' }, 'HOST=troupe.internal', false],
    [{ ...onlyHere, appUrl: 'https://troupe.example.com' }, 'APP_URL=https://troupe.example.com', true],
    [{ ...onlyHere, appUrl: 'http://127.0.0.1.evil.test' }, 'APP_URL=http://127.0.0.1.evil.test', true],
    [{ ...onlyHere, trustProxy: 'loopback' }, 'TRUST_PROXY=loopback', true],
  ])('names the setting responsible: %j', (settings, named, behindProxy) => {
    expect(listReachSettings(settings)).toEqual([named])
    expect(isBehindProxy(settings)).toBe(behindProxy)
  })

  it('has a key of 128 bits that stays while the secret stays', () => {
    const [settings, secret] = [{ ...onlyHere, host: '0.0.0.0' }, randomBytes(32)]
    const key = findSandboxKey(settings, secret)
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(findSandboxKey(settings, secret)).toBe(key)
    expect(findSandboxKey(settings, randomBytes(32))).not.toBe(key)
  })
})
