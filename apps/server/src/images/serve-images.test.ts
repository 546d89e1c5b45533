import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { handleErrors } from '../http/error-handler.ts'
import { sendSecurityHeaders } from '../http/security-headers.ts'
import { days, minutes } from '../lib/durations.ts'
import { silentLogger } from '../lib/logger.ts'
import { FakeClock } from '../testing/fake-clock.ts'
import { png, useImageServer } from '../testing/image-server.ts'
import { createImageFetcher } from './fetch-image.ts'
import { ImageCache } from './image-cache.ts'
import { createImageLoader } from './image-loader.ts'
import { createImagePaths } from './image-paths.ts'
import { serveImages } from './serve-images.ts'

const host = useImageServer()
const paths = createImagePaths(randomBytes(32))
const clock = new FakeClock(new Date().toISOString())
const address = 'https://yt3.ggpht.com/ann'
let cache: ImageCache
let folder: string
let app: FastifyInstance

interface BuildOptions {
  readonly addresses?: readonly string[]
  readonly allowPrivateHosts?: boolean
  readonly maxCacheBytes?: number
  readonly timeout?: number
}

async function build(options: BuildOptions = {}) {
  const { addresses = ['127.0.0.1'], allowPrivateHosts = true, maxCacheBytes = 1_000_000, timeout = 10_000 } = options
  const built = fastify()
  handleErrors(built)
  await sendSecurityHeaders(built)
  const fetchImage = createImageFetcher({
    maxBytes: 50_000,
    timeout,
    resolve: async () => addresses,
    allowPrivateHosts,
    standInPort: host.port,
  })
  cache = new ImageCache({ folder: join(folder, 'images'), maxBytes: maxCacheBytes, maxAge: days(30), clock })
  const load = createImageLoader({ fetchImage, cache, clock, log: silentLogger })
  serveImages(built, { paths, load })
  return built
}

const get = (picture = address, on = app) => on.inject(paths.toPath(picture) ?? '')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troupe-images-'))
  app = await build()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

describe('a picture', () => {
  it('is fetched from its host once, with our headers, and then read from the disk', async () => {
    host.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b', 'x-host': 'theirs' }).end(png)
    }
    const answer = await get()
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, png])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=2592000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers).not.toHaveProperty('x-host')
    expect((await get()).rawPayload).toEqual(png)
    await app.close()
    app = await build()
    expect((await get()).rawPayload).toEqual(png)
    expect(host.asked).toEqual([`yt3.ggpht.com:${host.port}/ann`])
  })

  it('is fetched once for simultaneous requests', async () => {
    let finish = () => {}
    host.answer = (response) => {
      finish = () => void response.writeHead(200).end(png)
    }
    const waiting = Array.from({ length: 20 }, () => get())
    await expect.poll(() => host.asked).not.toHaveLength(0)
    finish()
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(host.asked).toHaveLength(1)
  })

  it('is fetched without revealing the viewer to its host', async () => {
    let headers: object = {}
    host.answer = (response, request) => {
      headers = request.headers
      response.writeHead(200).end(png)
    }
    const given = {
      cookie: 'a=b',
      referer: 'http://localhost/dashboard',
      'x-forwarded-for': '203.0.113.7',
      authorization: 'x',
    }
    await app.inject({ url: paths.toPath(address) ?? '', headers: { ...given, 'accept-language': 'de' } })
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  })

  it('is fetched again after 30 days, and leaves the disk if it has gone then', async () => {
    await get()
    clock.advance(days(31))
    host.answer = (response) => void response.writeHead(403).end()
    expect((await get()).statusCode).toBe(404)
    expect(await readdir(join(folder, 'images'))).toEqual([])
  })

  it('leaves the disk after 30 days without a request', async () => {
    await get()
    clock.advance(days(29))
    await cache.removeExpired()
    expect(await readdir(join(folder, 'images'))).toHaveLength(1)
    clock.advance(days(2))
    await cache.removeExpired()
    expect(await readdir(join(folder, 'images'))).toEqual([])
  })

  it('is fetched again when the file on disk is missing or not a picture', async () => {
    await get()
    const [file = ''] = await readdir(join(folder, 'images'))
    await writeFile(join(folder, 'images', file), '<svg/>')
    expect((await get()).rawPayload).toEqual(png)
    await rm(join(folder, 'images', file))
    expect((await get()).rawPayload).toEqual(png)
    expect(host.asked).toHaveLength(3)
  })

  it('of a new host is shown when as many as possible were just fetched from others', async () => {
    const hosts = ['i.ytimg.com', 'yt3.ggpht.com', 'scontent.cdninstagram.com']
    const held: (() => void)[] = []
    host.answer = (response) => void held.push(() => response.writeHead(200).end(png))
    const shown = hosts.flatMap((name) => Array.from({ length: 8 }, (_, index) => get(`https://${name}/${index}`)))
    await expect.poll(() => held).toHaveLength(24)
    for (const finish of held) finish()
    expect((await Promise.all(shown)).map(({ statusCode }) => statusCode)).toEqual(Array(24).fill(200))
    host.answer = (response) => void response.writeHead(200).end(png)
    expect((await get('https://p16.tiktokcdn.com/a')).statusCode).toBe(200)
  })

  it('is shown even if it cannot be stored', async () => {
    await writeFile(join(folder, 'images'), 'in the way')
    expect((await get()).rawPayload).toEqual(png)
  })
})

