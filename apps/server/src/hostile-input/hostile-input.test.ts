import { existsSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sendBytes } from '../testing/calls/raw-http.ts'
import { type Person, useAttackedServer } from '../testing/processes/attacked-server.ts'
import { bombs } from '../testing/wire/bombs.ts'
import { hostileFileNames, hostileFiles } from './files.ts'
import { attack, get, type HostileCall, postJson } from './hostile-call.ts'
import { httpMessages, wrongPaths } from './http-messages.ts'
import { anonymousBodies, jsonBodies, peculiarTexts } from './json-bodies.ts'
import { foreignReturns, innerMailHosts, listInnerUrls } from './server-side-requests.ts'
import { activeHtml, hostileHtml, hostileLines, wrongAddresses } from './texts-of-mail.ts'
import { listWrongForms, listWrongTokens, wrongCodes } from './tokens.ts'

const server = useAttackedServer()
const strike = (calls: readonly HostileCall[], patience?: number) => attack(server.current, calls, patience)

let person: Person
beforeEach(async () => {
  person = await server.current.signUp()
})

describe('hostile input', { timeout: 120_000 }, () => {
  it('as JSON is refused, or is a text like any other (J0-1 to J0-15)', async () => {
    expect(await strike([...jsonBodies.map((call) => ({ ...call, as: person })), ...anonymousBodies])).toEqual([])
  })

  it('as HTTP is refused and leaves no second message in the connection (J0-16 to J0-21)', async () => {
    for (const { name, bytes, answers } of httpMessages) {
      const answer = await sendBytes(server.current.url, bytes, 1000)
      expect(
        answers.some((start) => (start === '' ? answer === '' : answer.startsWith(start))),
        `${name}: ${answer}`,
      ).toBe(true)
      expect(answer.match(/HTTP\/1\.1 \d/g)?.length ?? 0, `${name} has two answers: ${answer}`).toBeLessThan(2)
    }
    for (const path of wrongPaths) {
      const { status, body } = await server.current.send(get(path, { as: person }))
      const isPage = status === 200 && body.startsWith('<!doctype html>') && body.includes('<div id="root">')
      expect(isPage || [400, 401, 404, 414, 422].includes(status), `${path}: ${status} ${body.slice(0, 100)}`).toBe(
        true,
      )
    }
    const overrides = ['x-http-method-override', 'x-method-override', 'x-http-method'].map((name) =>
      get('/api/collections', { as: person, headers: { [name]: 'DELETE' }, answers: [200] }),
    )
    expect(await strike(overrides)).toEqual([])
  })

  it('that breaks off in the middle leaves nothing behind (J0-18)', async () => {
    const head = 'POST /api/kols/analyze-brand-file HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
    const token = `Authorization: Bearer ${person.accessToken}\r\n`
    const message = `${head}${token}Content-Length: 13000000\r\n\r\n{"file_content":"${'A'.repeat(1000)}`
    await Promise.all(Array.from({ length: 20 }, () => sendBytes(server.current.url, message, 200)))
    expect(await strike([get('/api/auth/me', { as: person, answers: [200] })])).toEqual([])
  })

  it('as text is found literally, kept as it is, and runs nowhere (J0-22, 1.2.4, 1.2.5, 1.2.9)', async () => {
    expect(
      await strike(
        peculiarTexts.flatMap((text) => [
          postJson(
            '/api/kols/hybrid-search',
            { query_text: text, max_api_requests: 0 },
            { as: person, answers: [200] },
          ),
          postJson('/api/collections', { name: text }, { as: person, answers: [200, 422] }),
          get(`/api/suppressions?search=${encodeURIComponent(text)}`, { as: person, answers: [200, 422] }),
        ]),
      ),
    ).toEqual([])
    const Names = z.array(z.object({ name: z.string() }))
    const kept = (await server.current.ask(Names, get('/api/collections', { as: person }))).map(({ name }) => name)
    expect(kept).toEqual(
      expect.arrayContaining([
        "'; drop table users; --",
        '</script><script>alert(1)</script>',
        '&amp;lt;script&amp;gt;',
      ]),
    )
    expect(existsSync('/tmp/troupe-was-here')).toBe(false)
  })

  it('as an address is refused (E-1 to E-11), and no mail goes to an unintended recipient', async () => {
    const places = (email: string): [string, object][] => [
      ['/api/auth/register', { email, username: 'somebody', password: 'Right-horse-9' }],
      ['/api/auth/login', { email, password: 'x' }],
      ['/api/email-verification/request-code', { email }],
      ['/api/auth/password-reset/request-code', { email }],
      ['/api/own-channel/request-link', { email }],
      ['/api/invitations', { email }],
      ['/api/suppressions', { email }],
      ['/api/account/email/request-code', { new_email: email, current_password: person.password }],
      ['/api/email/test', { smtp_from: email === ' ' ? 'x' : email, smtp_host: '10.0.0.1' }],
    ]
    const calls = wrongAddresses.flatMap((email) =>
      places(email).map(([path, body]) => postJson(path, body, { as: person, answers: [422] })),
    )
    expect(await strike(calls)).toEqual([])
    expect((await server.current.listRecipients()).filter((to) => !/^<?person-\d+@brand\.test>?$/.test(to))).toEqual([])
  })

  it('in a mail is removed (M-1 to M-4, R-1 to R-23)', async () => {
    const mail = { kol_ids: ['1', '2', '3', '4', '5'], subject: 'Hello' }
    for (const body of hostileHtml) {
      const answer = await server.current.send(
        postJson('/api/campaigns/preview', { ...mail, body: `<p>Dear you</p>${body}` }, { as: person }),
      )
      expect([200, 413, 422], `${body.slice(0, 60)}: ${answer.body.slice(0, 200)}`).toContain(answer.status)
      expect(answer.milliseconds, body.slice(0, 60)).toBeLessThan(2000)
      if (answer.status !== 200) continue
      const documents = Shown.parse(JSON.parse(answer.body)).shown.mails.map((shown) => shown.html)
      const html = documents.map((text) => text.slice(text.indexOf('<body'))).join()
      expect(html, body.slice(0, 60)).toContain('Dear you')
      expect(html, body.slice(0, 60)).not.toMatch(activeHtml)
    }
    const files = [{ path: '/etc/hostname' }, { href: `http://127.0.0.1:${server.current.canaryPort}` }]
    expect(
      await strike([
        ...hostileLines.map((subject) =>
          postJson(
            '/api/kols/send-email',
            { ...mail, subject, body: '<p>x</p>', email_provider: 'smtp' },
            { as: person, answers: [409, 422] },
          ),
        ),
        ...files.flatMap((file) => [
          postJson(
            '/api/kols/send-email',
            { ...mail, body: file, email_provider: 'smtp' },
            { as: person, answers: [422] },
          ),
          postJson(
            '/api/campaigns/test-mail',
            { ...mail, body: '<p>x</p>', attachments: [file], email_provider: 'smtp' },
            { as: person, answers: [409] },
          ),
        ]),
        ...['a\r\nb', 'a\u0000b', 'x'.repeat(65_536)].map((smtp_pass) =>
          postJson('/api/email/test', { smtp_host: 'mail.brand.test', smtp_pass }, { as: person, answers: [422] }),
        ),
      ]),
    ).toEqual([])
  })

  it('does not redirect to another site (O-1 to O-4)', async () => {
    const calls = foreignReturns.flatMap((to) => [
      get(`/?next=${to}&returnTo=${to}&state=${to}`),
      get(`/auth?next=${to}`),
      get(`/api/unsubscribe/${encodeURIComponent(to)}`),
      get(`/api/email/gmail/oauth/callback?code=x&state=${to}&error=<script>`, { as: person }),
      get('/api/email/gmail/oauth/callback?state=x', { as: person }),
    ])
    for (const call of calls) {
      const { status, headers } = await server.current.send(call)
      expect(status, call.path).toBeLessThan(500)
      expect(String(headers.location ?? '/'), call.path).toMatch(/^\/(?![/\\])/)
    }
  })

  it('does not make the server call internal hosts (S-1 to S-30, M-5)', async () => {
    const port = server.current.canaryPort
    const hosts = innerMailHosts.flatMap((smtp_host) => [port, 587].map((smtp_port) => ({ smtp_host, smtp_port })))
    expect(
      await strike([
        ...listInnerUrls(port).map((url) =>
          postJson('/api/kol-onboarding/fetch-from-url', { url }, { answers: [404, 422] }),
        ),
        ...hosts.map((body) =>
          postJson('/api/email/test', { ...body, smtp_from: 'a@brand.test' }, { as: person, answers: [200, 422, 429] }),
        ),
      ]),
    ).toEqual([])
    for (const url of listInnerUrls(port).flatMap((each) => [each, each.replace('http:', 'https:')])) {
      const hook = { url, events: ['campaign.finished'] }
      const { status, body } = await server.current.send(postJson('/api/webhooks', hook, { as: person }))
      expect([200, 422], url).toContain(status)
      if (status !== 200) continue
      const { id } = Hook.parse(JSON.parse(body)).webhook
      expect((await server.current.send(postJson(`/api/webhooks/${id}/test`, undefined, { as: person }))).status).toBe(
        200,
      )
      await server.current.send({ method: 'DELETE', path: `/api/webhooks/${id}`, as: person })
    }
    expect(server.current.canaryVisits).toBe(0)
  })

  it('as an export id finds no file (X-1), however it is spelled', async () => {
    const ids = [
      '../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e/',
      '....//',
      '%2fetc%2fpasswd',
      '%00',
      'id.csv/../../x',
      '1',
      'secret-key',
    ]
    expect(
      await strike(ids.map((id) => get(`/api/exports/${id}?token=${'x'.repeat(43)}`, { answers: [404, 422] }))),
    ).toEqual([])
  })

  it('as a token or a code is refused (J-1 to J-12, T-1)', async () => {
    const tokens = [...listWrongTokens(person, await server.current.signUp()), ...listWrongForms(person)]
    expect(
      await strike([
        ...tokens.map((authorization) => get('/api/auth/me', { headers: { authorization }, answers: [401, 431] })),
        get(`/api/auth/me?token=${person.accessToken}`, { answers: [401] }),
        ...[person.accessToken, 'x'.repeat(43), '', 'a'.repeat(500)].map((refresh_token) =>
          postJson('/api/auth/refresh', { refresh_token }, { answers: [401, 422] }),
        ),
        postJson('/api/auth/refresh', { refresh_token: 'a'.repeat(1e6) }, { answers: [413] }),
        ...wrongCodes.flatMap((verification_code) => [
          postJson('/api/auth/register/verify', { email: 'a@one.test', verification_code }, { answers: [422] }),
          postJson(
            '/api/email-verification/verify-code',
            { email: 'a@one.test', verification_code },
            { answers: [422] },
          ),
        ]),
        get('/api/auth/me', { as: person, answers: [200] }),
      ]),
    ).toEqual([])
  })
})

