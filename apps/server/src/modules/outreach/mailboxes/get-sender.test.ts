import { describe, expect, it } from 'vitest'
import { TestTransports } from '../../../testing/mail/test-transports.ts'
import { getSenderAddress } from './get-sender.ts'

function getFrom({ hasPublicUrl, leaves }: { hasPublicUrl: boolean; leaves: boolean }) {
  const transports = new TestTransports(() => 0)
  transports.leaves = leaves
  return getSenderAddress({ transports, hasPublicUrl }, 'user', { provider: 'smtp', fromEmail: undefined })
}

describe('mail of an installation without a public address', () => {
  it('is refused to the outside, in words that say what to do', async () => {
    await expect(getFrom({ hasPublicUrl: false, leaves: true })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('APP_URL'),
    })
  })

  it('goes to a mail server on the same machine', async () => {
    expect((await getFrom({ hasPublicUrl: false, leaves: false })).address).toBe('hello@brand.test')
  })
})

it('mail of an installation with a public address goes anywhere', async () => {
  expect((await getFrom({ hasPublicUrl: true, leaves: true })).address).toBe('hello@brand.test')
})
