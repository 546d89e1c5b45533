import { describe, expect, it } from 'vitest'
import { createInboxSteps } from '../../../../testing/calls/inbox-calls.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { useTestOutreach } from '../../../../testing/test-outreach.ts'

const kit = useTestOutreach(useTestDatabase())
const { ask, deliver, getThread, list, prepare, prepareThread, read } = createInboxSteps(kit)

describe('PUT /api/inbox/threads/:id/draft', () => {
  const path = (id: string) => `/threads/${id}/draft`

  it('stores each change of the text that it was based on', async () => {
    const { user, thread } = await prepareThread()
    const first = (await ask(user, ['PUT', path(thread.id)], { body: '<p>One', based_on: null })).json()
    await ask(user, ['PUT', path(thread.id)], { body: '<p>Two', based_on: first.revision })
    expect((await getThread(user, thread.id)).draft).toMatchObject({ body: '<p>Two' })
    expect((await list(user)).threads).toMatchObject([{ has_draft: true }])
  })

  it('does not write over a text that another window has stored', async () => {
    const { user, thread } = await prepareThread()
    await ask(user, ['PUT', path(thread.id)], { body: 'Newer', based_on: null })
    const late = await ask(user, ['PUT', path(thread.id)], { body: 'Older', based_on: null })
    expect([late.statusCode, late.json().detail]).toEqual([
      409,
      'This answer was changed, sent or discarded in another window',
    ])
    expect((await getThread(user, thread.id)).draft).toMatchObject({ body: 'Newer' })
  })

  it('takes the longest text and no longer one', async () => {
    const { user, thread } = await prepareThread()
    const save = (length: number) => ask(user, ['PUT', path(thread.id)], { body: 'x'.repeat(length), based_on: null })
    expect((await save(100_001)).statusCode).toBe(422)
    expect((await save(100_000)).statusCode).toBe(200)
  })

  it("is not found for another user's thread", async () => {
    const { thread } = await prepareThread()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await ask(stranger, ['PUT', path(thread.id)], { body: 'x', based_on: null })).statusCode).toBe(404)
  })
})

describe('DELETE /api/inbox/threads/:id/draft', () => {
  const draft = async (body = 'Text') => {
    const prepared = await prepareThread()
    const path = `/threads/${prepared.thread.id}/draft`
    const { revision } = (await ask(prepared.user, ['PUT', path], { body, based_on: null })).json()
    return { ...prepared, path, revision }
  }

  it('removes the text', async () => {
    const { user, thread, path, revision } = await draft()
    expect((await ask(user, ['DELETE', `${path}?revision=${revision}`])).json()).toMatchObject({
      message: 'Draft discarded',
    })
    expect((await getThread(user, thread.id)).draft).toBeNull()
  })

  it('keeps a text that another window has stored since', async () => {
    const { user, thread, path, revision } = await draft()
    await ask(user, ['PUT', path], { body: 'Newer', based_on: revision })
    expect((await ask(user, ['DELETE', `${path}?revision=${revision}`])).statusCode).toBe(200)
    expect((await getThread(user, thread.id)).draft).toMatchObject({ body: 'Newer' })
  })

  it('needs the revision', async () => {
    const { user, path } = await draft()
    expect((await ask(user, ['DELETE', path])).statusCode).toBe(422)
  })

  it("is not found for another user's thread", async () => {
    const { path, revision } = await draft()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await ask(stranger, ['DELETE', `${path}?revision=${revision}`])).statusCode).toBe(404)
  })
})

describe('GET /api/inbox/events', () => {
  /** Opens the stream on a listening server. */
  async function open(user: { accessToken: string }) {
    const url = await kit.testApp.app.listen({ port: 0, host: '127.0.0.1' })
    const controller = new AbortController()
    const response = await fetch(`${url}/api/inbox/events`, {
      headers: { authorization: `Bearer ${user.accessToken}` },
      signal: controller.signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    return {
      response,
      next: async () => JSON.parse((await reader?.read())?.value?.match(/^data: (.*)$/m)?.[1] ?? 'null'),
      close: () => controller.abort(),
    }
  }

  it('tells the counts at once and after each change', async () => {
    const { user, thread } = await prepareThread()
    const stream = await open(user)
    const first = await stream.next()
    expect(first).toMatchObject({ counts: { open: 1, unread: 1 } })
    await ask(user, ['PATCH', `/threads/${thread.id}`], { state: 'done', unread: false })
    const second = await stream.next()
    expect(second).toMatchObject({ counts: { open: 0, done: 1, unread: 0 } })
    expect(second.revision).not.toBe(first.revision)
    stream.close()
  })

  it('tells of an answer that is read', async () => {
    const prepared = await prepare()
    const stream = await open(prepared.user)
    expect(await stream.next()).toMatchObject({ counts: { all: 0 } })
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(await stream.next()).toMatchObject({ counts: { open: 1, unread: 1 } })
    stream.close()
  })

  it("tells nothing of other users' threads", async () => {
    await prepareThread()
    const stream = await open(await buildSignedInUser(kit.testApp))
    expect(await stream.next()).toMatchObject({ counts: { all: 0 }, revision: '0.0' })
    stream.close()
  })

  it('refuses unauthenticated calls', async () => {
    expect((await call(kit.testApp, undefined, ['GET', '/api/inbox/events'])).statusCode).toBe(401)
  })
})
