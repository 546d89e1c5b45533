import { describe, expect, test } from 'vitest'
import { acceptMissingParts, MissingPartsError } from '../outages/missing-parts.ts'
import { orByParts } from './on-each-part.ts'

const outside = { isTransaction: false }
const unreachable = async (): Promise<string> => {
  throw new Error('connection to the remote node troupe@db-2:5432 failed')
}

describe('what a catalogue that is partly away is asked', () => {
  test('is read by parts, again where a node that is being killed answered the first question only', async () => {
    let tries = 0
    const byParts = async () => {
      tries++
      if (tries === 2) throw Object.assign(new Error('current transaction is aborted'), { code: '25P02' })
      return tries < 3 ? unreachable() : 'the others'
    }
    expect((await acceptMissingParts(() => orByParts(outside, unreachable, byParts))).value).toBe('the others')
  })

  test('is not repeated within a transaction, which has failed as a whole', async () => {
    let tries = 0
    const byParts = async () => {
      tries++
      return unreachable()
    }
    const inside = { isTransaction: true }
    await expect(acceptMissingParts(() => orByParts(inside, unreachable, byParts))).rejects.toThrow('db-2')
    expect(tries).toBe(1)
  })

  test('fails if all parts are needed', async () => {
    await expect(orByParts(outside, unreachable, async () => 'the others')).rejects.toThrow('db-2')
  })

  test('fails at once for another reason, and in the end if no try succeeds', async () => {
    const broken = async () => {
      throw new MissingPartsError('1 of 4 parts')
    }
    await expect(acceptMissingParts(() => orByParts(outside, unreachable, broken))).rejects.toThrow('1 of 4 parts')
    const wrong = async () => {
      throw new Error('division by zero')
    }
    await expect(acceptMissingParts(() => orByParts(outside, wrong, async () => ''))).rejects.toThrow(
      'division by zero',
    )
  })
})
