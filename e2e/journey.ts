import { rm } from 'node:fs/promises'
import { test as base, expect, type Page } from '@playwright/test'
import { inventPerson, type Person, signUp } from '../tools/testing/test-person.ts'
import { type RunningTroupe, startTroupe } from '../tools/testing/troupe-process.ts'
import { createDividedDatabase } from './citus-installation.ts'
import { copyDemoData, waitForDemoData } from './demo-data.ts'
import { createTranslator, inEnglish, type JourneyLanguage, journeyLocales, type Translate } from './translate.ts'

const sandboxCookie = {
  name: 'troupe_sandbox',
  path: '/sandbox',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Lax',
} as const

/** Address of the account that operates each worker's server, once it is registered. */
export const operatorEmail = 'operator@brand.test'

/**
 * For journeys that start their own servers. With the same worker fixture as the others, they run in parallel with
 * them.
 */
export const serverTest = base.extend<object, ServerFixtures>({
  onCitus: [false, { option: true, scope: 'worker' }],
  troupe: [
    async ({ onCitus }, use) => {
      const divided = onCitus ? await createDividedDatabase() : undefined
      const dataDir = divided?.dataDir ?? (await copyDemoData())
      const environment = { LOG_LEVEL: 'info', TRUST_PROXY: 'loopback', OPERATOR_EMAILS: operatorEmail }
      const troupe = await startTroupe({ dataDir, environment: { ...environment, ...divided?.environment } })
      if (divided) {
        await waitForDemoData(troupe)
        await divided.divide()
      }
      await use(troupe)
      // If the server ended earlier, the journey that failed then does not say why.
      expect(await troupe.stop(), troupe.output().slice(-4000)).toBe(0)
      await divided?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

export interface ServerFixtures {
  /** Whether the catalogue is divided by Citus. Journeys tagged `@citus` run so too, where there is one. */
  onCitus: boolean
  troupe: RunningTroupe
}

interface JourneyFixtures {
  failOnNoise: undefined
  tellRefused: undefined
  /** Language of the browser. Journeys tagged `@languages` run in each, all others in English. */
  language: JourneyLanguage
  /** Gives the texts of the interface in that language. */
  t: Translate
}

/** Runs a journey on its worker's own server; console noise and failed page scripts fail it. */
export const test = serverTest.extend<JourneyFixtures>({
  language: ['en', { option: true }],
  locale: ({ language }, use) => use(journeyLocales[language]),
  t: ({ language }, use) => use(createTranslator(language)),
  baseURL: ({ troupe }, use) => use(troupe.url),
  // Behind a proxy the sandbox asks for its key, which the browser keeps as a cookie.
  storageState: ({ troupe: { url, sandboxKey: value = '' } }, use) =>
    use({ cookies: [{ ...sandboxCookie, domain: new URL(url).hostname, value }], origins: [] }),
  failOnNoise: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on('pageerror', (error) => noise.push(String(error)))
      page.on('console', (message) => {
        // The browser itself reports every refused call; the journeys provoke some on purpose.
        const isRefusedCall = message.text().startsWith('Failed to load resource')
        // Mails are shown in frames that may not run scripts, not even the browser driver's own.
        const isSandboxedFrame = message.text().startsWith('Blocked script execution')
        const isNoise = ['error', 'warning'].includes(message.type()) && !isRefusedCall && !isSandboxedFrame
        if (isNoise) noise.push(message.text())
      })
      await use(undefined)
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
  // Tells which calls a busy server refused for longer than pages repeat them.
  tellRefused: [
    async ({ page }, use, testInfo) => {
      const refused: string[] = []
      page.on('response', (response) => {
        if (response.status() === 503) refused.push(new URL(response.url()).pathname)
      })
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      process.stderr.write(`refused with 503: ${refused.join(', ') || 'nothing'}\n`)
    },
    { auto: true },
  ],
})

export { expect }

/** Search box of Discover and of Rapid Search; by its name, because a panel beside it can have a search box too. */
export const searchBox = (page: Page, t: Translate = inEnglish) =>
  page.getByRole('searchbox', { name: t('Search creators') })

/** Registers a person over HTTP and signs the page in, for journeys about something else. */
export async function signInNewPerson(
  page: Page,
  troupe: RunningTroupe,
  person: Person = inventPerson(),
): Promise<Person> {
  const tokens = await signUp(troupe.url, person)
  await page.addInitScript(
    ([access, refresh]) => {
      // The frames of mails have no storage.
      if (window !== window.top || sessionStorage.getItem('journey-signed-in')) return
      sessionStorage.setItem('journey-signed-in', 'yes')
      localStorage.setItem('access_token', access)
      localStorage.setItem('refresh_token', refresh)
    },
    [tokens.access_token, tokens.refresh_token] as const,
  )
  return person
}
