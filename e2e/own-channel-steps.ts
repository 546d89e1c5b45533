import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { emailVerificationEndpoints } from '@troupe/contract/account/email-verification'
import { discoveryEndpoints, type HybridSearchResponse } from '@troupe/contract/discovery'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { z } from 'zod'
import { postJson, readCode } from '../tools/testing/test-person.ts'
import { type RunningTroupe, toInboxUrl } from '../tools/testing/troupe-process.ts'
import { inventCreatorAddress, invite, signUpInviter } from './onboarding-steps.ts'

const Messages = z.array(z.object({ id: z.string(), to: z.string(), subject: z.string() }))
const Message = z.object({ text: z.string().nullable() })

type FoundCreator = HybridSearchResponse['results'][number]

/** Reads the access token of the person signed in on the page. */
export async function readAccessToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  if (token === null) throw new Error('Nobody is signed in')
  return token
}

/** Finds creators of the catalogue that match a text. */
export async function findCreators(troupe: RunningTroupe, accessToken: string, text: string): Promise<FoundCreator[]> {
  const { path, response } = discoveryEndpoints.hybridSearch
  const body = { query_text: text, platforms: ['tiktok', 'instagram'], max_api_requests: 0, result_limit: 100 }
  return response.parse(await postJson(`${troupe.url}${path}`, body, accessToken)).results
}

/**
 * Waits up to a minute for a new mailed link to an address: one that matches `form` and is not in `known`, in a mail
 * with this subject if one is given.
 */
export async function readMailedLink(
  troupe: RunningTroupe,
  { email, form, subject, known = [] }: { email: string; form: RegExp; subject?: string; known?: readonly string[] },
): Promise<string> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
    const messages = Messages.parse(await (await fetch(toInboxUrl(troupe.url, '/messages'))).json())
    for (const { id } of messages.filter((mail) => mail.to.includes(email) && (!subject || mail.subject === subject))) {
      const { text } = Message.parse(await (await fetch(toInboxUrl(troupe.url, `/messages/${id}`))).json())
      const link = form.exec(text ?? '')?.[0]
      if (link && !known.includes(link)) return link
    }
  }
  throw new Error(`No new link to ${form} for ${email} arrived in the inbox`)
}

export const invitationLink = /https?:\/\/\S+\/kol-onboarding\?token=[\w-]+\.[\w-]+/
export const ownChannelLink = /https?:\/\/\S+\/my-channel(?:\?language=[\w-]+)?#token=[\w-]+\.[\w-]+/

/** Registers a creator's channel with an address; returns the creator and the mailed link to their page. */
export async function registerCreator(troupe: RunningTroupe, email = inventCreatorAddress()) {
  const accessToken = await signUpInviter(troupe)
  const creators = await findCreators(troupe, accessToken, `gardening ${Math.random()}`)
  const creator = creators.find(({ url, confirmed_at }) => url !== null && confirmed_at === null)
  if (!creator) throw new Error('The catalogue has no creator with an address')
  const { link } = await invite(troupe, accessToken, email)
  await postJson(`${troupe.url}${emailVerificationEndpoints.requestCode.path}`, { email })
  const verification_code = await readCode(troupe.url, email)
  await postJson(`${troupe.url}${emailVerificationEndpoints.verifyCode.path}`, { email, verification_code })
  const registered = await postJson(`${troupe.url}${onboardingEndpoints.register.path}`, {
    token: new URL(link).searchParams.get('token'),
    url: creator.url,
    email,
    country_region: 'Portugal',
    content_categories: ['Pets'],
    estimated_price: 900,
    preferred_collaboration_types: ['Giveaways'],
  })
  const { creator_id: id } = onboardingEndpoints.register.response.parse(registered)
  return { id, email, creator, link: await readMailedLink(troupe, { email, form: ownChannelLink }) }
}
