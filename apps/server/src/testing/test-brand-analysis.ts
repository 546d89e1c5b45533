import {
  type ConversationMessage,
  type ConversationSummary,
  conversationEndpoints as endpoints,
} from '@troupe/contract/conversations'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { beforeEach, expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { silentLogger } from '../lib/logger.ts'
import { createFallbackAnalyser } from '../modules/brand-analysis/analysers/analyse-with-fallback.ts'
import type { BrandAnalyser } from '../modules/brand-analysis/brand-analyser-port.ts'
import { createBrandAnalysis } from '../modules/brand-analysis/brand-analysis.ts'
import type { DocumentReader } from '../modules/brand-analysis/document-reader-port.ts'
import { storeCreators } from '../modules/discovery/catalogue/storing/store-creators.ts'
import { createCreatorReader } from '../modules/discovery/persons/creator-reader.ts'
import { buildCreatorRecord } from './factories.ts'
import { buildSignedInUser, type SignedInUser } from './test-accounts.ts'
import { type TestApp, useTestApp } from './test-app.ts'
import { testErasures } from './test-erasures.ts'

/** Analyser and document reader of the application under test. */
interface Engines {
  readonly builtIn: BrandAnalyser
  readonly documents: Pick<DocumentReader, 'read'>
}

const unused: Engines = {
  builtIn: { analyse: () => Promise.reject(new Error('Nothing is analysed here')) },
  documents: { read: () => Promise.reject(new Error('Nothing is read here')) },
}

const unknownId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

type Method = NonNullable<InjectOptions['method']>
type PathOf = (conversationId: string) => string

interface Sent {
  readonly body?: unknown
  /** Null: without signing in. */
  readonly user?: SignedInUser | null
  readonly headers?: Record<string, string>
}

/** The application with brand analysis, and a signed-in user to call it. */
export class BrandAnalysisCalls {
  readonly testApp: TestApp
  readonly #database: Database
  #user: SignedInUser | undefined

  constructor(database: Database, { builtIn, documents }: Engines = unused) {
    this.#database = database
    this.testApp = useTestApp(database, {
      endpoints: ({ clock }) =>
        createBrandAnalysis({
          database,
          clock,
          secretKey: Buffer.alloc(32, 7),
          analyser: createFallbackAnalyser({ model: undefined, builtIn, log: silentLogger }),
          documents,
          readCreators: createCreatorReader(database.kysely),
        }).endpoints,
    })
    beforeEach(async () => {
      this.#user = await buildSignedInUser(this.testApp)
    })
  }

  get user(): SignedInUser {
    if (!this.#user) throw new Error('Somebody is signed in only inside tests')
    return this.#user
  }

  send(method: Method, path: string, { body, user = this.user, headers }: Sent = {}): Promise<LightMyRequestResponse> {
    return this.testApp.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...user?.headers,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
  }

  async begin(title = 'Lumi', message: object = {}): Promise<ConversationSummary> {
    const body = { title, message: { type: 'user', content: 'Vegan skincare', ...message } }
    const answer = await this.send('POST', '/conversations', { body })
    expect(answer.statusCode, answer.body).toBe(200)
    return endpoints.createConversation.response.parse(answer.json())
  }

  async say(id: string, message: object): Promise<ConversationMessage> {
    const body = { type: 'user', content: 'And now?', ...message }
    const answer = await this.send('POST', `/conversations/${id}/messages`, { body })
    expect(answer.statusCode, answer.body).toBe(200)
    return endpoints.addMessage.response.parse(answer.json())
  }

  async read(id: string): Promise<ConversationSummary & { messages: ConversationMessage[] }> {
    const answer = await this.send('GET', `/conversations/${id}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return endpoints.getConversation.response.parse(answer.json())
  }

  async list(offset = 0): Promise<{ conversations: ConversationSummary[]; total: number }> {
    const answer = await this.send('GET', `/conversations?offset=${offset}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return endpoints.listConversations.response.parse(answer.json())
  }

  /** Stores creators. @returns their ids. */
  async storeCreators(...records: Partial<CreatorRecord>[]): Promise<string[]> {
    const incoming = records.map((record) => ({ record: buildCreatorRecord(record) }))
    const options = { source: 'youtube', erasures: testErasures, now: this.testApp.clock.now() } as const
    return (await storeCreators(this.#database.kysely, incoming, options)).ids.map(String)
  }

  async refusesStranger(method: Method, path: PathOf, body?: object): Promise<void> {
    const { id } = await this.begin()
    const answer = await this.send(method, path(id), { body, user: await buildSignedInUser(this.testApp) })
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Conversation not found'])
    expect((await this.send(method, path(unknownId), { body })).statusCode).toBe(404)
    expect((await this.read(id)).messages).toHaveLength(1)
  }

  async requiresSignIn(method: Method, path: PathOf, body?: object): Promise<void> {
    expect((await this.send(method, path(unknownId), { body, user: null })).statusCode).toBe(401)
  }

  async refusesNonsense(method: Method, path: PathOf, body?: object): Promise<void> {
    expect((await this.send(method, path('1 or 1=1'), { body })).statusCode).toBe(422)
  }
}
