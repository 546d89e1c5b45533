import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { invitationEndpoints } from '@troupe/contract/invitations'
import { z } from 'zod'
import { inventPerson, postJson, readCode, signUp } from '../tools/testing/test-person.ts'
import { type RunningTroupe, toInboxUrl } from '../tools/testing/troupe-process.ts'
import { typeCode } from './account-steps.ts'
import { expect } from './journey.ts'
import { inEnglish, type Translate } from './translate.ts'

const Messages = z.array(z.object({ id: z.string(), to: z.string() }))
const Message = z.object({ text: z.string().nullable() })

let invited = 0

/** An address unique within this run. */
export function inventCreatorAddress(): string {
  return `creator-${process.pid}-${++invited}@example.test`
}

/** Registers a user who sends invitations; returns the access token. */
export async function signUpInviter(troupe: RunningTroupe): Promise<string> {
  return (await signUp(troupe.url, inventPerson())).access_token
}

/** Invites an address; resolves to the mailed links and the invitation's id. */
export async function invite(troupe: RunningTroupe, accessToken: string, email: string) {
  const { path, response } = invitationEndpoints.invite
  const answer = response.parse(await postJson(`${troupe.url}${path}`, { email }, accessToken))
  const [invitation] = answer.invitations
  if (!invitation) throw new Error(`${email} was not invited: ${JSON.stringify(answer.left_out)}`)
  const links = await readLinks(troupe, email)
  return { id: invitation.id, ...links }
}

/** Waits for the newest invitation to an address in the inbox; returns its links. */
async function readLinks(troupe: RunningTroupe, email: string) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
    const messages = Messages.parse(await (await fetch(toInboxUrl(troupe.url, '/messages'))).json())
    for (const { id } of messages.filter(({ to }) => to.includes(email))) {
      const { text } = Message.parse(await (await fetch(toInboxUrl(troupe.url, `/messages/${id}`))).json())
      const [link, decline] = (text ?? '').match(/https?:\/\/[^\s<>"]+\/kol-onboarding\?[^\s<>")\]]+/g) ?? []
      if (link && decline) return { link, decline }
    }
  }
  throw new Error(`No invitation for ${email} arrived in the inbox`)
}

/** Lists the URLs of channels that a platform knows. */
export async function listChannelUrls(
  troupe: RunningTroupe,
  { accessToken, platform, query }: { accessToken: string; platform: Platform; query: string },
): Promise<string[]> {
  const { path, response } = discoveryEndpoints.hybridSearch
  const body = { query_text: query, platforms: [platform], max_api_requests: 0 }
  const { results } = response.parse(await postJson(`${troupe.url}${path}`, body, accessToken))
  return results.flatMap(({ url }) => url ?? [])
}

/** Enters the channel in step 1 and waits for its data from the platform. */
export async function startOnboarding(page: Page, url: string, t: Translate = inEnglish): Promise<void> {
  await page.getByLabel(t('Channel URL')).fill(url)
  await page.getByRole('button', { name: t('Start Onboarding') }).click()
  await expect(page.getByRole('heading', { name: t('Confirm Your Channel Information') })).toBeVisible()
}

/** Goes from step 2 to step 4 without changing anything. */
export async function goToLastStep(page: Page): Promise<void> {
  for (const title of ['Additional Information', 'Work Preferences']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
}

/** Verifies the address with the mailed code. */
export async function proveAddress(page: Page, troupe: RunningTroupe, email: string, t: Translate = inEnglish) {
  await page.getByRole('button', { name: t('Verify Email Address'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('Verify Your Email') })
  await typeCode(page, await readCode(troupe.url, email), t)
  await expect(dialog.getByText(t('Email Verified!'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('Complete Registration') })).toBeFocused()
}
