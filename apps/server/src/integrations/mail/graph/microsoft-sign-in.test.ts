import { describe, expect, it } from 'vitest'
import { findDeadUrl, type ServerReply, startPlatformServer } from '../../../testing/wire/platform-server.ts'
import { createMicrosoftSignIn } from './microsoft-sign-in.ts'

const exchange = { code: 'c', codeVerifier: 'v', redirectUri: 'https://troupe.example/microsoft/callback' }
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const idToken = (claims: object) => `${encode({ alg: 'RS256' })}.${encode({ aud: 'client', ...claims })}.c2ln`

const tokens = {
  access_token: 'EwB',
  expires_in: 3599,
  refresh_token: 'M.C5',
  scope: 'https://graph.microsoft.com/Mail.Send User.Read',
  id_token: idToken({ tid: personalTenant }),
}

const connect = (url: string) =>
  createMicrosoftSignIn({
    settings: { clientId: 'client', clientSecret: 'hush', tenant: 'common', loginUrl: url, graphUrl: `${url}/v1.0` },
    getLoginUrl: () => 'https://login.example/common',
    isStandIn: false,
  })

async function start({ token = {}, me = {} }: { token?: object; me?: object }) {
  const server = await startPlatformServer(({ path }) =>
    path === '/v1.0/me' ? { body: { mail: 'Sam@outlook.test', ...me } } : { body: { ...tokens, ...token } },
  )
  return { server, signIn: connect(server.url) }
}

const refuse = async (reply: ServerReply) => connect((await startPlatformServer(() => reply)).url).refresh('M.C5')

describe('the page of Microsoft', () => {
  const begin = { state: 's', codeChallenge: 'ch', redirectUri: exchange.redirectUri }

  it('asks for sending, with PKCE, and which account', () => {
    const page = new URL(connect('http://127.0.0.1:9').toAuthorizationUrl({ ...begin, reads: false, email: null }))
    expect(page.origin + page.pathname).toBe('https://login.example/common/oauth2/v2.0/authorize')
    expect(Object.fromEntries(page.searchParams)).toEqual({
      client_id: 'client',
      response_type: 'code',
      redirect_uri: exchange.redirectUri,
      response_mode: 'query',
      scope: 'openid profile offline_access User.Read Mail.Send',
      prompt: 'select_account',
      state: 's',
      code_challenge: 'ch',
      code_challenge_method: 'S256',
    })
  })

  it('asks a known account for reading', () => {
    const page = connect('http://127.0.0.1:9').toAuthorizationUrl({ ...begin, reads: true, email: 'sam@outlook.test' })
    expect(new URL(page).searchParams.get('scope')).toMatch(/ Mail\.Read$/)
    expect(new URL(page).searchParams.get('login_hint')).toBe('sam@outlook.test')
  })
})

describe('the exchange of a code', () => {
  it('gives tokens, the plain names of scopes, and a personal account', async () => {
    const { signIn } = await start({})
    expect(await signIn.exchangeCode(exchange)).toEqual({
      tokens: {
        accessToken: 'EwB',
        expiresInSeconds: 3599,
        refreshToken: 'M.C5',
        scopes: ['mail.send', 'user.read'],
      },
      account: { email: 'Sam@outlook.test', kind: 'personal' },
    })
  })

  it('takes the name of an account without an address, if it is one', async () => {
    const me = { mail: null, userPrincipalName: 'sam@contoso.test' }
    const { signIn } = await start({ me, token: { id_token: idToken({ tid: 'another' }) } })
    expect((await signIn.exchangeCode(exchange)).account).toEqual({ email: 'sam@contoso.test', kind: 'organisation' })
    const nameless = await start({ me: { mail: '', userPrincipalName: 'sam#EXT#' } })
    expect((await nameless.signIn.exchangeCode(exchange)).account).toBeUndefined()
  })

  it('believes only an ID token for this client', async () => {
    const { signIn } = await start({ token: { id_token: idToken({ tid: personalTenant, aud: 'other' }) } })
    expect((await signIn.exchangeCode(exchange)).account?.kind).toBe('organisation')
  })
})

describe('a refusal', () => {
  const body = (error: string, description = '') => ({ status: 400, body: { error, error_description: description } })

  it.each([
    [body('invalid_grant', 'AADSTS70000: gone'), 'ended', 'does not accept this authorization'],
    [body('interaction_required'), 'ended', 'connect again'],
    [body('invalid_client', 'AADSTS7000215: Invalid client secret'), 'misconfigured', '(AADSTS7000215)'],
    [body('unauthorized_client'), 'misconfigured', '(unauthorized_client)'],
    [body('temporarily_unavailable'), 'unreachable', 'does not answer'],
    [{ status: 503, body: { error: 'x' } }, 'unreachable', 'does not answer'],
    [{ body: '<html>' }, 'unreachable', 'does not answer'],
    ['resets', 'unreachable', 'does not answer'],
  ] satisfies [ServerReply, string, string][])('%j is %s', async (reply, kind, text) => {
    await expect(refuse(reply)).rejects.toMatchObject({ kind, message: expect.stringContaining(text) })
  })

  it('never comes from a server that is not there', async () => {
    await expect(connect(await findDeadUrl()).refresh('M.C5')).rejects.toMatchObject({ kind: 'unreachable' })
  })
})
