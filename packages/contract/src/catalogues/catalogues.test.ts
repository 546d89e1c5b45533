import { describe, expect, test } from 'vitest'
import { categories, findCategoryId, getCategoryName } from './categories.ts'
import { countries, getCountryName } from './countries.ts'

describe('the catalogues', () => {
  test('hold the 75 categories that the specification lists, each once', () => {
    expect(new Set(categories.map(({ id }) => id)).size).toBe(75)
    expect(categories[0].id).toBe('food_cooking')
    expect(categories.at(-1)?.id).toBe('social_issues')
  })

  test('hold the 50 countries, each once', () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(50)
  })

  test('find a category by its id and by its name in any case', () => {
    expect(findCategoryId('vegan_vegetarian')).toBe('vegan_vegetarian')
    expect(findCategoryId(' vegan & VEGETARIAN ')).toBe('vegan_vegetarian')
    expect(findCategoryId('knitting for cats')).toBeUndefined()
    expect(findCategoryId('constructor')).toBeUndefined()
  })

  test('give the readable names', () => {
    expect(getCategoryName('diy_crafts')).toBe('DIY & Crafts')
    expect(getCountryName('TR')).toBe('Türkiye')
    expect(getCountryName('IS')).toBe('Iceland')
  })
})