describe('the folder', () => {
  it('stays within its size: the least recently shown files go first', async () => {
    const large = (byte: number) => Buffer.concat([png, Buffer.alloc(30_000, byte)])
    host.answer = (response, request) => void response.writeHead(200).end(large(request.url?.length ?? 0))
    const roomFor3 = await build({ maxCacheBytes: 95_000 })
    const show = (name: string) => get(`https://yt3.ggpht.com/${name}`, roomFor3)
    for (const name of ['a', 'b', 'c', 'a', 'd']) await show(name)
    expect(await readdir(join(folder, 'images'))).toHaveLength(3)
    expect(host.asked).toHaveLength(4)
    await show('a')
    expect(host.asked).toHaveLength(4)
    await show('b')
    expect(host.asked).toHaveLength(5)
    await roomFor3.close()
  })

  it('loses half-written files of an earlier process', async () => {
    await get()
    await writeFile(join(folder, 'images', 'draft-1'), 'half')
    await app.close()
    app = await build()
    await get()
    expect(await readdir(join(folder, 'images'))).toHaveLength(1)
  })
})

describe('a response other than a picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  it.each([
    ['an SVG', (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg)],
    ['a page called a picture', (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<html>')],
    ['nothing', (response) => response.writeHead(200).end()],
    ['an error', (response) => response.writeHead(500).end(png)],
    ['an expired link', (response) => response.writeHead(403).end('expired')],
    ['a foreign redirect', (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(png)],
    ['a redirect to itself', (response) => response.writeHead(301, { location: '/other' }).end()],
    ['a length above the limit', (response) => response.writeHead(200, { 'content-length': 60_000 }).write(png)],
    ['a compressed body', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('\u001f\u008b')],
    [
      'no end',
      (response) => {
        response.writeHead(200).write(png)
        const more = setInterval(() => response.write(Buffer.alloc(10_000)), 1)
        response.once('close', () => clearInterval(more))
      },
    ],
  ] satisfies [string, typeof host.answer][])(
    '%s is not shown, and not asked for again within the hour',
    async (_what, answer) => {
      host.answer = answer
      const refused = await get()
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'private, max-age=60'])
      expect(refused.body).not.toContain('svg')
      clock.advance(minutes(59))
      await get()
      expect(host.asked).toHaveLength(1)
      host.answer = (response) => void response.writeHead(200).end(png)
      clock.advance(minutes(2))
      expect((await get()).statusCode).toBe(200)
    },
  )

  it.each([
    ['no answer', () => {}],
    ['a picture without its end', (response) => response.writeHead(200, { 'content-length': 5000 }).write(png)],
    ['a broken connection', (response) => response.destroy()],
    [
      'half a picture',
      (response) => response.writeHead(200, { 'content-length': 5000 }).write(png, () => response.destroy()),
    ],
  ] satisfies [string, typeof host.answer][])(
    '%s has a time limit, and is asked for again after a minute',
    async (_what, answer) => {
      await app.close()
      app = await build({ timeout: 1000 })
      host.answer = answer
      expect((await get()).statusCode).toBe(404)
      expect((await get()).statusCode).toBe(404)
      const before = host.asked.length
      host.answer = (response) => void response.writeHead(200).end(png)
      clock.advance(minutes(2))
      expect((await get()).statusCode).toBe(200)
      expect(host.asked.length).toBe(before + 1)
    },
  )
})

describe('nothing is fetched', () => {
  it.each([
    ['without a signature', `/images/x?url=${encodeURIComponent(address)}`],
    ['without an address', (paths.toPath(address) ?? '').split('?')[0] ?? ''],
    ['for two addresses', `${paths.toPath(address)}&url=https%3A%2F%2Fi.ytimg.com%2Fa`],
    ['for another address', (paths.toPath(address) ?? '').replace('ann', 'bob')],
    ['for a long one', `/images/x?url=https%3A%2F%2Fi.ytimg.com%2F${'a'.repeat(5000)}`],
  ])('%s', async (_what, url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
    expect(host.asked).toEqual([])
  })

  it.each([
    ['loopback', ['127.0.0.1']],
    ['a private network', ['10.0.0.1']],
    ["the cloud's own data", ['169.254.169.254']],
    ['a public and a private address', ['142.250.1.1', '192.168.1.1']],
    ['nowhere', []],
  ])('where a known name leads to %s', async (_what, addresses) => {
    const guarded = await build({ addresses, allowPrivateHosts: false })
    expect((await get(address, guarded)).statusCode).toBe(404)
    expect(host.asked).toEqual([])
    await guarded.close()
  })
})
