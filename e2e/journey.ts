import { test as base, expect, type Page } from '@playwright/test'
import { accountEndpoints } from '@troupe/contract/accounts'
import { z } from 'zod'
import { type RunningTroupe, startTroupe } from './troupe-process.ts'

/** A journey runs on its worker's own server; console noise and failed page scripts fail it. */
export const test = base.extend<{ failOnNoise: undefined }, { troupe: RunningTroupe }>({
  troupe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const troupe = await startTroupe()
      await use(troupe)
      await troupe.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ troupe }, use) => use(troupe.url),
  failOnNoise: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on('pageerror', (error) => noise.push(String(error)))
      page.on('console', (message) => {
        // The browser itself reports every refused call; the journeys provoke some on purpose.
        const isRefusedCall = message.text().startsWith('Failed to load resource')
        if (['error', 'warning'].includes(message.type()) && !isRefusedCall) noise.push(message.text())
      })
      await use(undefined)
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export interface Person {
  readonly email: string
  readonly username: string
  readonly password: string
}

let people = 0

/** Somebody nobody else in this run is. */
export function inventPerson(): Person {
  const name = `person-${process.pid}-${++people}`
  return { email: `${name}@brand.test`, username: name, password: 'Right-horse-7' }
}

const Messages = z.array(z.object({ to: z.string(), code: z.string().nullable() }))

/** The newest verification code that the sandbox's inbox holds for an address. */
export async function readCode(troupe: RunningTroupe, email: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const response = await fetch(`${troupe.url}/sandbox/inbox/messages`)
    const messages = Messages.parse(await response.json())
    code = messages.find((message) => message.to.includes(email))?.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
  }).toPass({ timeout: 15_000 })
  return code
}

/** Makes an account over the wire and signs the page in; for journeys that are about something else. */
export async function signInNewPerson(page: Page, troupe: RunningTroupe): Promise<Person> {
  const person = inventPerson()
  const post = async (path: string, body: object) => {
    const response = await fetch(`${troupe.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return response.json()
  }
  await post('/api/auth/register', person)
  const code = await readCode(troupe, person.email)
  const verified = await post('/api/auth/register/verify', { email: person.email, verification_code: code })
  const tokens = accountEndpoints.verifyRegistration.response.parse(verified)
  await page.addInitScript(
    ([access, refresh]) => {
      if (sessionStorage.getItem('journey-signed-in')) return
      sessionStorage.setItem('journey-signed-in', 'yes')
      localStorage.setItem('access_token', access)
      localStorage.setItem('refresh_token', refresh)
    },
    [tokens.access_token, tokens.refresh_token] as const,
  )
  return person
}
