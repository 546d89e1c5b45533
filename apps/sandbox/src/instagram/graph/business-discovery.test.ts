import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getGraph } from '../../testing/graph-client.ts'
import { buildStandIns, firstDay } from '../../testing/platform-stand-in.ts'
import { isProfessional } from './business-discovery.ts'
import { sandboxInstagramUser } from './graph-request.ts'

const { app, world, clock } = await buildStandIns()
beforeEach(() => clock.set(firstDay))
afterAll(() => app.close())

const everybody = world.search('instagram', '')
const professionals = everybody.filter(isProfessional)
const [someone] = professionals.filter((channel) => world.countPosts(channel) > 100)
const personal = everybody.find((channel) => !isProfessional(channel))
if (!someone || !personal) throw new Error('The world lacks a professional or a personal account')

const discover = async (username: string, fields: string) =>
  getGraph(app, { query: { fields: `business_discovery.username(${username}){${fields}}` } })

const readProfile = async (username: string, fields: string) =>
  (await discover(username, fields)).body.business_discovery

describe('business discovery', () => {
  test('tells the fields asked for and no others, beside the ids of both accounts', async () => {
    const { status, body } = await discover(someone.record.handle, 'username,name,biography,followers_count')
    expect(status).toBe(200)
    expect(body).toEqual({
      business_discovery: {
        id: someone.record.channel_id,
        username: someone.record.handle,
        name: someone.record.title,
        biography: someone.record.description,
        followers_count: world.followers(someone),
      },
      id: sandboxInstagramUser,
    })
  })

  test('has ids as strings of the professional range and counts as numbers', async () => {
    const profile = await readProfile(someone.record.handle, 'id,followers_count,follows_count,media_count')
    expect(profile).toEqual({
      id: expect.stringMatching(/^178414\d{11}$/),
      followers_count: expect.any(Number),
      follows_count: expect.any(Number),
      media_count: expect.any(Number),
    })
  })

  test('shows pictures of its own host', async () => {
    const { profile_picture_url: url } = await readProfile(someone.record.handle, 'profile_picture_url')
    expect(url).toMatch(/^http:\/\/[^/]+\/sandbox\/pictures\/avatar\/.+\.svg$/)
  })

  test('names a website of some', async () => {
    const profiles = await Promise.all(
      professionals.slice(0, 40).map(({ record }) => readProfile(record.handle, 'website')),
    )
    const websites = profiles.filter(({ website }) => website !== undefined)
    expect(websites.length).toBeGreaterThan(5)
    expect(websites.length).toBeLessThan(35)
    for (const { website } of websites) expect(website).toMatch(/^https:\/\/[a-z0-9-]+\.example\/$/)
  })

  test.each([
    ['nobody', 'no.such.account'],
    ['a personal account', personal.record.handle],
    ['what is no name at all', 'a b"c'],
  ])('cannot tell apart %s', async (_what, username) => {
    const { status, body } = await discover(username, 'id')
    expect(status).toBe(400)
    expect(body).toEqual({
      error: {
        message: 'Invalid user id',
        type: 'OAuthException',
        code: 110,
        error_subcode: 2207013,
        is_transient: false,
        error_user_title: 'Cannot find User',
        error_user_msg: `The user with username: ${username} cannot be found.`,
        fbtrace_id: expect.any(String),
      },
    })
  })

  test.each([
    ['email', 'id,email'],
    ['country', 'country'],
    ['category', 'category'],
  ])('has no field %s', async (name, fields) => {
    const { status, body } = await discover(someone.record.handle, fields)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: 100,
      message: `(#100) Tried accessing nonexisting field (${name}) on node type (ShadowIGUser)`,
    })
  })

  test('needs a user name', async () => {
    const { body } = await getGraph(app, { query: { fields: 'business_discovery{id}' } })
    expect(body.error).toMatchObject({ code: 100, message: '(#100) The parameter username is required' })
  })

  test('names the place of a mistake in the expression', async () => {
    const { body } = await getGraph(app, { query: { fields: 'business_discovery.username(x){id' } })
    expect(body.error).toMatchObject({ code: 2500, message: expect.stringContaining('at character 33') })
  })

  test('says the same twice on a day, and other followers a month later', async () => {
    const read = () => readProfile(someone.record.handle, 'followers_count,media_count,media{id,like_count}')
    const first = await read()
    expect(await read()).toEqual(first)
    clock.set(new Date('2026-12-01T12:00:00Z'))
    expect((await read()).followers_count).not.toBe(first.followers_count)
  })
})
