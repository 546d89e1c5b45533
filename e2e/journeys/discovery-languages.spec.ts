import type { Page } from '@playwright/test'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'

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
  const answer = page.waitForResponse((response) => response.url().endsWith(discoveryEndpoints.hybridSearch.path))
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
