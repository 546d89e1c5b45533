/**
 * Countries with creators on TikTok One, in groups that one request may name together. TikTok's own grouping is not
 * published; these are the smallest sensible groups, so that each lies within one of TikTok's.
 */
const groups: readonly (readonly string[])[] = [
  ['US'],
  ['CA'],
  ['BR'],
  ['GB', 'DE', 'FR', 'IT', 'ES'],
  ['ID', 'MY', 'PH', 'SG', 'TH', 'VN'],
  ['JP', 'KR', 'TW'],
  ['AE', 'EG', 'IL', 'SA', 'TR'],
  ['AU'],
  ['RU'],
]

/** Used for searches without a country: the market with the most creators. */
const defaultGroup = ['US']

/**
 * Chooses the countries to request from TikTok One: the wanted ones in the group that contains most of them, the first
 * group in a tie. Without wanted countries, the default group. Empty: TikTok One serves none of them.
 */
export function chooseMarketRegions(wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0) return defaultGroup
  const unique = [...new Set(wanted.map((region) => region.toUpperCase()))]
  const chosen = groups.map((group) => unique.filter((region) => group.includes(region)))
  return chosen.reduce((best, regions) => (regions.length > best.length ? regions : best), [])
}
