import { secondFactorEndpoints } from '@troupe/contract/account/second-factor-settings'
import { SecondFactorNeeded } from '@troupe/contract/sign-in/second-factor-proof'
import { seconds } from '../../lib/durations.ts'
import { toStep, toTotpCode } from '../../modules/accounts/secrets/totp.ts'
import { post, type SignedInUser } from '../test-accounts.ts'
import type { TestApp } from '../test-app.ts'
import { TestBrowser } from '../test-browser.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

export const factorUrl = '/api/account/second-factor'
export const secondStepUrl = '/api/auth/login/second-factor'

export const byPassword = ({ password }: Pick<SignedInUser, 'password'>) => ({
  confirmation: { method: 'password', password },
})

/** An authenticator app that was set up. */
export interface SetUpApp {
  readonly secret: string
  readonly recoveryCodes: string[]
  /** The next code, after the time for which one is shown. */
  nextCode(): string
}

/** Sets up an authenticator app for the user. */
export async function setUpApp(testApp: TestApp, user: SignedInUser): Promise<SetUpApp> {
  const { accessToken: token } = user
  const begun = await post(testApp, `${factorUrl}/app`, { body: byPassword(user), token })
  const { secret } = secondFactorEndpoints.beginApp.response.parse(begun.json())
  const showCode = () => toTotpCode(secret, toStep(testApp.clock.now()))
  const answer = await post(testApp, `${factorUrl}/app-code`, { body: { code: showCode() }, token })
  const { recovery_codes } = secondFactorEndpoints.completeApp.response.parse(answer.json())
  return {
    secret,
    recoveryCodes: recovery_codes ?? [],
    nextCode() {
      testApp.clock.advance(seconds(30))
      return showCode()
    },
  }
}

/** Adds a passkey of the authenticator to the account. */
export async function addPasskey(
  testApp: TestApp,
  user: SignedInUser,
  authenticator: SoftwareAuthenticator = new SoftwareAuthenticator(),
) {
  const { accessToken: token } = user
  const begun = await post(testApp, `${factorUrl}/passkey-options`, { body: byPassword(user), token })
  const { challenge_token, options } = secondFactorEndpoints.beginPasskey.response.parse(begun.json())
  const body = { challenge_token, name: 'Laptop', credential: authenticator.create(options) }
  const answer = await post(testApp, `${factorUrl}/passkeys`, { body, token })
  return { authenticator, ...secondFactorEndpoints.addPasskey.response.parse(answer.json()) }
}

/** Enters the right password in a browser. @returns the browser, and what it is asked for. */
export async function enterPassword(
  testApp: TestApp,
  { email, password }: SignedInUser,
  browser: TestBrowser = new TestBrowser(testApp, '192.0.2.77'),
) {
  const answer = await browser.post('/api/auth/login', { email, password })
  const needed = SecondFactorNeeded.parse(answer.json())
  const prove = (proof: object) => browser.post(secondStepUrl, { challenge_token: needed.challenge_token, proof })
  return { browser, needed, prove }
}
