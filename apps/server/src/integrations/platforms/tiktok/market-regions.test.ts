import { expect, test } from 'vitest'
import { chooseMarketRegions } from './market-regions.ts'

test.each([
  ['nothing in particular: the largest market', [], ['US']],
  ['one country', ['JP'], ['JP']],
  ['countries of one group, each once', ['DE', 'FR', 'DE'], ['DE', 'FR']],
  ['countries of several groups: the group with most of them', ['US', 'TH', 'DE', 'VN'], ['TH', 'VN']],
  ['as many of each: the first group', ['DE', 'US'], ['US']],
  ['countries among others that TikTok does not serve', ['IN', 'BR'], ['BR']],
  ['only countries that it does not serve', ['IN', 'NG'], []],
  ['small letters', ['us'], ['US']],
])('asks for %s', (_what, wanted, chosen) => {
  expect(chooseMarketRegions(wanted)).toEqual(chosen)
})
