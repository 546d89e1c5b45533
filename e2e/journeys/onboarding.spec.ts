import type { Page } from '@playwright/test'
import { invitationEndpoints } from '@troupe/contract/invitations'
import { postJson } from '../../tools/testing/test-person.ts'
import { type RunningTroupe, startTroupe } from '../../tools/testing/troupe-process.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, test } from '../journey.ts'
import {
  goToLastStep,
  inventCreatorAddress,
  invite,
  listChannelUrls,
  proveAddress,
  signUpInviter,
  startOnboarding,
} from '../onboarding-steps.ts'
import { inEnglish, type Translate } from '../translate.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const forbidden = { name: '403 - Access Forbidden' }
const welcome = { name: 'Welcome to Our Network!' }

/** Opens a new invitation; resolves to it, its address and the inviter's access token. */
async function openInvitation(page: Page, troupe: RunningTroupe, t: Translate = inEnglish) {
  const accessToken = await signUpInviter(troupe)
  const email = inventCreatorAddress()
  const invitation = await invite(troupe, accessToken, email)
  await page.goto(invitation.link)
  await expect(page.getByText(t('Step {step} of 4', { step: 1 }))).toBeVisible()
  return { accessToken, email, ...invitation }
}

test.describe('on a phone', () => {
  test.use(phone)

  test('an invited creator registers a channel, is interrupted, and goes on', { tag: '@languages' }, async ({
    page,
    t,
    troupe,
  }) => {
    const { accessToken, email, link } = await openInvitation(page, troupe, t)
    await expect(page).toHaveURL(/\/kol-onboarding\?step=1$/)
    await expect(page.getByRole('button', { name: t('Previous [step]') })).toBeDisabled()
    const [url = ''] = await listChannelUrls(troupe, { accessToken, platform: 'tiktok', query: 'street food' })
    await startOnboarding(page, url, t)

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByLabel(t('Contact Email'))).toHaveValue(email)
    await page.getByLabel(t('Channel Name')).fill('Street Food by Me')
    await page.getByLabel(t('Channel Name')).press('Enter')
    await expect(page.getByText(t('Step {step} of 4', { step: 2 }))).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(t('Channel Name'))).toHaveValue('Street Food by Me')

    await page.getByRole('button', { name: t('Next [step]') }).tap()
    await page.getByLabel(t('Country/Region')).fill('Portugal')
    await page.getByRole('checkbox', { name: t('Travel') }).check()
    const later = await page.context().newPage()
    await page.close()
    await later.goto(link)
    await expect(later.getByText(t('Step {step} of 4', { step: 3 }))).toBeVisible()
    await expect(later.getByLabel(t('Country/Region'))).toHaveValue('Portugal')

    await later.getByRole('button', { name: t('Next [step]') }).tap()
    await later.getByLabel(t('Estimated Collaboration Price (USD)')).fill('250')
    await later.getByRole('checkbox', { name: t('Giveaways') }).check()
    await proveAddress(later, troupe, email, t)
    await later.getByRole('button', { name: t('Complete Registration') }).tap()
    await expect(later.getByRole('heading', { name: t(welcome.name) })).toBeVisible()
    await later.reload()
    await expect(later.getByRole('heading', { name: t(welcome.name) })).toBeVisible()
    expect(await later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('troupe.')))).toEqual([])
  })

  test('the back gesture goes back one step', async ({ page, troupe }) => {
    const { accessToken } = await openInvitation(page, troupe)
    const urls = await listChannelUrls(troupe, { accessToken, platform: 'instagram', query: 'fitness' })
    await startOnboarding(page, urls[0] ?? '')
    await goToLastStep(page)
    for (const step of [3, 2, 1]) {
      await page.goBack()
      await expect(page.getByText(`Step ${step} of 4`)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Next' }).tap()
    await expect(page.getByText('Step 2 of 4')).toBeVisible()
  })

  test('who wants no invitations says so with one button, and the link is dead', async ({ page, troupe }) => {
    const { decline, link } = await invite(troupe, await signUpInviter(troupe), inventCreatorAddress())
    await page.goto(decline)
    await expect(page.getByRole('heading', { name: 'No more invitations?' })).toBeVisible()
    await expectNothingSerious(page)
    await page.getByRole('button', { name: 'I want no invitations' }).tap()
    await expect(page.getByRole('heading', { name: 'You will get no more invitations' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', forbidden)).toBeVisible()
  })
})

for (const [device, options] of Object.entries({ phone, desktop: {} })) {
  test.describe(`on a ${device}`, () => {
    test.use(options)

    test('every step is accessible, in light and dark', async ({ page, troupe }) => {
      test.slow()
      const { accessToken, email } = await openInvitation(page, troupe)
      const urls = await listChannelUrls(troupe, { accessToken, platform: 'youtube', query: device })
      await expectNothingSerious(page)
      await startOnboarding(page, urls[0] ?? '')
      await page.getByLabel('Channel Name').fill('')
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('Channel name is required')).toBeVisible()
      await expectNothingSerious(page)
      await page.getByLabel('Channel Name').fill('Crafts')
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('Step 3 of 4')).toBeVisible()
      await expectNothingSerious(page)
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('Step 4 of 4')).toBeVisible()
      await expectNothingSerious(page)
      await proveAddress(page, troupe, email)
      await expectNothingSerious(page)
      await page.getByRole('button', { name: 'Complete Registration' }).click()
      await expect(page.getByRole('heading', welcome)).toBeVisible()
      await expectNothingSerious(page)
    })
  })
}

