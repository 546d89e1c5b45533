import { type Collection, type CollectionDetail, collectionEndpoints as endpoints } from '@troupe/contract/collections'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Database } from '../../database/database.ts'
import { type Collections, createCollections } from '../../modules/collections/collections.ts'
import { storeCreators } from '../../modules/discovery/catalogue/storing/store-creators.ts'
import { createCreatorReader } from '../../modules/discovery/persons/creator-reader.ts'
import type { LivePlatform } from '../../modules/discovery/platforms/live-platform.ts'
import { creatorProgress } from '../../modules/outreach/mails/recipient-repository.ts'
import { putContentReminder } from '../../modules/outreach/notifications/put-content-reminder.ts'
import { putTeamNotice } from '../../modules/outreach/notifications/put-team-notice.ts'
import { buildCreatorRecord } from '../factories.ts'
import { buildSignedInUser, type SignedInUser } from '../test-accounts.ts'
import { type TestApp, testSecretKey, useTestApp } from '../test-app.ts'
import { testErasures } from '../test-erasures.ts'

const unknownId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

type Method = NonNullable<InjectOptions['method']>
type PathOf = (collectionId: string) => string

/** The application with collections, and a signed-in user to call it. */
export class CollectionCalls {
  readonly testApp: TestApp
  readonly #database: Database
  #user: SignedInUser | undefined
  #collections: Collections | undefined

  /** @param platforms platforms that give the figures of linked posts. */
  constructor(database: Database, platforms: readonly LivePlatform[] = []) {
    this.#database = database
    this.testApp = useTestApp(database, {
      endpoints: (parts) => {
        this.#collections = createCollections({
          ...parts,
          readCreators: createCreatorReader(database.kysely),
          progress: creatorProgress,
          tellMember: putTeamNotice,
          pipeline: { ...parts, secretKey: testSecretKey, platforms, putReminder: putContentReminder },
        })
        return this.#collections.endpoints
      },
    })
    afterEach(() => this.#collections?.stop())
    beforeEach(async () => {
      this.#user = await buildSignedInUser(this.testApp)
    })
  }

  get user(): SignedInUser {
    if (!this.#user) throw new Error('Somebody is signed in only inside tests')
    return this.#user
  }

  /** Starts the background work, whose jobs wait until the test runs them. */
  async startWorkers(): Promise<void> {
    await this.#collections?.startWorkers()
  }

  /** Calls `/api...`; user null: without signing in. */
  send(
    method: Method,
    path: string,
    body?: object,
    user: SignedInUser | null = this.user,
  ): Promise<LightMyRequestResponse> {
    return this.testApp.app.inject({
      method,
      url: `/api${path}`,
      headers: user?.headers ?? {},
      ...(body === undefined ? {} : { payload: body }),
    })
  }

  async make(body: object = {}): Promise<Collection> {
    const answer = await this.send('POST', '/collections', { name: 'Bakers', ...body })
    expect(answer.statusCode, answer.body).toBe(200)
    return endpoints.createCollection.response.parse(answer.json())
  }

  async read(id: string): Promise<CollectionDetail> {
    const answer = await this.send('GET', `/collections/${id}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return endpoints.getCollection.response.parse(answer.json())
  }

  /** Stores creators. @returns their ids. */
  async storeCreators(...records: Partial<CreatorRecord>[]): Promise<string[]> {
    const incoming = records.map((record) => ({ record: buildCreatorRecord(record) }))
    const options = { source: 'youtube', erasures: testErasures, now: this.testApp.clock.now() } as const
    return (await storeCreators(this.#database.kysely, incoming, options)).ids.map(String)
  }

  async refusesStranger(method: Method, path: PathOf, body?: object): Promise<void> {
    const { id } = await this.make()
    const answer = await this.send(method, path(id), body, await buildSignedInUser(this.testApp))
    expect(answer.statusCode).toBe(404)
    expect(answer.json().detail).toMatch(/not found|not in the collection/i)
    expect((await this.send(method, path(unknownId), body)).statusCode).toBe(404)
  }

  async requiresSignIn(method: Method, path: PathOf, body?: object): Promise<void> {
    expect((await this.send(method, path(unknownId), body, null)).statusCode).toBe(401)
  }

  async refusesNonsense(method: Method, path: PathOf, body?: object): Promise<void> {
    expect((await this.send(method, path('1 or 1=1'), body)).statusCode).toBe(422)
  }
}
