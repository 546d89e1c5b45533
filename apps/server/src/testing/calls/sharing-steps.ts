import { SharedMailboxes } from '@troupe/contract/campaigns/shared-mailboxes'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Database } from '../../database/database.ts'
import type { SignedInUser } from '../test-accounts.ts'
import { buildCreators, type TestOutreach } from '../test-outreach.ts'
import { call } from './outreach-calls.ts'

type Caller = SignedInUser | undefined

const path = '/api/shared-mailboxes'

/** The steps of tests about mailboxes that are shared. A caller who is undefined is signed out. */
export function createSharingSteps(database: Database, { testApp }: Pick<TestOutreach, 'testApp'>) {
  const send = call.bind(undefined, testApp)
  const steps = {
    list: (user: Caller) => send(user, ['GET', path]),
    read: async (user: SignedInUser) => SharedMailboxes.parse((await steps.list(user)).json()),
    share: (user: Caller, mailbox = 'smtp') => send(user, ['POST', path], { mailbox }),
    end: (user: Caller, id: string) => send(user, ['DELETE', `${path}/${id}`]),
    change: (user: Caller, id: string, body: object): Promise<LightMyRequestResponse> =>
      send(user, ['PUT', `${path}/${id}`], body),
    /** Shares the user's first mailbox. @returns its id. */
    async shareFirst(user: SignedInUser): Promise<string> {
      const answer = await steps.share(user)
      expect(answer.statusCode, answer.body).toBe(200)
      return SharedMailboxes.parse(answer.json()).mailboxes.find(({ own }) => own === 'smtp')?.id ?? ''
    },
    setRole: (user: SignedInUser, role: 'viewer' | 'admin') =>
      database.kysely.updateTable('workspace_members').set({ role }).where('user_id', '=', user.user.id).execute(),
    /** Adds a further mailbox. @returns its id. */
    async addFurther(user: SignedInUser): Promise<string> {
      const settings = { smtp_host: 'smtp.sales.test', smtp_port: 587, smtp_user: 'sales@sales.test', smtp_from: '' }
      const { id } = await database.kysely
        .insertInto('further_senders')
        .values({ user_id: user.user.id, name: 'Sales', ...settings, created_at: testApp.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    buildReaders: (count: number) =>
      buildCreators(
        testApp,
        Array.from({ length: count }, (_, index) => ({ email: `reader-${index}@one.test` })),
      ),
    readCampaign: async (user: SignedInUser, id: string) => (await send(user, ['GET', `/api/campaigns/${id}`])).json(),
  }
  return steps
}
