/**
 * The countries that TikTok One has creators of, in groups that one request may name together. How TikTok groups them is not
 * published: these are the smallest sensible groups, so that each lies within one of TikTok's.
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

/** Asked where anywhere will do: the market with most creators. */
const defaultGroup = ['US']

/**
 * The countries to ask TikTok One for: of those wanted the ones of the group that has most of them, the first of equals; where
 * none is wanted, the default group. Empty: TikTok One serves none of them.
 */
export function chooseMarketRegions(wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0) return defaultGroup
  const unique = [...new Set(wanted.map((region) => region.toUpperCase()))]
  const chosen = groups.map((group) => unique.filter((region) => group.includes(region)))
  return chosen.reduce((best, regions) => (regions.length > best.length ? regions : best), [])
}
