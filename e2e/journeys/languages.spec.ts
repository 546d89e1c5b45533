import type { Page } from '@playwright/test'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { inventPerson, readCode } from '../../tools/testing/test-person.ts'
import { enterSignIn, fillRegistration, openRegistration, typeCode } from '../account-steps.ts'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'
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

/** A language, a wish in it, and the categories of which its first creators must have one. */
type Row = readonly [language: string, wish: string, categories: readonly CategoryId[]]

const outdoors: readonly CategoryId[] = ['hiking_camping', 'outdoor_adventure']

const rows: readonly Row[] = [
  ['en', 'home workouts without equipment', ['fitness']],
  ['en', 'exercise without a gym', ['fitness', 'bodybuilding']],
  ['zh', '纯素蛋糕', ['baking', 'vegan_vegetarian']],
  ['zh-Hant', '護膚保養', ['skincare']],
  ['ja', '登山とキャンプ', outdoors],
  ['ko', '스킨케어 루틴', ['skincare']],
  ['es', 'viajes con poco dinero', ['travel', 'backpacking']],
  ['de', 'Garten für Anfänger', ['gardening']],
  ['fr', 'jouets en bois pour enfants', ['kids_activities']],
  ['fr', 'recettes faciles', ['food_cooking', 'vegan_vegetarian']],
  ['pt', 'jogos de tabuleiro', ['board_games']],
  ['it', 'ricette di pasta', ['food_cooking']],
  ['tr', 'makyaj dersleri', ['makeup']],
  ['ru', 'бег и марафоны', ['running']],
  ['ar', 'تصوير الحيوانات البرية', ['wildlife']],
  ['hi', 'योग और ध्यान', ['yoga_pilates']],
  ['id', 'rias wajah pengantin', ['makeup']],
  ['vi', 'bóng đá', ['soccer']],
]

/** Searches by the box on the page and returns the response. */
async function searchFor(page: Page, wish: string) {
  const answer = page.waitForResponse(
    (response) => response.ok() && response.url().endsWith(discoveryEndpoints.hybridSearch.path),
  )
  await searchBox(page).fill(wish)
  await searchBox(page).press('Enter')
  return discoveryEndpoints.hybridSearch.response.parse(await (await answer).json()).results
}

const cards = (page: Page) => page.getByRole('article')

test('a wish in any of 15 languages shows five creators about it first', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  for (const [language, wish, categories] of rows) {
    await test.step(`${language}: ${wish}`, async () => {
      const results = await searchFor(page, wish)
      // A creator just found on a platform has no categories yet.
      const known = results.filter((creator) => creator.content_categories.length > 0)
      expect(known.length).toBeGreaterThanOrEqual(5)
      for (const { title, content_categories } of known.slice(0, 5)) {
        expect(
          content_categories.some((category) => categories.includes(category)),
          `${wish}: ${title}`,
        ).toBe(true)
      }
      await expect(cards(page).first()).toContainText(results[0]?.title ?? '')
    })
  }
})

/** A wish, a word of its language or of the creators', and the meaning by which they match. */
const explained: readonly (readonly [wish: string, word: string, gloss: string])[] = [
  // The word is the wish's own.
  ['蛋糕', '蛋糕', 'cake'],
  ['ケーキ', 'ケーキ', 'cake'],
  ['케이크', '케이크', 'cake'],
  ['كعك', 'كعك', 'cake'],
  // The passage is in the creator's language, the wish in English.
  ['home-style cooking, speaking Chinese', '家常菜', 'cooking'],
  ['mountaineering, speaking Japanese', '登山', 'mountaineering'],
  ['wild animals, speaking Korean', '야생동물', 'wildlife'],
  ['pet animals, speaking Arabic', 'حيوانات أليفة', 'pets'],
]

test('a card says by which word of another language a creator matches, with its meaning', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  for (const [wish, word, gloss] of explained) {
    await test.step(wish, async () => {
      await searchFor(page, wish)
      const passage = page.getByText(new RegExp(`\\(.*${word}, ${gloss}.*\\)$`)).first()
      await expect(cards(page).filter({ has: passage }).first()).toBeAttached()
      // A wish in English: the passage quotes the creator's own word.
      if (/^\p{ASCII}+$/u.test(wish)) await expect(page.locator('mark', { hasText: word }).first()).toBeAttached()
    })
  }
})
