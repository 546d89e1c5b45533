import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deriveKey } from '../lib/derive-key.ts'
import { readSecretKey } from './secret-key.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'troupe-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

describe('the secret key', () => {
  it('is the one of the settings, and then nothing is written', () => {
    const key = readSecretKey({ secretKey: 'k'.repeat(40), dataDir })
    expect(key.toString()).toBe('k'.repeat(40))
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('is made once, kept for its owner only, and the same at the next start', () => {
    const folder = join(dataDir, 'not', 'there', 'yet')
    const first = readSecretKey({ secretKey: undefined, dataDir: folder })
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(readSecretKey({ secretKey: undefined, dataDir: folder })).toEqual(first)
    expect(readdirSync(folder)).toEqual(['secret-key'])
    expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(folder, 'secret-key'), 'utf8')).toBe(`${first}\n`)
  })

  it('stops the start when the kept one was cut short', () => {
    writeFileSync(join(dataDir, 'secret-key'), 'short')
    expect(() => readSecretKey({ secretKey: undefined, dataDir })).toThrow(/secret-key is damaged/)
  })

  it('gives each purpose a key of its own, always the same', () => {
    const secret = Buffer.alloc(32, 7)
    expect(deriveKey(secret, 'access-tokens')).toHaveLength(32)
    expect(deriveKey(secret, 'access-tokens')).toEqual(deriveKey(secret, 'access-tokens'))
    expect(deriveKey(secret, 'access-tokens')).not.toEqual(deriveKey(secret, 'refresh-tokens'))
    expect(deriveKey(Buffer.alloc(32, 8), 'access-tokens')).not.toEqual(deriveKey(secret, 'access-tokens'))
  })
})
