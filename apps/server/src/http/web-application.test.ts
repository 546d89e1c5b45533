import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { serveWebApplication } from './web-application.ts'

let folder: string
let app: FastifyInstance

async function serve(appUrl?: string): Promise<FastifyInstance> {
  const served = fastify()
  handleErrors(served)
  await serveWebApplication(served, { webFolder: folder, appUrl })
  return served
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troupe-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'landing')
  await writeFile(join(folder, 'app.html'), 'application')
  await writeFile(join(folder, 'zh-Hans.html'), 'landing in Chinese')
  await writeFile(join(folder, 'assets', 'page-a1.js'), 'script')
  await writeFile(join(folder, 'assets', 'page-a1.js.gz'), gzipSync('script'))
  app = await serve()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

it('gives the landing page at the address without a path, and the application everywhere else', async () => {
  expect((await app.inject('/')).body).toBe('landing')
  expect((await app.inject('/?from=mail')).body).toBe('landing')
  for (const url of ['/auth', '/dashboard?page=2', '/no/such/page', '/index', '/no/zh-Hans']) {
    const answer = await app.inject(url)
    expect([answer.body, answer.headers['content-type']]).toEqual(['application', 'text/html; charset=utf-8'])
  }
})

it('gives the application to mailed links, whose tokens have a dot', async () => {
  const token = `${randomUUID()}.${'a'.repeat(43)}`
  expect((await app.inject(`/join/${token}`)).body).toBe('application')
})

it('gives the landing page in another language at its code', async () => {
  for (const url of ['/zh-Hans', '/zh-Hans?from=mail']) {
    const answer = await app.inject(url)
    expect([answer.body, answer.headers['content-type']]).toEqual(['landing in Chinese', 'text/html; charset=utf-8'])
  }
})

it('keeps all but the landing page out of search engines', async () => {
  const readRule = async (url: string) => (await app.inject(url)).headers['x-robots-tag']
  for (const url of ['/', '/zh-Hans']) expect(await readRule(url), url).toBeUndefined()
  for (const url of ['/dashboard', '/my-data', '/unsubscribe/token']) expect(await readRule(url), url).toBe('noindex')
})

it('leads password managers to the page on which a password is changed', async () => {
  const { statusCode, headers } = await app.inject('/.well-known/change-password')
  expect([statusCode, headers.location]).toEqual([302, '/account'])
})

it('gives no page for calls and files that do not exist', async () => {
  for (const url of ['/api/nothing', '/health/nothing', '/assets/page-b2.js', '/.git/HEAD', '/.env']) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
})

it('sends the compressed copy to browsers that accept it', async () => {
  const url = '/assets/page-a1.js'
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(packed.headers['content-type']).toContain('javascript')
  expect((await app.inject(url)).body).toBe('script')
})

it('answers a range beyond the end of a file, and a condition that is not met, as an error of the caller', async () => {
  for (const headers of [{ range: 'bytes=999-' }, { 'if-match': '"other"' }]) {
    const answer = await app.inject({ url: '/assets/page-a1.js', headers })
    expect(answer.statusCode).toBe(400)
  }
})

it('lets hashed files be cached for ever, and documents not at all', async () => {
  expect((await app.inject('/assets/page-a1.js')).headers['cache-control']).toContain('immutable')
  expect((await app.inject('/')).headers['cache-control']).toBe('no-cache')
})

describe('documents', () => {
  const links =
    '<link rel="alternate" hreflang="zh-Hans" href="/zh-Hans"><link rel="alternate" hreflang="x-default" href="/"><link rel="canonical" href="/zh-Hans">'
  const others = '<link rel="icon" href="/favicon.svg"><a href="/auth">Sign in</a>'
  const whole = links.replaceAll('href="/', 'href="https://troupe.example/')
  const ask = (acceptEncoding: string) =>
    app.inject({ url: '/zh-Hans', headers: { 'accept-encoding': acceptEncoding } })

  beforeEach(async () => {
    await writeFile(join(folder, 'zh-Hans.html'), links + others)
    await app.close()
    app = await serve('https://troupe.example')
  })

  it('tell search engines the whole addresses of the languages, however they are compressed', async () => {
    expect((await app.inject('/zh-Hans')).body).toBe(whole + others)
    const [brotli, packed] = [await ask('gzip, deflate, br, zstd'), await ask('gzip;q=0.8, br;q=0')]
    expect([brotli.headers['content-encoding'], packed.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(whole + others)
    expect(gunzipSync(packed.rawPayload).toString()).toBe(whole + others)
    expect(brotli.headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/html; charset=utf-8' })
  })

  it('keep their addresses where the public URL is not configured', async () => {
    await app.close()
    app = await serve()
    expect((await app.inject('/zh-Hans')).body).toBe(links + others)
  })

  it('are not sent again to a browser that has them in the same encoding', async () => {
    const etag = String((await ask('br')).headers.etag)
    const again = (acceptEncoding: string) =>
      app.inject({
        url: '/zh-Hans',
        headers: { 'accept-encoding': acceptEncoding, 'if-none-match': `W/"old", ${etag}` },
      })
    expect([(await again('br')).statusCode, (await again('br')).body]).toEqual([304, ''])
    expect((await again('gzip')).statusCode).toBe(200)
  })

  it('answer HEAD without a body', async () => {
    for (const url of ['/', '/zh-Hans', '/dashboard']) {
      const answer = await app.inject({ method: 'HEAD', url })
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
    }
  })
})
