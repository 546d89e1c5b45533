import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { noteConnection } from '../activities/connect-activities.ts'
import { connectMail } from '../composition/connect-mail.ts'
import type { BoundEndpoint } from '../http/requests/endpoint-binding.ts'
import { createCollections } from '../modules/collections/collections.ts'
import { createCreatorReader } from '../modules/discovery/persons/creator-reader.ts'
import { createEmailSettings } from '../modules/email-settings/email-settings.ts'
import { createOnboarding } from '../modules/onboarding/onboarding.ts'
import { creatorProgress } from '../modules/outreach/mails/recipient-repository.ts'
import { putContentReminder } from '../modules/outreach/notifications/put-content-reminder.ts'
import { putTeamNotice } from '../modules/outreach/notifications/put-team-notice.ts'
import { tellMailboxGone } from '../modules/outreach/notifications/tell-mailbox-gone.ts'
import { createOutreach } from '../modules/outreach/outreach.ts'
import { createWorkspaces } from '../modules/workspaces/workspaces.ts'
import { replaceEachPart, validBodies, wrongIds } from '../testing/calls/bad-inputs.ts'
import { RecordingMailer } from '../testing/mail/recording-mailer.ts'
import { useSmtpCounterpart } from '../testing/mail/smtp-counterpart.ts'
import { TestTransports } from '../testing/mail/test-transports.ts'
import { buildSignedInUser, type SignedInUser } from '../testing/test-accounts.ts'
import { useTestApp } from '../testing/test-app.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { buildCreators } from '../testing/test-outreach.ts'
import { realTraces } from '../testing/test-own-channel.ts'

const database = useTestDatabase()
const server = useSmtpCounterpart()
const secretKey = randomBytes(32)
let bound: BoundEndpoint[] = []
const testApp = useTestApp(database, {
  secretKey,
  endpoints(parts) {
    const getPublicUrl = () => 'https://troupe.test'
    const mail = connectMail({
      settings: { google: undefined, microsoft: undefined, allowPrivateSmtpHosts: false },
      sandbox: undefined,
      clock: parts.clock,
      getPublicUrl,
    })
    const transports = new TestTransports(() => server.port)
    const mailer = new RecordingMailer()
    bound = [
      createCollections({
        ...parts,
        readCreators: createCreatorReader(database.kysely),
        progress: creatorProgress,
        tellMember: putTeamNotice,
        pipeline: { ...parts, secretKey, platforms: [], putReminder: putContentReminder },
      }),
      createEmailSettings({ noteConnection, ...parts, secretKey, ...mail.adapters }),
      createOutreach({ ...parts, secretKey, transports, getPublicUrl }),
      createOnboarding({ ...parts, secretKey, getPublicUrl, mailer, platforms: [], traces: realTraces }),
      createWorkspaces({ ...parts, secretKey, getPublicUrl, mailer, tellMailboxGone }),
    ].flatMap(({ endpoints }) => endpoints)
    return bound
  },
})

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const toUrl = (path: string, given: string = id) =>
  path
    .replace(':provider', 'smtp')
    .replace(':creatorId', '1')
    .replace(':userId', given)
    .replace(':token', 'x'.repeat(60))
    .replace(':step', '0')
    .replace(':id', given)

interface Sent {
  readonly method: BoundEndpoint['endpoint']['method']
  readonly url: string
  /** JSON text as sent. */
  readonly body?: string
}

const send = (user: SignedInUser, { method, url, body }: Sent) =>
  testApp.app.inject({
    method,
    url,
    headers: { ...user.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: body }),
  })

/** Each fifth is enough where another database gets all. */
const isTried = (_: string, place: number) => inject('repeatsOften') || place % 5 === 0

/** Calls with a JSON body, by method and path. */
const listCalls = () =>
  bound.flatMap(({ endpoint: { method, path, body } }) => (body ? [{ method, path, name: `${method} ${path}` }] : []))

describe('calls of collections, e-mail settings, outreach and onboarding', () => {
  it('all have an example of a good body here', () => {
    expect(listCalls().filter(({ name }) => validBodies[name] === undefined)).toEqual([])
  })

  it('answer with an error of their own to any value in one part of a good body', async () => {
    const user = await buildSignedInUser(testApp)
    await buildCreators(testApp, [{ email: 'maya@one.test' }])
    for (const { method, path, name } of listCalls()) {
      for (const body of replaceEachPart(validBodies[name]).filter(isTried)) {
        const answer = await send(user, { method, url: toUrl(path), body })
        const what = `${name} ${body.slice(0, 200)}: ${answer.body.slice(0, 200)}`
        expect(answer.statusCode, what).toBeLessThan(500)
        if (answer.statusCode >= 400) expect(answer.json().detail, what).toBeTruthy()
      }
    }
  }, 120_000)

  it('find nothing under an invalid id', async () => {
    const user = await buildSignedInUser(testApp)
    // This path answers any id, with empty preferences for unknown creators.
    const others = bound.filter(({ endpoint: { path } }) => path !== '/api/creators/:id/work-preferences')
    for (const { endpoint } of others.filter(({ endpoint: { path } }) => path.includes(':id'))) {
      for (const wrong of wrongIds) {
        const body = JSON.stringify(validBodies[`${endpoint.method} ${endpoint.path}`])
        const url = toUrl(endpoint.path, wrong)
        const answer = await send(user, { method: endpoint.method, url, ...(body ? { body } : {}) })
        expect([400, 404, 414, 422], `${endpoint.method} ${url}: ${answer.body.slice(0, 200)}`).toContain(
          answer.statusCode,
        )
      }
    }
  })

  it('refuse invalid pages', async () => {
    const user = await buildSignedInUser(testApp)
    const paged = ['/api/campaigns', '/api/notifications', '/api/suppressions', '/api/creators/1/messages']
    for (const path of paged) {
      for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'page=1&page=2', 'page_size=1000']) {
        expect((await send(user, { method: 'GET', url: `${path}?${query}` })).statusCode, `${path}?${query}`).toBe(422)
      }
    }
  })
})
