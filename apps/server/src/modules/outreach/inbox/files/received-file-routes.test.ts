import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../../lib/durations.ts'
import { createInboxSteps, type PreparedThread } from '../../../../testing/calls/inbox-calls.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { useTestOutreach } from '../../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const { ask, getThread, prepareThread, read } = createInboxSteps(kit)
const unknownId = '7f1c2f0e-1111-4222-8333-00000000000a'

interface Part {
  readonly head: string
  readonly content: string
}

const file = (name: string, content = 'Rates', type = 'application/octet-stream'): Part => ({
  head: `Content-Type: ${type}\nContent-Disposition: attachment; ${name}\nContent-Transfer-Encoding: base64`,
  content: Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\n'),
})
const html = (content: string): Part => ({ head: 'Content-Type: text/html; charset=utf-8', content })

/** Has a creator answer with these parts. */
function prepareParts(...parts: readonly Part[]): Promise<PreparedThread> {
  const all = [{ head: 'Content-Type: text/plain', content: 'Here you are' }, ...parts]
  const text = `${all.map(({ head, content }) => `--b\n${head}\n\n${content}\n`).join('')}--b--\n`
  const headers = { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=b' }
  return prepareThread('ada@one.test', 'Ada', { headers, text })
}

async function getReceived({ user, thread }: PreparedThread) {
  const mail = (await getThread(user, thread.id)).mails.find(({ type }) => type === 'received')
  if (mail?.type !== 'received') throw new Error('There is a received mail')
  return mail
}

describe('GET /api/inbox/attachments/:id', () => {
  const path = (id: string) => `/attachments/${id}`

  it('gives a file to be saved, under its name and of no type that a browser opens', async () => {
    const prepared = await prepareParts(
      file(`filename*=UTF-8''%E4%BB%B7%E6%A0%BC%20%22a%22.pdf`, 'Rates', 'application/pdf'),
    )
    const [attachment] = (await getReceived(prepared)).attachments
    expect(attachment).toMatchObject({
      name: '价格 "a".pdf',
      type: 'application/pdf',
      size: 5,
      state: 'ready',
      message: null,
    })
    const answer = await ask(prepared.user, ['GET', path(attachment?.id ?? '')])
    expect(answer.body).toBe('Rates')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="__ _a_.pdf"; filename*=UTF-8''%E4%BB%B7%E6%A0%BC%20_a_.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
  })

  it('lists files that can harm, and gives none of them', async () => {
    const names = ['invoice.pdf.exe', 'run.JS', 'save.scr ', 'photo\u202egpj.exe', 'page.html']
    const prepared = await prepareParts(...names.map((name) => file(`filename*=UTF-8''${encodeURIComponent(name)}`)))
    const { attachments } = await getReceived(prepared)
    expect(attachments.map(({ name, state }) => [name, state])).toEqual([
      ['invoice.pdf.exe', 'dangerous'],
      ['run.JS', 'dangerous'],
      ['save.scr', 'dangerous'],
      ['photogpj.exe', 'dangerous'],
      ['page.html', 'dangerous'],
    ])
    const answers = await Promise.all(attachments.map(({ id }) => ask(prepared.user, ['GET', path(id)])))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409])
    expect(answers[0]?.json().detail).toContain('can harm a computer')
  })

  it('has files beyond the first bytes that are read, and names those that are too large', async () => {
    const prepared = await prepareParts(
      file('filename="long.pdf"', 'x'.repeat(600_000)),
      file('filename="huge.pdf"', 'x'.repeat(10 * 1024 * 1024 + 1)),
      file('filename="last.pdf"'),
    )
    const { attachments } = await getReceived(prepared)
    expect(attachments.map(({ name, size, state }) => [name, size, state])).toEqual([
      ['long.pdf', 600_000, 'ready'],
      ['huge.pdf', 10 * 1024 * 1024 + 1, 'too_large'],
      ['last.pdf', 5, 'ready'],
    ])
    const answers = await Promise.all(attachments.map(({ id }) => ask(prepared.user, ['GET', path(id)])))
    expect(answers.map(({ statusCode, body }) => [statusCode, body.length > 500_000])).toEqual([
      [200, true],
      [409, false],
      [200, false],
    ])
  })

  it('has files that were not read because the connection was lost, once the mailbox is read again', async () => {
    kit.reader.longestRead = 300_000
    const prepared = await prepareParts(file('filename="long.pdf"', 'x'.repeat(600_000)), file('filename="last.pdf"'))
    kit.reader.longestRead = Number.POSITIVE_INFINITY
    kit.testApp.clock.advance(hours(1))
    await read()
    const { attachments } = await getReceived(prepared)
    expect(attachments.map(({ name, size, state }) => [name, size, state])).toEqual([
      ['long.pdf', 600_000, 'ready'],
      ['last.pdf', 5, 'ready'],
    ])
    expect((await getThread(prepared.user, prepared.thread.id)).mails).toHaveLength(2)
  })

  it("does not find another user's file, or an unknown one", async () => {
    const prepared = await prepareParts(file('filename="rates.pdf"'))
    const [attachment] = (await getReceived(prepared)).attachments
    const stranger = await buildSignedInUser(kit.testApp)
    const answers = [
      await ask(stranger, ['GET', path(attachment?.id ?? '')]),
      await ask(prepared.user, ['GET', path(unknownId)]),
      await call(kit.testApp, undefined, ['GET', `/api/inbox/attachments/${attachment?.id}`]),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 401])
  })
})

