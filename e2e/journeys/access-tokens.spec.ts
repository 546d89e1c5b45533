import { createHash } from 'node:crypto'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'

test('a token is made on the page for it, works for a program, and stops when it is revoked', async ({
  page,
  troupe,
  request,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/account')
  await page.getByRole('button', { name: /Premium Plan/ }).click()
  await page.getByRole('menuitem', { name: 'API access' }).click()
  await expect(page).toHaveURL(/\/api-access$/)
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByLabel('Name').fill('Spreadsheet')
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Create token' }).click()
  const token = await page.getByRole('textbox', { name: 'Access token' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('never used')).toBeVisible()

  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/collections', { headers })).status()).toBe(200)
  expect((await request.post('/api/collections', { headers, data: { name: 'Bakers' } })).status()).toBe(403)
  expect((await request.get('/api/email/config', { headers })).status()).toBe(403)

  await page.reload()
  await expect(page.getByText('used just now')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Revoke Spreadsheet' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('You have no access token yet.')).toBeVisible()
  expect((await request.get('/api/collections', { headers })).status()).toBe(401)
})

test('the reference is read from our own host, under our own rules for scripts', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/api-access')
  await expect(page.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/api/docs')
  await page.goto('/api/docs')
  await expect(page).toHaveTitle('Troupe API')
  await page.getByRole('link', { name: 'collections', exact: true }).click()
  await page.getByText('Renames or describes a collection').click()
  await expect(page.getByText('Access tokens: scope collect.')).toBeVisible()
})

test('a program that knows only the address is allowed, calls a tool, and stops when it is disconnected', async ({
  page,
  troupe,
  request,
}) => {
  const back = 'http://127.0.0.1:43117/callback'
  const verifier = 'a-verifier-of-at-least-forty-three-characters'
  await page.route(`${back}*`, (route) => route.fulfill({ body: 'The program goes on.' }))
  const challenge = (await request.post('/mcp', { data: {} })).headers()['www-authenticate'] ?? ''
  const resource = await (await request.get(/resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? '')).json()
  const [issuer] = resource.authorization_servers
  const server = await (await request.get(`${issuer}/.well-known/oauth-authorization-server`)).json()
  const data = { client_name: 'Assistant', redirect_uris: [back] }
  const { client_id } = await (await request.post(server.registration_endpoint, { data })).json()
  const asked = new URLSearchParams({
    ...{ response_type: 'code', client_id, redirect_uri: back, scope: 'read inbox', resource: resource.resource },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })

  await signInNewPerson(page, troupe)
  const answer = await page.goto(`${server.authorization_endpoint}?${asked}`)
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(page.getByRole('heading', { name: 'Allow “Assistant”?' })).toBeVisible()
  await expect(page.getByText('127.0.0.1:43117, a program on this computer')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('checkbox', { name: 'Inbox' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('The program goes on.')).toBeVisible()
  const code = new URL(page.url()).searchParams.get('code') ?? ''

  const form = { grant_type: 'authorization_code', client_id, code, code_verifier: verifier, redirect_uri: back }
  const tokens = await (await request.post(server.token_endpoint, { form })).json()
  const callTool = () =>
    request.post('/mcp', {
      headers: { authorization: `Bearer ${tokens.access_token}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_collections', arguments: {} } },
    })
  expect(await (await callTool()).text()).toContain('collections')

  await page.goto('/api-access')
  await expect(page.getByText('used just now')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Disconnect Assistant' }).click()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).last().click()
  await expect(page.getByText(/^No program is connected yet/)).toBeVisible()
  expect((await callTool()).status()).toBe(401)
})
