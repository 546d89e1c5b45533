import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  it('gives equal secrets different hashes, and each matches', async () => {
    const passwords = createPasswords()
    const [first, second] = await Promise.all([passwords.hash('123456'), passwords.hash('123456')])
    expect(first).not.toBe(second)
    expect(await passwords.matches(first, '123456')).toBe(true)
    expect(await passwords.matches(second, '123457')).toBe(false)
  })

  it('answers no without a hash, for any password', async () => {
    expect(await createPasswords().matches(undefined, '')).toBe(false)
  })

  it('takes as long without a hash as with one', async () => {
    const passwords = createPasswords()
    const stored = await passwords.hash('Right-horse-7')
    const time = async (hash: string | undefined) => {
      const start = performance.now()
      await passwords.matches(hash, 'Wrong-horse-7')
      return performance.now() - start
    }
    // Other work on the machine only adds time, so the minima come closer to the real costs with each round.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    const isAlike = () => unknown > known * 0.7 && unknown < known * 1.4
    for (let round = 0; round < 40 || (round < 400 && !isAlike()); round++) {
      known = Math.min(known, await time(stored))
      unknown = Math.min(unknown, await time(undefined))
    }
    expect([known, unknown]).toSatisfy(isAlike)
  })

  it('refuses for a moment when too many wait, and recovers afterwards', async () => {
    const passwords = createPasswords({ concurrency: 1, maxWaiting: 2 })
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('Right-horse-7')))
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
    await expect(passwords.hash('Right-horse-7')).resolves.toMatch(/^\$argon2id\$/)
  })

  it('frees its slot when a hash cannot be read', async () => {
    const passwords = createPasswords({ concurrency: 1, maxWaiting: 0 })
    await expect(passwords.matches('$nonsense', 'x')).rejects.toThrow()
    await expect(passwords.hash('Right-horse-7')).resolves.toBeTypeOf('string')
  })

  it('does not compute a stored hash that would exhaust the server', async () => {
    const made = await hash('x', { memoryCost: 64, timeCost: 1, parallelism: 1 })
    const poisoned = made.replace('m=64', 'm=4194304')
    await expect(createPasswords().matches(poisoned, 'x')).rejects.toThrow('asks for more')
  })

  it('keeps the event loop free while it computes', async () => {
    const passwords = createPasswords()
    let ticks = 0
    const timer = setInterval(() => ticks++, 2)
    await Promise.all(Array.from({ length: 20 }, () => passwords.hash('Right-horse-7')))
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(20)
  })
})