const layout = html(
  `<html><head><style>p { color: red }</style><script>alert(1)</script></head><body onload="alert(1)">
  <p style="color: blue; background: url(https://track.test/a)" onclick="x()">Hello <a href="javascript:alert(1)">bad</a>
  <a href="https://ada.test/rates">rates</a></p><img src="https://cdn.test/p.jpg" alt="Photo">
  <img src="http://cdn.test/plain.jpg" alt="Plain"><img src="https://track.test/dot.gif" width="1" height="1">
  <img src="cid:logo@one.test" alt="Logo"><form action="https://evil.test"><input name="p"></form>
  <iframe src="https://evil.test"></iframe></body></html>`,
)
const logo: Part = {
  head: 'Content-Type: image/png\nContent-ID: <logo@one.test>\nContent-Disposition: inline; filename="logo.png"\nContent-Transfer-Encoding: base64',
  content: 'iVBORw0KGgo=',
}

async function openFrame(prepared: PreparedThread, images: boolean) {
  const { id } = await getReceived(prepared)
  return (await ask(prepared.user, ['POST', `/mails/${id}/frame`], { images })).json()
}

/** Loads a frame as a browser does, without an access token. */
const load = (url: string) => call(kit.testApp, undefined, ['GET', url])

describe('POST /api/inbox/mails/:id/frame', () => {
  it('leads to the layout of a mail, and says that pictures are left out', async () => {
    const prepared = await prepareParts(layout)
    expect(await openFrame(prepared, false)).toEqual({
      url: expect.stringMatching(/^\/api\/inbox\/frames\/[\w-]+$/),
      has_remote_images: true,
    })
  })

  it('is not found for a mail without a layout', async () => {
    const prepared = await prepareThread()
    const { id, has_html } = await getReceived(prepared)
    expect(has_html).toBe(false)
    expect((await ask(prepared.user, ['POST', `/mails/${id}/frame`], {})).statusCode).toBe(404)
  })

  it("is not found for another user's mail, or an unknown one", async () => {
    const prepared = await prepareParts(layout)
    const { id } = await getReceived(prepared)
    const stranger = await buildSignedInUser(kit.testApp)
    const answers = await Promise.all([id, unknownId].map((one) => ask(stranger, ['POST', `/mails/${one}/frame`], {})))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })

  it('says that a mail without pictures has none', async () => {
    const prepared = await prepareParts(html('<p>Hello <img src="cid:logo@one.test"></p>'), logo)
    expect(await openFrame(prepared, false)).toMatchObject({ has_remote_images: false })
  })
})

describe('GET /api/inbox/frames/:token', () => {
  it('shows what was written and nothing that runs, loads or asks', async () => {
    const prepared = await prepareParts(layout, logo)
    const answer = await load((await openFrame(prepared, false)).url)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    const body = answer.body.slice(answer.body.indexOf('<body>'))
    expect(body).toContain(
      '<a href="https://ada.test/rates" target="_blank" rel="noopener noreferrer nofollow">rates</a>',
    )
    expect(body).toContain('style="color: blue"')
    expect(body).toContain('alt="Photo"')
    expect(body).toContain('src="data:image/png;base64,iVBORw0KGgo="')
    expect(body).not.toMatch(/script|alert|onload|onclick|form|input|iframe|evil|track\.test|cdn\.test|url\(/)
  })

  it('permits nothing but what it holds', async () => {
    const prepared = await prepareParts(layout)
    const { headers } = await load((await openFrame(prepared, false)).url)
    expect(headers['content-security-policy']).toBe(
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    )
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  it('has the pictures of the web once they are asked for, by HTTPS only and without dots that track', async () => {
    const prepared = await prepareParts(layout)
    const { headers, body } = await load((await openFrame(prepared, true)).url)
    expect(headers['content-security-policy']).toContain('img-src data: https:;')
    expect(body).toContain('<img alt="Photo" src="https://cdn.test/p.jpg" />')
    expect(body).not.toMatch(/plain\.jpg|track\.test/)
  })

  it('is not found after ten minutes, or by a changed address', async () => {
    const prepared = await prepareParts(layout)
    const { url } = await openFrame(prepared, false)
    const changed = `${url.slice(0, -8)}${url.endsWith('AAAAAAAA') ? 'BBBBBBBB' : 'AAAAAAAA'}`
    expect((await load(changed)).statusCode).toBe(404)
    expect((await load(url)).statusCode).toBe(200)
    kit.testApp.clock.advance(minutes(11))
    expect((await load(url)).statusCode).toBe(404)
  })
})
