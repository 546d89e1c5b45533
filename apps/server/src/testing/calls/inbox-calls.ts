import type { Thread, ThreadDetails } from '@troupe/contract/mail/inbox'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { type SignedInUser, signIn } from '../test-accounts.ts'
import type { TestOutreach } from '../test-outreach.ts'
import { createIncomingSteps, type PreparedAnswer } from './incoming-calls.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface PreparedThread extends PreparedAnswer {
  readonly thread: Thread
}

/** Steps of tests about the inbox. */
export function createInboxSteps(kit: TestOutreach) {
  const incoming = createIncomingSteps(kit)

  /** Makes a call with a new session, as the clock may have moved on. */
  async function ask(
    user: SignedInUser,
    [method, path]: readonly [Method, string],
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const { headers: own } = await signIn(kit.testApp, user)
    const url = `/api/inbox${path}`
    return kit.testApp.app.inject({ method, url, headers: { ...own, ...headers }, ...(body ? { payload: body } : {}) })
  }

  const list = async (user: SignedInUser, query = '') => (await ask(user, ['GET', `/threads${query}`])).json()

  /** Sends a mail to a creator, who answers it. */
  async function prepareThread(
    email?: string,
    title?: string,
    { headers = {}, text }: { headers?: Record<string, string>; text?: string } = {},
  ): Promise<PreparedThread> {
    const prepared = await incoming.prepare(email, title)
    const from = email === undefined ? {} : { From: `${title} <${email}>`, 'Message-ID': `<answer-of-${email}>` }
    incoming.deliver({ 'In-Reply-To': `<${prepared.messageId}>`, ...from, ...headers }, text)
    await incoming.read()
    const { threads } = await list(prepared.user)
    expect(threads).toHaveLength(1)
    return { ...prepared, thread: threads[0] }
  }

  return {
    ...incoming,
    ask,
    list,
    prepareThread,
    async getThread(user: SignedInUser, id: string): Promise<ThreadDetails> {
      const answer = await ask(user, ['GET', `/threads/${id}`])
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    },
    send: (user: SignedInUser, id: string, body: object = {}, key?: string) =>
      ask(
        user,
        ['POST', `/threads/${id}/answers`],
        { body: '<p>Thank <b>you</b></p>', ...body },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    /** The mails that have arrived, beside those of campaigns. */
    listSent: () => kit.server.taken.filter(({ source }) => !/^List-Unsubscribe:/im.test(source)),
  }
}
