import { describe, expect, it } from 'vitest'
import { startCriteria as criteria, itReads } from '../../../testing/wire/follow-ups.ts'
import { refineCriteria } from '../refine-criteria.ts'

const europe = 'GB DE FR IT ES SE NL CH BE AT DK NO FI IE PT GR PL'.split(' ')

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
    ['不要美国的，要英国的', { regions: ['GB'] }],
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
    ['only Asia', { regions: 'JP KR CN IN SG TH VN MY PH ID HK TW'.split(' ') }],
    ['also the Benelux countries', { regions: ['US', 'BE', 'NL'] }],
    ['hispanic creators', { regions: 'ES MX AR CO CL PE VE'.split(' ') }],
    ['only German creators', { regions: ['DE'] }],
    ['only in German', { regions: ['DE', 'AT', 'CH'] }],
    ['english', { regions: 'US GB CA AU NZ IE'.split(' ') }],
    ['español', { regions: 'ES MX AR CO CL PE VE'.split(' ') }],
    ['auch Englisch', { regions: 'US GB CA AU NZ IE'.split(' ') }],
    ['dont Canada', { regions: ['US'] }, 'not Canada'],
    ["don't show Canada", { regions: ['US'] }, 'not Canada'],
    ['only North America', { regions: ['US', 'CA', 'MX'] }],
    ['nur Germany, Austria and Switzerland', { regions: ['DE', 'AT', 'CH'] }],
    ['aussi Canada and Mexico', { regions: ['US', 'CA', 'MX'] }, 'also Canada and Mexico'],
    ['creators who speak Japanese', { regions: ['JP'] }],
    ['also Germany, Austria and Switzerland', { regions: ['US', 'DE', 'AT', 'CH'] }],
    ['只要欧洲的博主，不要法国', { regions: europe.filter((code) => code !== 'FR') }],
    ['auch Skandinavien', { regions: ['US', 'SE', 'DK', 'NO', 'FI'] }],
    ['solo Latinoamérica', { regions: 'MX BR AR CL CO PE VE'.split(' ') }],
    ['uniquement en Afrique', { regions: ['ZA', 'EG', 'NG', 'KE', 'MA'] }],
    ["sadece Asya'dan", { regions: 'JP KR CN IN SG TH VN MY PH ID HK TW'.split(' ') }],
    ['только из Европы', { regions: europe }],
    ['فقط من دول الخليج', { regions: ['SA', 'AE'] }],
    ['सिर्फ एशिया से', { regions: 'JP KR CN IN SG TH VN MY PH ID HK TW'.split(' ') }],
    ['hanya di Asia Tenggara', { regions: ['SG', 'TH', 'VN', 'MY', 'PH', 'ID'] }],
    ['chỉ ở châu Âu', { regions: europe }],
    ['アジアだけ', { regions: 'JP KR CN IN SG TH VN MY PH ID HK TW'.split(' ') }],
    ['북유럽만', { regions: ['SE', 'DK', 'NO', 'FI'] }],
    ['apenas na América do Sul', { regions: ['BR', 'AR', 'CL', 'CO', 'PE', 'VE'] }],
    ['solo in Europa', { regions: europe }],
    ['Could you show me only South Korean creators, please?', { regions: ['KR'] }],
    ['ONLY IN GERMANY', { regions: ['DE'] }],
    ['can we focus on UK creators?', { regions: ['GB'] }],
    ['what about France?', { regions: ['FR'] }],
    ['not Germany but France and Spain', { regions: ['FR', 'ES'] }],
    ['more from Canada', { regions: ['US', 'CA'] }],
    ['more about Germany', { regions: ['US', 'DE'] }],
    ['brands in Germany', { regions: ['DE'] }],
    ['Europe', { regions: europe }, 'only United Kingdom, Germany, France, Italy, Spain, Sweden and 11 more'],
    ['not only Canada', { regions: ['US', 'CA'] }],
    ['Europe but not France', { regions: europe.filter((code) => code !== 'FR') }],
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
    expect(refineCriteria('not the US', several, 10).criteria.regions).toEqual(['CA'])
    const others = refineCriteria('not the US', { ...criteria, regions: [] }, 10)
    expect(others.criteria.regions).toHaveLength(49)
    expect(others.criteria.regions).not.toContain('US')
    expect(others.changes).toEqual(['not United States'])
    const rest = refineCriteria('anywhere but the US or Canada', criteria, 10)
    expect(rest.criteria.regions).toHaveLength(48)
    expect(rest.changes).toEqual(['not United States or Canada'])
    expect(refineCriteria('without Germany, Austria and Switzerland', criteria, 10).criteria.regions).toEqual(['US'])
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
    ['without TikTok or Instagram', { platforms: ['youtube'] }, 'no TikTok or Instagram'],
    ['less Instagram', { platforms: ['tiktok'] }],
    ['alle Plattformen', { platforms: ['tiktok', 'instagram', 'youtube'] }],
    ['所有平台', { platforms: ['tiktok', 'instagram', 'youtube'] }],
    ['all platforms', { platforms: ['tiktok', 'instagram', 'youtube'] }, 'all platforms'],
    ['YouTubers', { platforms: ['youtube'] }],
    ['nur auf Instagram', { platforms: ['instagram'] }],
    ['nur TikTok, Instagram and YouTube please', { platforms: ['tiktok', 'instagram', 'youtube'] }],
    ['只看抖音', { platforms: ['tiktok'] }],
  ])

  it('takes platforms from all of them where none is chosen', () => {
    expect(refineCriteria('no TikTok', { ...criteria, platforms: [] }, 10).criteria.platforms).toEqual([
      'instagram',
      'youtube',
    ])
  })

  it('does not take all platforms away', () => {
    const { criteria: refined, changes } = refineCriteria('no TikTok, no Instagram and no YouTube', criteria, 10)
    expect(refined).toEqual(criteria)
    expect(changes).toEqual([])
  })
})

describe('what is said of one thing', () => {
  itReads([
    ['no gaming, crypto and pranks', { excluded_keywords: ['gaming', 'crypto', 'pranks'] }],
    ['dont gaming', { excluded_keywords: ['gaming'] }, 'without Gaming'],
    ["don't forget ferrets", { keywords: ['skincare routine', 'vegan', 'ferrets'] }],
    [
      'english gardens too',
      { keywords: [...criteria.keywords, 'english gardens'], categories: [...criteria.categories, 'gardening'] },
    ],
    ['celebrity gossip too', { keywords: ['skincare routine', 'vegan', 'celebrity gossip'] }],
    ['ohne Gaming, Krypto und Wein', { excluded_keywords: ['Gaming', 'Krypto', 'Wein'] }],
    ['不要游戏、理财和恶搞', { excluded_keywords: ['游戏', '理财', '恶搞'] }],
    ['also YouTube and Canada', { platforms: ['tiktok', 'instagram', 'youtube'], regions: ['US', 'CA'] }],
    ['also YouTube, Canada', { platforms: ['tiktok', 'instagram', 'youtube'], regions: ['CA'] }],
    ['also YouTube, and Canada', { platforms: ['tiktok', 'instagram', 'youtube'], regions: ['CA'] }],
    [
      'no Instagram, micro creators on YouTube',
      { platforms: ['youtube'], followers: { min: 10_000, max: 100_000 } },
      '10K to 100K followers',
      'only YouTube',
      'no Instagram',
    ],
    ['not Germany, verified, France', { regions: ['FR'], verified_only: true }],
    ['not Germany, with email, France', { regions: ['FR'], with_email: true }],
  ])
})
