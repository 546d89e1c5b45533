import { describe, expect, test } from 'vitest'
import { toCategories } from './topic-categories.ts'

describe('topics of a platform', () => {
  test.each([
    ['https://en.wikipedia.org/wiki/Food', ['food_cooking']],
    ['https://en.wikipedia.org/wiki/Technology', ['technology']],
    ['https://en.wikipedia.org/wiki/Role-playing_video_game', ['gaming']],
    ['https://en.wikipedia.org/wiki/Association_football', ['soccer']],
    ['https://en.wikipedia.org/wiki/Lifestyle_(sociology)', []],
    ['https://en.wikipedia.org/wiki/Knowledge', []],
    ['HOME_AND_GARDEN', ['home_decor', 'gardening']],
    ['FOOD_AND_DRINK', ['food_cooking']],
    ['GAMES_PUZZLES_AND_PLAY', ['gaming']],
    ['Beauty & Personal Care', ['beauty']],
    ['Family & Parenting', ['family_parenting']],
    ['family_parenting', ['family_parenting']],
    ['constructor', []],
    ['', []],
    ['a'.repeat(1_000_000), []],
  ])('%.60s means %j', (topic, categories) => expect(toCategories([topic])).toEqual(categories))

  test('give each category once', () => {
    expect(toCategories(['Food', 'https://en.wikipedia.org/wiki/Food', 'Baking'])).toEqual(['food_cooking', 'baking'])
  })
})
