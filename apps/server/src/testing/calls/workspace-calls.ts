import { activityEndpoints } from '@troupe/contract/workspace/activities'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { expect } from 'vitest'
import type { z } from 'zod'
import { connectActivities } from '../../activities/connect-activities.ts'
import { createExporters } from '../../composition/account-exporters.ts'
import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { bindCollectionEndpoints } from '../../modules/collections/collection-routes.ts'
import { createCreatorReader } from '../../modules/discovery/persons/creator-reader.ts'
import { creatorProgress } from '../../modules/outreach/mails/recipient-repository.ts'
import { putTeamNotice } from '../../modules/outreach/notifications/put-team-notice.ts'
import { tellMailboxGone } from '../../modules/outreach/notifications/tell-mailbox-gone.ts'
import { demandsSecondFactor } from '../../modules/workspaces/member-repository.ts'
import { createWorkspaces } from '../../modules/workspaces/workspaces.ts'
import { RecordingMailer } from '../mail/recording-mailer.ts'
import type { SignedInUser } from '../test-accounts.ts'
import { type TestAppOptions, type TestParts, useTestApp } from '../test-app.ts'
import { call } from './outreach-calls.ts'

type Caller = SignedInUser | undefined

function bindAll(parts: TestParts, mailer: RecordingMailer): BoundEndpoint[] {
  const db = parts.database.kysely
  const secretKey = Buffer.alloc(32, 1)
  const workspaces = createWorkspaces({
    ...{ ...parts, secretKey, mailer, tellMailboxGone },
    getPublicUrl: () => 'https://troupe.test',
  })
  void workspaces.startWorkers()
  const readCreators = createCreatorReader(db)
  const tellMember = putTeamNotice
  const collections = bindCollectionEndpoints({ ...parts, readCreators, progress: creatorProgress, tellMember })
  return connectActivities([...workspaces.endpoints, ...collections], { ...parts, exporters: createExporters(db) })
}

/** An application with workspaces, collections and the log of what is done in them, and the steps of its tests. A caller who is undefined is signed out. */
export function useTestWorkspaces(
  database: Database,
  options: Pick<TestAppOptions, 'singleSignOn' | 'operators' | 'clock'> = {},
) {
  const mailer = new RecordingMailer()
  const testApp = useTestApp(database, {
    ...options,
    mustHaveSecondFactor: (userId) => demandsSecondFactor(database.kysely, userId),
    endpoints: (parts) => bindAll(parts, mailer),
  })
  const send = call.bind(undefined, testApp)
  const kit = {
    testApp,
    mailer,
    call: send,
    list: (user: Caller) => send(user, ['GET', '/api/workspaces']),
    open: (user: Caller, id: string) => send(user, ['POST', `/api/workspaces/${id}/open`]),
    change: (user: Caller, body: object) => send(user, ['PATCH', '/api/workspace'], body),
    people: (user: Caller) => send(user, ['GET', '/api/workspace/members']),
    setRole: (user: Caller, { user: { id } }: SignedInUser, role: string) =>
      send(user, ['PATCH', `/api/workspace/members/${id}`], { role }),
    remove: (user: Caller, { user: { id } }: SignedInUser, body: object = {}) =>
      send(user, ['POST', `/api/workspace/members/${id}/remove`], body),
    invite: (user: Caller, email: string, role = 'member') =>
      send(user, ['POST', '/api/workspace/invitations'], { email, role }),
    revoke: (user: Caller, id: string) => send(user, ['DELETE', `/api/workspace/invitations/${id}`]),
    look: (token: string) => send(undefined, ['POST', '/api/workspace-invitations/look'], { token }),
    accept: (user: Caller, token: string) => send(user, ['POST', '/api/workspace-invitations/accept'], { token }),
    log: (user: Caller, query = '') => send(user, ['GET', `/api/workspace/activities${query}`]),
    async readLog(user: SignedInUser, query = ''): Promise<z.output<typeof activityEndpoints.list.response>> {
      return activityEndpoints.list.response.parse((await kit.log(user, query)).json())
    },
    /** Has a user make a collection. @returns its id. */
    async makeCollection(user: SignedInUser, name = 'Bakers', is_private = false): Promise<string> {
      const answer = await send(user, ['POST', '/api/collections'], { name, is_private })
      // Entries of one moment have no order.
      testApp.clock.advance(1000)
      return answer.json().id
    },
    async readList(user: SignedInUser): Promise<z.output<typeof workspaceEndpoints.list.response>> {
      return workspaceEndpoints.list.response.parse((await kit.list(user)).json())
    },
    async readPeople(user: SignedInUser): Promise<z.output<typeof workspaceEndpoints.listMembers.response>> {
      return workspaceEndpoints.listMembers.response.parse((await kit.people(user)).json())
    },
    /** The secret in the latest mail to an address; empty if there is none. */
    async readToken(email: string): Promise<string> {
      await testApp.jobs.runAll()
      const mail = mailer.sent.findLast(({ to }) => to === email)
      return /\/join\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    },
    /** Has a user join the workspace that the inviter has open, which is then open for the user, too. */
    async join(inviter: SignedInUser, user: SignedInUser, role = 'member'): Promise<void> {
      await kit.invite(inviter, user.email, role)
      testApp.clock.advance(1000)
      expect((await kit.accept(user, await kit.readToken(user.email))).statusCode).toBe(200)
    },
  }
  return kit
}

/** An invitation's secret with another signature. */
export const forgeToken = (token: string) => `${token.slice(0, 36)}.${'A'.repeat(43)}`
