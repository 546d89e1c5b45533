import { expect, test } from 'vitest'
import { findHashtags, rankHashtags } from './hashtags.ts'

test('finds hashtags of any script in a text', () => {
  expect(findHashtags('new #peeler! #Küche#厨房 #a_1 # not this #🎉 mail#x')).toEqual([
    'peeler',
    'Küche',
    '厨房',
    'a_1',
    'x',
  ])
})

test('ranks hashtags by how many posts carry them, in any case, with or without the sign', () => {
  expect(
    rankHashtags([
      ['b', '#Baking', 'b', ' '],
      ['baking', '#'],
      ['c', 'BAKING', 'b'],
    ]),
  ).toEqual(['baking', 'b', 'c'])
})

test('finds no hashtags in a text without them, and at most twenty', () => {
  expect(rankHashtags([[], []])).toBeUndefined()
  expect(rankHashtags([Array.from({ length: 30 }, (_, number) => `tag${number}`)])).toHaveLength(20)
})
