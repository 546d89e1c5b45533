import { describe, expect, it } from 'vitest'
import { startCriteria as criteria, itReads } from '../../../testing/wire/follow-ups.ts'
import { refineCriteria } from '../refine-criteria.ts'

describe('a follow-up message about countries', () => {
  itReads([
    ['only Germany', { regions: ['DE'] }, 'only Germany'],
    ['German creators', { regions: ['DE'] }],
    ['creators from Germany please', { regions: ['DE'] }],
    ['DE', { regions: ['DE'] }],
    ['DE, AT and CH', { regions: ['DE', 'AT', 'CH'] }, 'only Germany, Austria and Switzerland'],
    ['UK or Ireland', { regions: ['GB', 'IE'] }, 'only United Kingdom and Ireland'],
    ['only creators based in the United Kingdom', { regions: ['GB'] }],
    ['also Canada', { regions: ['US', 'CA'] }, 'also Canada'],
    ['add France and Spain', { regions: ['US', 'FR', 'ES'] }],
    ['Canada too', { regions: ['US', 'CA'] }],
    ['Canada instead', { regions: ['CA'] }],
    ['only US creators', { regions: ['US'] }],
    ['only us creators', { regions: ['US'] }],
    ['show us creators from Japan', { regions: ['JP'] }],
    ['not the US but Canada', { regions: ['CA'] }],
    ['anywhere', { regions: [] }, 'any country'],
    ['creators from all over the world', { regions: [] }],
    ['German-speaking', { regions: ['DE', 'AT', 'CH'] }],
    ['Scandinavia', { regions: ['SE', 'DK', 'NO', 'FI'] }],
    ['Could you show me only South Korean creators, please?', { regions: ['KR'] }],
    ['ONLY IN GERMANY', { regions: ['DE'] }],
    ['can we focus on UK creators?', { regions: ['GB'] }],
    ['what about France?', { regions: ['FR'] }],
    ['not only Canada', { regions: ['US', 'CA'] }],
    [
      'Europe but not France',
      {
        regions: ['GB', 'DE', 'IT', 'ES', 'SE', 'NL', 'CH', 'BE', 'AT', 'DK', 'NO', 'FI', 'IE', 'PT', 'GR', 'PL'],
      },
    ],
    ['creators who speak German', { regions: ['DE', 'AT', 'CH'] }],
    ['please remove the country filter', { regions: [] }],
    ['nur Deutschland', { regions: ['DE'] }],
    ['bitte nur deutsche Creator', { regions: ['DE'] }],
    ['auch Österreich', { regions: ['US', 'AT'] }],
    ['solo España', { regions: ['ES'] }],
    ['solo creadores de México', { regions: ['MX'] }],
    ['uniquement la France', { regions: ['FR'] }],
    ["seulement l'Allemagne", { regions: ['DE'] }],
    ['只要德国', { regions: ['DE'] }],
    ['只看美国和加拿大的博主', { regions: ['US', 'CA'] }],
  ])

  it('removes a country from the selected ones, or selects all others', () => {
    const several = { ...criteria, regions: ['US', 'CA'] }
    expect(refineCriteria('not the US', several).criteria.regions).toEqual(['CA'])
    const others = refineCriteria('not the US', { ...criteria, regions: [] })
    expect(others.criteria.regions).toHaveLength(49)
    expect(others.criteria.regions).not.toContain('US')
    expect(others.changes).toEqual(['not United States'])
    expect(refineCriteria('anywhere but the US or Canada', criteria).criteria.regions).toHaveLength(48)
    expect(refineCriteria('without Germany, Austria and Switzerland', criteria).criteria.regions).toEqual(['US'])
  })
})

describe('a follow-up message about platforms', () => {
  itReads([
    ['only TikTok', { platforms: ['tiktok'] }, 'only TikTok'],
    ['also YouTube', { platforms: ['tiktok', 'instagram', 'youtube'] }, 'also YouTube'],
    ['YouTube as well', { platforms: ['tiktok', 'instagram', 'youtube'] }],
    ['YouTube instead', { platforms: ['youtube'] }],
    ['no Instagram', { platforms: ['tiktok'] }, 'no Instagram'],
    ['Insta and YouTube', { platforms: ['instagram', 'youtube'] }],
    ['without TikTok or Instagram', { platforms: ['youtube'] }],
    ['all platforms', { platforms: ['tiktok', 'instagram', 'youtube'] }, 'all platforms'],
    ['YouTubers', { platforms: ['youtube'] }],
    ['nur auf Instagram', { platforms: ['instagram'] }],
    ['只看抖音', { platforms: ['tiktok'] }],
  ])
})
