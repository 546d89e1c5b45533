import { describe, expect, test } from 'vitest'
import { isConnectionFailure, isPartUnreachable, outlastOutage } from './connection-failure.ts'

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

  test('is retried when a node that was copied to was too busy', async () => {
    let tries = 0
    const work = async () => {
      tries++
      if (tries < 2) throw Object.assign(new Error('canceling statement due to lock timeout'), { code: 'XX000' })
    }
    await outlastOutage(work)
    expect(tries).toBe(2)
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
    expect(errors.map(isPartUnreachable)).toEqual([false, false, false, false, false])
  })

  test('is recognised when only the node of a part is away', () => {
    const stopped = { code: '57P01', severity: 'ERROR' }
    const copied = { code: 'XX000', severity: 'ERROR' }
    const errors = [
      new Error('connection to the remote node troupe@db-2:5432 failed with the following error: Connection refused'),
      new Error('could not establish any connections to the node db-2:5432 after 2000 ms'),
      new Error('failure on connection marked as essential: db-2:5432'),
      new Error('connection establishment for node db-2:5432 failed'),
      new Error('failed to COPY to shard 102028 on db-2:5432'),
      new Error('server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally'),
      new Error('failed to complete COPY on db-2:5432'),
      Object.assign(new Error('terminating connection due to administrator command'), stopped),
      Object.assign(new Error('terminating connection due to unexpected postmaster exit'), copied),
      Object.assign(new Error('terminating connection due to administrator command'), {
        ...stopped,
        severity: 'FATAL',
      }),
    ]
    expect(errors.map(isPartUnreachable)).toEqual([...Array<boolean>(errors.length - 1).fill(true), false])
    expect(errors.every(isConnectionFailure)).toBe(true)
  })
})
