import { createHash, randomBytes } from 'node:crypto'
import { type AuthorizationReview, connectedProgramEndpoints } from '@troupe/contract/account/connected-programs'
import { type TokenScope, tokenScopes } from '@troupe/contract/base/endpoint'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { createCollections } from '../../modules/collections/collections.ts'
import { createCreatorReader } from '../../modules/discovery/persons/creator-reader.ts'
import { creatorProgress } from '../../modules/outreach/mails/recipient-repository.ts'
import { putTeamNotice } from '../../modules/outreach/notifications/put-team-notice.ts'
import { post, type SignedInUser } from '../test-accounts.ts'
import type { TestApp, TestParts } from '../test-app.ts'

const Registered = z.object({ client_id: z.string() })
const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  scope: z.string(),
  token_type: z.literal('Bearer'),
})
export type ProgramTokens = z.output<typeof Tokens>

/** Endpoints that accept tokens, for programs to call. */
export function buildCalledEndpoints({ database, clock }: TestParts): BoundEndpoint[] {
  const readCreators = createCreatorReader(database.kysely)
  const parts = { database, clock, readCreators, progress: creatorProgress, tellMember: putTeamNotice }
  return createCollections(parts).endpoints
}

type Changes = Readonly<Record<string, string | undefined>>

/** Where programs of tests are answered. */
export const testRedirect = 'https://assistant.test/callback'

/** A program that connects to the application as OAuth prescribes; a test changes the parameters that it is about. */
export class TestProgram {
  readonly #testApp: TestApp
  readonly verifier = randomBytes(32).toString('base64url')
  clientId = ''

  constructor(testApp: TestApp) {
    this.#testApp = testApp
  }

  register(metadata: object = {}, ip = '127.0.0.1'): Promise<LightMyRequestResponse> {
    const body = { client_name: 'Assistant', redirect_uris: [testRedirect], ...metadata }
    return post(this.#testApp, '/oauth/register', { body, ip })
  }

  /** Registers and keeps the id. */
  async enrol(metadata: object = {}): Promise<this> {
    this.clientId = Registered.parse((await this.register(metadata)).json()).client_id
    return this
  }

  /** The query of an authorization request; `undefined` leaves a parameter out. */
  ask(changes: Changes = {}): string {
    return toForm({
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: testRedirect,
      scope: 'read collect',
      state: 'state-1',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    })
  }

  review(user: Pick<SignedInUser, 'accessToken'>, query = this.ask()): Promise<LightMyRequestResponse> {
    return post(this.#testApp, '/api/connected-programs/requests', { body: { query }, token: user.accessToken })
  }

  async read(user: SignedInUser, query?: string): Promise<AuthorizationReview> {
    return connectedProgramEndpoints.reviewAuthorization.response.parse((await this.review(user, query)).json())
  }

  decide(
    user: Pick<SignedInUser, 'accessToken'>,
    given: { query?: string; allow?: boolean; scopes?: readonly TokenScope[] } = {},
  ): Promise<LightMyRequestResponse> {
    const body = { query: this.ask(), allow: true, scopes: tokenScopes, ...given }
    return post(this.#testApp, '/api/connected-programs/decisions', { body, token: user.accessToken })
  }

  /** Has the user allow a request. @returns the parameters of the answer. */
  async allow(user: SignedInUser, changes: Changes = {}): Promise<URLSearchParams> {
    const answer = await this.decide(user, { query: this.ask(changes) })
    if (answer.statusCode !== 200) throw new Error(`The decision was refused: ${answer.body}`)
    const { redirect_to } = connectedProgramEndpoints.decideAuthorization.response.parse(answer.json())
    return new URL(redirect_to).searchParams
  }

  /** Sends a form. */
  send(
    url: string,
    form: Changes,
    headers: Record<string, string> = {},
    { app }: Pick<TestApp, 'app'> = this.#testApp,
  ): Promise<LightMyRequestResponse> {
    return app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: toForm(form),
    })
  }

  exchange(code: string | null, changes: Changes = {}): Promise<LightMyRequestResponse> {
    return this.send('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: this.clientId,
      code: code ?? undefined,
      code_verifier: this.verifier,
      redirect_uri: testRedirect,
      ...changes,
    })
  }

  /** @param node the node that is asked; default: the one of the program. */
  renew(refreshToken: string, changes: Changes = {}, node?: TestApp): Promise<LightMyRequestResponse> {
    const form = { grant_type: 'refresh_token', client_id: this.clientId, refresh_token: refreshToken, ...changes }
    return this.send('/oauth/token', form, {}, node)
  }

  /** Has the user allow a request and exchanges the code. */
  async connect(user: SignedInUser, changes: Changes = {}): Promise<ProgramTokens> {
    return readTokens(await this.exchange((await this.allow(user, changes)).get('code')))
  }

  /** Calls the API with an access token. */
  call(accessToken: string, url = '/api/collections'): Promise<LightMyRequestResponse> {
    return this.#testApp.app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } })
  }
}

export function readTokens(answer: LightMyRequestResponse): ProgramTokens {
  if (answer.statusCode !== 200) throw new Error(`No tokens: ${answer.body}`)
  return Tokens.parse(answer.json())
}

function toForm(parameters: Changes): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return new URLSearchParams(given).toString()
}
