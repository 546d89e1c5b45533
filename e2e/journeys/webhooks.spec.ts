import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Starts a webhook server of the user on this machine, until the test ends. */
async function listenForWebhooks() {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('There is no port')
  return { url: `http://127.0.0.1:${address.port}/troupe`, received, close: () => server.close() }
}

function isSignedBy({ headers, body }: Received, secret: string): boolean {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

test('an endpoint is registered, tested, gets events of new creators, and is deleted', async ({ page, troupe }) => {
  const receiver = await listenForWebhooks()
  await signInNewPerson(page, troupe)
  await page.goto('/api-access')
  await page.getByRole('button', { name: 'New endpoint' }).click()
  await page.getByLabel('Address').fill(receiver.url)
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  const secret = await page.getByLabel('Signing secret').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Send a test event' }).click()
  const deliveries = page.getByRole('dialog', { name: 'Deliveries of the last 30 days' })
  await expect(deliveries.getByText('Delivered')).toBeVisible()
  await expectNothingSerious(page)
  await deliveries.getByRole('button', { name: 'Close' }).click()

  const accessToken = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { authorization: `Bearer ${accessToken}` }
  await page.request.post('/api/kols/search', { headers, data: { filter: { query: 'slow travel by train' } } })
  await expect.poll(() => receiver.received.length).toBeGreaterThan(1)
  for (const webhook of receiver.received) expect(isSignedBy(webhook, secret)).toBe(true)
  const types = receiver.received.map(({ body }) => JSON.parse(body).type)
  expect(types[0]).toBe('webhook.test')
  expect(types).toContain('creator.stored')

  await page.getByRole('button', { name: `More for ${receiver.url}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('You have no endpoint yet.')).toBeVisible()
  receiver.close()
})
