import { describe, expect, it } from 'vitest'
import { listOrigins } from './data-origins.ts'
import { mailRules } from './mail-laws.ts'
import { euCountries, euMailLaw, findMailLaw, mailLaws } from './mail-laws-data.ts'

const creator = {
  title: 'Maya',
  handle: 'maya',
  description: '',
  avatar: null,
  cover_image: null,
  email: 'maya@one.test',
  email_source: 'profile',
  region: 'DE',
  language: null,
  content_categories: [],
  subscribers: 10,
  average_views: null,
  engagement_rate: null,
  estimated_price: 100,
  price_source: 'estimated',
  source: 'youtube',
  fetched_at: '2030-01-01T00:00:00.000Z',
  confirmed_at: null,
  confirmed_fields: [],
} as const

const findOrigin = (given: object, group: string) =>
  listOrigins({ ...creator, confirmed_fields: [], content_categories: [], ...given }, 'legitimate_interest').find(
    (origin) => origin.group === group,
  )

describe('where a value came from', () => {
  it('is told of known values only', () => {
    const groups = listOrigins({ ...creator, confirmed_fields: [], content_categories: [] }, 'consent').map(
      ({ group }) => group,
    )
    expect(groups).toEqual(['title', 'handle', 'email', 'region', 'figures', 'estimated_price'])
  })

  it("is the creator's own word once confirmed, which rests on consent", () => {
    const confirmed = { confirmed_at: '2030-02-01T00:00:00.000Z', confirmed_fields: ['email'] }
    const at = '2030-02-01T00:00:00.000Z'
    expect(findOrigin(confirmed, 'email')).toEqual({ group: 'email', source: 'onboarding', at, basis: 'consent' })
    expect(findOrigin(confirmed, 'region')).toMatchObject({ source: 'youtube', basis: 'legitimate_interest' })
  })

  it('is the list for an imported address of a platform channel, and this program for an estimate', () => {
    expect(findOrigin({ email_source: 'import' }, 'email')).toMatchObject({ source: 'import' })
    expect(findOrigin({}, 'estimated_price')).toMatchObject({ source: 'computed' })
    expect(findOrigin({ price_source: 'stated' }, 'estimated_price')).toMatchObject({ source: 'youtube' })
  })

  it('has no basis for invented creators', () => {
    expect(findOrigin({ source: 'demo' }, 'estimated_price')).toMatchObject({ source: 'demo', basis: 'none' })
  })
})

describe('the table of laws on first mails', () => {
  it.each(Object.entries(mailLaws))('names the law of %s and where it stands', (country, law) => {
    expect(country).toMatch(/^[A-Z]{2}$/)
    expect(mailRules).toContain(law.rule)
    expect(new URL(law.source).protocol).toBe('https:')
    expect(law.law).not.toBe('')
  })

  it('asks for consent in Germany and Canada, and for a way out in the United States', () => {
    expect(['DE', 'CA', 'US'].map((country) => findMailLaw(country)?.rule)).toEqual(['consent', 'consent', 'opt_out'])
  })

  it('has a law for each country of the European Union, and none for a country that it does not know', () => {
    expect(euCountries).toHaveLength(27)
    expect(euCountries.every((country) => findMailLaw(country) !== undefined)).toBe(true)
    expect(findMailLaw('GR')).toBe(euMailLaw)
    expect(findMailLaw('XX')).toBeUndefined()
  })
})