test('a channel is registered with the keyboard alone', async ({ page, troupe }) => {
  const { accessToken, email } = await openInvitation(page, troupe)
  const urls = await listChannelUrls(troupe, { accessToken, platform: 'youtube', query: 'home cooking' })
  await page.getByRole('button', { name: 'YouTube' }).press('Enter')
  await expect(page.getByLabel('Channel URL')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(urls[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm Your Channel Information' })).toBeFocused()
  for (const step of [3, 4]) {
    await page.getByRole('button', { name: 'Next' }).press('Enter')
    await expect(page.getByText(`Step ${step} of 4`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await proveAddress(page, troupe, email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', welcome)).toBeFocused()
  await page.getByRole('link', { name: 'Sign In to Your Account' }).press('Enter')
  await expect(page).toHaveURL(/\/auth$/)
})

test('only a valid invitation opens the wizard', async ({ page, troupe }) => {
  await page.goto('/kol-onboarding')
  await expect(page.getByRole('heading', forbidden)).toBeVisible()
  await expect(page.getByText('Invalid or Missing Token')).toBeVisible()
  await expectNothingSerious(page)
  await page.goto(`/kol-onboarding?token=${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', forbidden)).toBeVisible()
  await page.goto(`/kol-onboarding?token=${'%F0%9F%92%A9'.repeat(300)}`)
  await expect(page.getByRole('heading', forbidden)).toBeVisible()

  const accessToken = await signUpInviter(troupe)
  const { id, link } = await invite(troupe, accessToken, inventCreatorAddress())
  await revoke(troupe, accessToken, id)
  await page.goto(link)
  await expect(page.getByRole('heading', forbidden)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('an invitation that ends meanwhile is said so at the end', async ({ page, troupe }) => {
  const { accessToken, email, id } = await openInvitation(page, troupe)
  const urls = await listChannelUrls(troupe, { accessToken, platform: 'tiktok', query: 'gaming' })
  await startOnboarding(page, urls[0] ?? '')
  await goToLastStep(page)
  await proveAddress(page, troupe, email)
  await revoke(troupe, accessToken, id)
  await page.getByRole('button', { name: 'Complete Registration' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your invitation token has expired. Please request a new invitation.',
  )
})

test('another address than the invited one leads no further, and can be asked for', async ({ page, troupe }) => {
  const { accessToken, email } = await openInvitation(page, troupe)
  const urls = await listChannelUrls(troupe, { accessToken, platform: 'tiktok', query: 'travel' })
  await startOnboarding(page, urls[0] ?? '')
  const other = inventCreatorAddress()
  await page.getByLabel('Contact Email').fill(other)
  await expect(page.getByText(`Your invitation is for ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  const request = page.getByRole('link', { name: 'Ask for an invitation to this one' })
  await expect(request).toHaveAttribute('href', /^mailto:/)
  await page.getByRole('button', { name: 'Use the invited address' }).click()
  await goToLastStep(page)
})

test('a channel is registered once: by who comes first', async ({ page, troupe }) => {
  const { accessToken, email, link } = await openInvitation(page, troupe)
  const urls = await listChannelUrls(troupe, { accessToken, platform: 'instagram', query: 'yoga' })
  const url = urls[0] ?? ''
  await startOnboarding(page, url)
  await goToLastStep(page)
  await proveAddress(page, troupe, email)

  const context = await page.context().browser()?.newContext({ baseURL: troupe.url })
  const second = await context?.newPage()
  if (!context || !second) throw new Error('The browser is gone')
  const other = await openInvitation(second, troupe)
  await startOnboarding(second, url)
  await goToLastStep(second)
  await proveAddress(second, troupe, other.email)
  await second.getByRole('button', { name: 'Complete Registration' }).click()
  await expect(second.getByRole('heading', welcome)).toBeVisible()
  await second.goto(other.link)
  await expect(second.getByRole('heading', forbidden)).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Complete Registration' }).click()
  await expect(page.getByRole('alert')).toHaveText('This channel has already completed onboarding.')
  await page.goto(`${link}&step=1`)
  await page.getByRole('button', { name: 'Start Onboarding' }).click()
  await expect(page.getByRole('alert')).toContainText('This channel is already onboarded.')
})

test('addresses that are no channel’s are refused before any platform is asked', async ({ page, troupe }) => {
  await openInvitation(page, troupe)
  const box = page.getByLabel('Channel URL')
  await page.getByRole('button', { name: 'Start Onboarding' }).click()
  await expect(page.getByText('Please enter your channel URL')).toBeVisible()
  await expect(box).toBeFocused()
  for (const url of [
    'minabakes',
    'https://youtube.com.evil.test/@mina',
    'https://youtube.com@evil.test/@mina',
    'http://127.0.0.1:3000/youtube.com',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtυbe.com/@mina',
    'javascript:alert(1)//youtube.com',
  ]) {
    await box.fill(url)
    await expect(page.getByRole('alert')).toBeHidden()
    await box.press('Enter')
    await expect(
      page.getByText('Please enter a valid URL. Supported platforms: YouTube, Instagram, TikTok'),
      url,
    ).toBeVisible()
  }
  await box.fill('https://www.youtube.com/@nobody-is-called-so-0')
  await box.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The channel data could not be fetched.')
  await page.route('**/api/kol-onboarding/fetch-from-url', (route) => route.abort())
  await box.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'Connection error. Please check your internet connection and try again.',
  )
  await expectNothingSerious(page)
})

test('a platform that does not answer is named', async ({ page }) => {
  test.slow()
  const troupe = await startTroupe({
    environment: { YOUTUBE_API_KEY: 'sandbox-youtube-unavailable', DEMO_CREATORS: '0', TRUST_PROXY: 'loopback' },
  })
  try {
    await openInvitation(page, troupe)
    await page.getByLabel('Channel URL').fill('https://www.youtube.com/@minabakes')
    await page.getByRole('button', { name: 'Start Onboarding' }).click()
    await expect(page.getByRole('alert')).toContainText('YouTube does not answer at the moment.')
  } finally {
    await troupe.stop()
  }
})

async function revoke(troupe: RunningTroupe, accessToken: string, id: string): Promise<void> {
  await postJson(`${troupe.url}${invitationEndpoints.revoke.path.replace(':id', id)}`, {}, accessToken)
}
