import { beforeEach, describe, expect, it } from 'vitest'
import { fetchFromUrl, inviteAddress } from '../../../testing/calls/wizard-calls.ts'
import { post } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'

const database = useTestDatabase()
const youtube = new KnownChannels('youtube')
const kit = useTestOnboarding(database, () => ({ platforms: [youtube.live] }))
const { testApp } = kit
beforeEach(() => youtube.reset())

describe('POST /api/kol-onboarding/fetch-from-url with an invitation', () => {
  it('lets invited creators register while strangers read channels, even from the same network', async () => {
    const token = await inviteAddress(kit, 'maya@one.test')
    for (let number = 0; number < 102; number++) youtube.add({ handle: `somebody.${number}` })
    for (let number = 0; number < 100; number++) {
      const ip = number < 30 ? '127.0.0.1' : `192.0.2.${number}`
      expect((await fetchFromUrl(testApp, `youtube.com/@somebody.${number}`, ip)).statusCode).toBe(200)
    }
    for (let number = 0; number < 60; number++) await fetchFromUrl(testApp, 'youtube.com/@somebody.99')
    const look = (body: object) => post(testApp, '/api/kol-onboarding/fetch-from-url', { body })
    expect((await look({ url: 'youtube.com/@somebody.100' })).statusCode).toBe(429)
    expect((await look({ url: 'youtube.com/@somebody.100', token: 'x' })).statusCode).toBe(429)
    expect((await look({ url: 'youtube.com/@somebody.100', token })).statusCode).toBe(200)
  })

  it('lets an invitation read thirty channels in an hour', async () => {
    const token = await inviteAddress(kit, 'maya@one.test')
    const look = (number: number) =>
      post(testApp, '/api/kol-onboarding/fetch-from-url', { body: { url: `youtube.com/@somebody.${number}`, token } })
    for (let number = 0; number < 31; number++) youtube.add({ handle: `somebody.${number}` })
    for (let number = 0; number < 30; number++) expect((await look(number)).statusCode).toBe(200)
    expect((await look(30)).statusCode).toBe(429)
  })
})
