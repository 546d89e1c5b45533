import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { serveWebApplication } from './web-application.ts'

let folder: string
let app: FastifyInstance
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troupe-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'landing')
  await writeFile(join(folder, 'app.html'), 'application')
  await writeFile(join(folder, 'zh-Hans.html'), 'landing in Chinese')
  await writeFile(join(folder, 'assets', 'page-a1.js'), 'script')
  await writeFile(join(folder, 'assets', 'page-a1.js.gz'), gzipSync('script'))
  app = fastify()
  handleErrors(app)
  await serveWebApplication(app, folder)
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

it('gives the landing page in another language at its code', async () => {
  for (const url of ['/zh-Hans', '/zh-Hans?from=mail']) {
    const answer = await app.inject(url)
    expect([answer.body, answer.headers['content-type']]).toEqual(['landing in Chinese', 'text/html; charset=utf-8'])
  }
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

it('lets hashed files be cached for ever, and documents not at all', async () => {
  expect((await app.inject('/assets/page-a1.js')).headers['cache-control']).toContain('immutable')
  expect((await app.inject('/')).headers['cache-control']).toBe('no-cache')
})
