import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { channelRoutes } from './channel-routes.ts'
import { createSandboxClock } from './platforms/clock.ts'
import { createWorld } from './platforms/world.ts'

const world = createWorld({ clock: createSandboxClock(), catalogueCount: 30 })
const app = fastify()
await app.register(channelRoutes, { world })
const [channel] = world.search('youtube', '')
const url = `https://www.youtube.com/@${channel?.record.handle}`

const open = (address: string) => app.inject(`/sandbox/channels?url=${encodeURIComponent(address)}`)
const save = (form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/channels',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

describe('the page of the channels', () => {
  it('asks for an address, and shows the description of the channel', async () => {
    expect((await app.inject('/sandbox/channels')).body).toContain('Address of the channel')
    expect((await open(url)).body).toContain('<textarea')
  })

  it('changes the description that the platforms show', async () => {
    const answer = await save({ url, description: 'Bread <b>troupe-7k3mq9xp</b>' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringContaining('saved=1')])
    expect(world.findByHandle('youtube', channel?.record.handle ?? '')?.record.description).toContain('troupe-7k3mq9xp')
    expect((await open(url)).body).toContain('&#60;b&#62;troupe-7k3mq9xp')
    world.reset()
    expect(world.findById('youtube', channel?.record.channel_id ?? '')).toEqual(channel)
  })

  it('knows no other addresses', async () => {
    expect((await open('https://www.youtube.com/@nobody-at-all')).body).toContain('No such channel')
    expect((await save({ url: 'https://evil.test', description: '' })).statusCode).toBe(404)
  })
})
