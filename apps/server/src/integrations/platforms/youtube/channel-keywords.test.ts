import { expect, test } from 'vitest'
import { parseChannelKeywords } from './channel-keywords.ts'

test.each([
  ['cooking "kitchen gadgets" recipes', ['cooking', 'kitchen gadgets', 'recipes']],
  ['cooking, kitchen gadgets, "pots, pans"', ['cooking', 'kitchen gadgets', 'pots, pans']],
  ['  "Google app"   Gmail ', ['Google app', 'Gmail']],
  ['料理 "ケーキ 作り"', ['料理', 'ケーキ 作り']],
  ['"never closed phrase', ['never', 'closed', 'phrase']],
  ['"" , ,', []],
  ['', []],
])('the keywords of %j', (text, keywords) => expect(parseChannelKeywords(text)).toEqual(keywords))
