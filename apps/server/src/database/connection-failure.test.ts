import { describe, expect, test } from 'vitest'
import { isConnectionFailure, outlastOutage } from './connection-failure.ts'

const lost = () => new Error('Connection terminated unexpectedly')

describe('work during an outage of the database', () => {
  test('is retried until the database is back', async () => {
    let tries = 0
    const work = async () => {
      tries++
      if (tries < 3) throw lost()
      return 'stored'
    }
    expect([await outlastOutage(work), tries]).toEqual(['stored', 3])
  })

  test('is not retried when it failed for another reason', async () => {
    let tries = 0
    const work = async () => {
      tries++
      throw new Error('division by zero')
    }
    await expect(outlastOutage(work)).rejects.toThrow('division by zero')
    expect(tries).toBe(1)
  })

  test('is recognised by the codes and texts of the driver', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const used = new Error('Client has encountered a connection error and is not queryable')
    const errors = [refused, lost(), used, new Error('other'), 'text']
    expect(errors.map(isConnectionFailure)).toEqual([true, true, true, false, false])
  })
})
