import { inventPerson, readCode } from '../../tools/testing/test-person.ts'
import { enterSignIn, fillRegistration, openRegistration, typeCode } from '../account-steps.ts'
import { expect, searchBox, test } from '../journey.ts'
import {
  inventCreatorAddress,
  invite,
  listChannelUrls,
  proveAddress,
  signUpInviter,
  startOnboarding,
} from '../onboarding-steps.ts'
import { ownChannelLink, readMailedLink } from '../own-channel-steps.ts'
import { createTranslator } from '../translate.ts'

test.describe('in a Chinese browser', () => {
  test.use({ language: 'zh-Hans' })

  test('a person signs up and searches in Chinese; English, once chosen, is kept in the account', async ({
    browser,
    page,
    t,
    troupe,
  }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/zh-Hans$/)
    await expect(page).toHaveTitle(t('Troupe: find the creators your customers already watch'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('Find the creators your customers already watch.'),
    )
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans')

    const person = inventPerson()
    await openRegistration(page, t)
    await fillRegistration(page, person, t)
    await expect(page.getByRole('heading', { name: t('Verify your email') })).toBeVisible()
    await typeCode(page, await readCode(troupe.url, person.email), t)
    await page.getByRole('button', { name: t('Continue'), exact: true }).click()
    await enterSignIn(page, person, t)

    await page.getByRole('link', { name: t('Discover'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('Discover KOLs') })).toBeVisible()
    await searchBox(page, t).fill('纯素烘焙')
    await page.getByRole('button', { name: t('Search'), exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /^(超过 )?[\d,]+ 位创作者/ })).toBeVisible()
    await expect(page.getByText(/\d+ 位来自创作者库/)).toBeVisible()

    await page.getByRole('button', { name: person.username }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Discover KOLs' })).toBeVisible()

    const elsewhere = await browser.newPage({ baseURL: troupe.url, locale: 'zh-CN' })
    await elsewhere.goto('/auth')
    await enterSignIn(elsewhere, person, t)
    await expect(elsewhere.getByRole('link', { name: 'Discover', exact: true })).toBeVisible()
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
    await elsewhere.close()
  })
})

/** Has a mailed link ask for a language. */
function askFor(link: string, language: string): string {
  const url = new URL(link)
  url.searchParams.set('language', language)
  return url.href
}

test('an invited creator registers a channel in German, and signs in on a page in English', async ({
  page,
  troupe,
}) => {
  const t = createTranslator('de')
  const accessToken = await signUpInviter(troupe)
  const email = inventCreatorAddress()
  const { link } = await invite(troupe, accessToken, email)
  await page.goto(askFor(link, 'de'))
  await expect(page.getByText(t('Step {step} of 4', { step: 1 }))).toBeVisible()
  await expect(page).toHaveURL(/\/kol-onboarding\?step=1$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: t('Start Onboarding') }).click()
  await expect(page.getByText(t('onboarding.url_required'))).toBeVisible()

  const [url = ''] = await listChannelUrls(troupe, { accessToken, platform: 'tiktok', query: 'vegan cooking' })
  await startOnboarding(page, url, t)
  await page.reload()
  await page.getByRole('button', { name: t('Next [step]') }).click()
  await page.getByRole('checkbox', { name: t('Food & Cooking') }).check()
  await page.getByRole('button', { name: t('Next [step]') }).click()
  await page.getByLabel(t('Estimated Collaboration Price (USD)')).fill('1250,5')
  await page.getByRole('checkbox', { name: t('Giveaways') }).check()
  await proveAddress(page, troupe, email, t)
  await page.getByRole('button', { name: t('Complete Registration') }).click()
  await expect(page.getByRole('heading', { name: t('Welcome to Our Network!') })).toBeVisible()

  const own = await page.context().newPage()
  const ownLink = await readMailedLink(troupe, { email, form: ownChannelLink })
  await own.goto(askFor(ownLink, 'de'))
  const said = own.getByRole('region', { name: t('What you told us') })
  await expect(said.getByText('1.250,5 $', { exact: true })).toBeVisible()
  await expect(said.getByText(t('Giveaways'))).toBeVisible()
  await own.getByRole('button', { name: t('Language: {name}', { name: 'Deutsch' }) }).click()
  await own.getByRole('menuitemradio', { name: '日本語' }).click()
  await expect(own.getByRole('heading', { level: 1, name: createTranslator('ja')('Your page') })).toBeVisible()

  await page.getByRole('link', { name: t('Sign In to Your Account') }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
