import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { connectedProgramEndpoints } from '@troupe/contract/account/connected-programs'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCalledEndpoints } from '../testing/calls/program-calls.ts'
import { buildSignedInUser, post, type SignedInUser } from '../testing/test-accounts.ts'
import { useTestApp } from '../testing/test-app.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const documentUrl = 'https://assistant.example/oauth/client.json'
const redirectUrl = 'http://127.0.0.1:43117/callback'
let publicUrl = ''
const testApp = useTestApp(database, {
  getPublicUrl: () => publicUrl,
  documents: {
    read: async (url) => ({
      content: { client_id: url, client_name: 'Published assistant', redirect_uris: ['http://127.0.0.1/callback'] },
      maxAgeSeconds: 600,
    }),
  },
  endpoints: buildCalledEndpoints,
})
let user: SignedInUser

beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  publicUrl = (await testApp.app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')
})

/** The client of the MCP TypeScript SDK, which keeps in memory what it is given. */
class Assistant implements OAuthClientProvider {
  readonly redirectUrl = redirectUrl
  readonly clientMetadata = {
    client_name: 'Assistant',
    redirect_uris: [redirectUrl],
    application_type: 'native' as const,
  }
  readonly clientMetadataUrl?: string
  authorizationUrl: URL | undefined
  information: OAuthClientInformationMixed | undefined
  kept: OAuthTokens | undefined
  #verifier = ''
  #discovered: OAuthDiscoveryState | undefined

  constructor(clientMetadataUrl?: string) {
    if (clientMetadataUrl) this.clientMetadataUrl = clientMetadataUrl
  }
  state = () => 'state-of-the-assistant'
  clientInformation = () => this.information
  saveClientInformation(information: OAuthClientInformationMixed) {
    this.information = information
  }
  tokens = () => this.kept
  saveTokens(tokens: OAuthTokens) {
    this.kept = tokens
  }
  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.#discovered = state
  }
  discoveryState = () => this.#discovered
  invalidateCredentials() {
    this.kept = undefined
  }
  redirectToAuthorization(url: URL) {
    this.authorizationUrl = url
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }
  codeVerifier = () => this.#verifier
}

const open = (assistant: Assistant) =>
  new StreamableHTTPClientTransport(new URL('/mcp', publicUrl), { authProvider: assistant })

/** Has the user allow the request at which the assistant arrived. @returns the parameters that go back to it. */
async function allow(assistant: Assistant): Promise<URLSearchParams> {
  const url = assistant.authorizationUrl
  expect(url?.origin).toBe(publicUrl)
  expect(url?.pathname).toBe('/oauth/authorize')
  const body = { query: url?.search.slice(1), allow: true, scopes: ['read', 'collect'] }
  const answer = await post(testApp, '/api/connected-programs/decisions', { body, token: user.accessToken })
  const { redirect_to } = connectedProgramEndpoints.decideAuthorization.response.parse(answer.json())
  expect(redirect_to.startsWith(`${redirectUrl}?`)).toBe(true)
  return new URL(redirect_to).searchParams
}

/** Connects from nothing but the address of `/mcp`. */
async function connect(assistant: Assistant): Promise<Client> {
  const transport = open(assistant)
  await expect(new Client({ name: 'a', version: '1' }).connect(transport)).rejects.toThrow(UnauthorizedError)
  const answer = await allow(assistant)
  expect(answer.get('state')).toBe('state-of-the-assistant')
  await transport.finishAuth(answer)
  const client = new Client({ name: 'a', version: '1' })
  await client.connect(open(assistant))
  return client
}

const listTools = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)

describe('an assistant that knows only the address', () => {
  it('registers, is allowed, calls tools within the scopes, and renews its tokens', async () => {
    const assistant = new Assistant()
    const client = await connect(assistant)
    expect(assistant.information?.client_id).toMatch(/^troupe_program_/)
    expect(assistant.kept?.scope).toBe('read collect')
    expect(await listTools(client)).toContain('create_collection')
    expect(await listTools(client)).not.toContain('list_campaigns')
    const { isError } = await client.callTool({ name: 'create_collection', arguments: { name: 'Bakers' } })
    expect(isError ?? false).toBe(false)

    const first = assistant.kept?.access_token
    testApp.clock.advance(31 * 60_000)
    expect(await listTools(client)).toContain('create_collection')
    expect(assistant.kept?.access_token).not.toBe(first)
    await client.close()
  })

  it('introduces itself by the document that it publishes, when it has one', async () => {
    const assistant = new Assistant(documentUrl)
    const client = await connect(assistant)
    expect(assistant.information?.client_id).toBe(documentUrl)
    expect(await listTools(client)).toContain('list_collections')
    await client.close()
  })

  it('is sent to the user again once it is disconnected', async () => {
    const assistant = new Assistant()
    const client = await connect(assistant)
    const { headers } = user
    const list = await testApp.app.inject({ url: '/api/connected-programs', headers })
    const [program] = connectedProgramEndpoints.listConnectedPrograms.response.parse(list.json()).connected_programs
    const url = `/api/connected-programs/${program?.id}`
    expect((await testApp.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
    assistant.authorizationUrl = undefined
    await expect(client.listTools()).rejects.toThrow(UnauthorizedError)
    expect(assistant.authorizationUrl).toBeDefined()
  })
})

describe('a 401 of /mcp', () => {
  it('names the description of the resource and its scopes, and tells a wrong token from none', async () => {
    const ask = (headers = {}) => testApp.app.inject({ method: 'POST', url: '/mcp', headers, payload: {} })
    const challenge =
      `Bearer resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp", ` +
      'scope="read collect campaigns inbox webhooks"'
    expect((await ask()).headers['www-authenticate']).toBe(challenge)
    const wrong = await ask({ authorization: 'Bearer troupe_oat_wrong' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.headers['www-authenticate']).toBe(`${challenge}, error="invalid_token"`)
  })
})
