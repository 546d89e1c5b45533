import { discoveryEndpoints } from '@troupe/contract/discovery'
import { expect, searchBox, signInNewPerson, test } from '../journey.ts'

const wishes = {
  en: 'vegan cakes',
  zh: '纯素蛋糕',
  ja: 'ヴィーガンケーキ',
  ko: '비건 케이크',
  es: 'pasteles veganos',
  de: 'vegane Kuchen',
  fr: 'gâteaux végans',
  pt: 'bolos veganos',
  it: 'torte vegane',
  tr: 'vegan pastalar',
  ru: 'веганские торты',
  ar: 'كعك نباتي',
  hi: 'वीगन केक',
  id: 'kue vegan',
  vi: 'bánh ngọt thuần chay',
}

test('a wish for vegan cakes in any of 15 languages shows five creators about it first', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  for (const [language, wish] of Object.entries(wishes)) {
    await test.step(language, async () => {
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/kols/hybrid-search'))
      await searchBox(page).fill(wish)
      await searchBox(page).press('Enter')
      const { results } = discoveryEndpoints.hybridSearch.response.parse(await (await answer).json())
      // A creator just found on a platform has no categories yet.
      const topics = results.map((creator) => creator.content_categories).filter((topics) => topics.length > 0)
      expect(topics.length).toBeGreaterThanOrEqual(5)
      for (const categories of topics.slice(0, 5)) {
        expect(
          categories.some((category) => ['baking', 'vegan_vegetarian'].includes(category)),
          wish,
        ).toBe(true)
      }
    })
  }
})