const Hook = z.object({ webhook: z.object({ id: z.string() }) })
const Shown = z.object({ shown: z.object({ mails: z.array(z.object({ html: z.string() })) }) })

describe('a hostile file', { timeout: 120_000 }, () => {
  const upload = (file: { file_content: string; file_type: string }, as: Person, answers: readonly number[]) =>
    postJson('/api/kols/analyze-brand-file', { file_name: 'brand', ...file }, { as, answers })

  it('is refused as a document, in time and without reading files around it (F-1 to F-9)', async () => {
    // Each user may have ten documents read a minute.
    const people = [person, await server.current.signUp(), await server.current.signUp()]
    const lanes = people.map((as, lane) =>
      hostileFiles
        .filter((_file, index) => index % people.length === lane)
        .map(({ name, type, content, answers }) => ({
          ...upload({ file_content: content, file_type: type }, as, answers),
          name,
        })),
    )
    expect((await Promise.all(lanes.map((lane) => strike(lane, 12_000)))).flat()).toEqual([])
    const named = hostileFileNames.map((file_name) =>
      postJson(
        '/api/conversations',
        { title: 'Tea', message: { type: 'user', content: 'Tea', file_name } },
        { as: person, answers: [200] },
      ),
    )
    expect(await strike(named)).toEqual([])
    expect(existsSync('/tmp/troupe-was-here')).toBe(false)
  })

  it('does not cost other users time or memory (F-4, F-7)', async () => {
    const start = server.current.waits.length
    const base64 = (content: Buffer) => content.toString('base64')
    const calls = [
      upload({ file_content: base64(bombs.pdfOfManyPages()), file_type: 'pdf' }, person, [422]),
      upload({ file_content: base64(bombs.docxOfManyEntries()), file_type: 'docx' }, person, [422]),
      upload({ file_content: base64(bombs.docxOfOneLetter()), file_type: 'docx' }, person, [422]),
    ]
    expect((await Promise.all(calls.map((call) => strike([call], 15_000)))).flat()).toEqual([])
    const waits = server.current.waits.slice(start).toSorted((one, other) => one - other)
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(500)
    expect(waits.at(-1)).toBeLessThan(5000)
  })
})

describe('after all hostile input', () => {
  beforeAll(async () => {
    await server.current.signUp()
  })

  it('the server still runs, has grown little, and has kept no user waiting', () => {
    expect(server.current.isAlive).toBe(true)
    const memory = server.current.readPeakMemory()
    if (memory !== undefined) expect(memory / 1024 ** 2).toBeLessThan(700)
    const waits = server.current.waits.toSorted((one, other) => one - other)
    expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(500)
    expect(waits.at(-1)).toBeLessThan(5000)
  })

  it('the log has a line of JSON for each event, no failure and no secret (16.2.5, 16.4.1)', () => {
    const lines = server.current.listLogLines()
    expect(lines.length).toBeGreaterThan(500)
    const Line = z.object({ level: z.number() })
    const failures = lines.filter((line) => Line.parse(JSON.parse(line)).level >= 50)
    expect(failures).toEqual([])
    for (const secret of server.current.secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })

  it('no internal host was called', () => {
    expect(server.current.canaryVisits).toBe(0)
  })
})
