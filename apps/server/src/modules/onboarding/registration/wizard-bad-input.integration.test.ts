import { beforeEach, expect, it } from 'vitest'
import { replaceEachPart, wrongBodies } from '../../../testing/calls/bad-inputs.ts'
import { fullStatement } from '../../../testing/calls/wizard-calls.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'

const youtube = new KnownChannels('youtube')
const { testApp } = useTestOnboarding(useTestDatabase(), () => ({ platforms: [youtube.live] }))
const url = 'https://www.youtube.com/@marabakes'
const bodies: Record<string, object> = {
  'validate-token': { token: 'x'.repeat(43) },
  decline: { token: 'x'.repeat(43) },
  'fetch-from-url': { url },
  'secure-register': { token: 'x'.repeat(43), url, email: 'mara@bakes.test', ...fullStatement },
}
beforeEach(() => {
  youtube.reset()
  youtube.add({ handle: 'marabakes' })
})

let sent = 0
/** Sends each request from a different network, so that no limit hides how the input is handled. */
const send = (name: string, payload: string) => {
  sent++
  return testApp.app.inject({
    method: 'POST',
    url: `/api/kol-onboarding/${name}`,
    remoteAddress: `10.1.${sent >> 8}.${sent & 255}`,
    headers: { 'content-type': 'application/json' },
    payload,
  })
}

it.each(Object.keys(bodies))('%s refuses what is no body at all', async (name) => {
  for (const body of wrongBodies) {
    const answer = await send(name, body)
    expect([400, 413, 422], `${body.slice(0, 50)}: ${answer.body.slice(0, 200)}`).toContain(answer.statusCode)
  }
})

it.each(Object.entries(bodies))(
  '%s answers in its own words to whatever stands in one part of a good body',
  async (name, body) => {
    for (const changed of replaceEachPart(body)) {
      const answer = await send(name, changed)
      const what = `${changed.slice(0, 200)}: ${answer.body.slice(0, 200)}`
      expect(answer.statusCode, what).toBeLessThan(500)
      expect(answer.statusCode, what).not.toBe(429)
      if (answer.statusCode >= 400) expect(answer.json().detail, what).toBeTruthy()
    }
  },
)
