import { expect, it } from 'vitest'
import { replaceEachPart, wrongBodies } from '../../../testing/calls/bad-inputs.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, post } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildInvitableCreators, useTestOnboarding } from '../../../testing/test-onboarding.ts'

const database = useTestDatabase()
const kit = useTestOnboarding(database)
const { testApp } = kit

it('an invitation with anything in one of its parts is answered in our own words, and its mail can be sent', async () => {
  const user = await buildSignedInUser(testApp)
  const [id] = await buildInvitableCreators(testApp, [{ email: 'maya@one.test' }])
  const goodBodies = [
    { email: 'noor@one.test', message: 'Hello' },
    { creator_ids: [id], message: 'Hello' },
  ]
  for (const text of [...wrongBodies, ...goodBodies.flatMap((body) => replaceEachPart(body))]) {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/invitations',
      headers: { ...user.headers, 'content-type': 'application/json' },
      payload: text,
    })
    const what = `${text.slice(0, 200)}: ${answer.body.slice(0, 200)}`
    expect(answer.statusCode, what).toBeLessThan(500)
    if (answer.statusCode >= 400) expect(answer.json().detail, what).toBeTruthy()
  }
  await testApp.jobs.runAll()
  const { invitations } = (await call(testApp, user, ['GET', '/api/invitations'])).json()
  expect(new Set(invitations.map(({ state }: { state: string }) => state))).toEqual(new Set(['sent']))
})

it('a list asked for with anything is answered in our own words', async () => {
  const user = await buildSignedInUser(testApp)
  await post(testApp, '/api/invitations', { body: { email: 'maya@one.test' }, token: user.accessToken })
  const texts = [
    '%00',
    '%ED%A0%80',
    '%E2%80%AE',
    "'",
    '%25',
    '%5C',
    '_',
    '%F0%9F%8D%9E',
    'x'.repeat(255),
    '%0D%0A',
    '[]',
  ]
  for (const name of ['query', 'creator_id', 'state', 'page', 'page_size']) {
    for (const text of texts) {
      const answer = await call(testApp, user, ['GET', `/api/invitations?${name}=${text}`])
      expect(answer.statusCode, `${name}=${text}: ${answer.body}`).toBeLessThan(500)
    }
  }
})
