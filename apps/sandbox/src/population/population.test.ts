import { categories } from '@troupe/contract/catalogues/categories'
import { countries } from '@troupe/contract/catalogues/countries'
import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import { CreatorRecord } from '@troupe/contract/creators'
import { describe, expect, test } from 'vitest'
import { platformHabits } from './platform-habits.ts'
import { generateCatalogue, generatePopulation, referenceDay, type SyntheticCreator } from './population.ts'

const population = [...generatePopulation({ seed: 'troupe', count: 4500 })]
const catalogue = [...generateCatalogue({ seed: 'troupe', count: 3000 })]

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const on = (platform: Platform) => population.filter(({ record }) => record.platform === platform)
const followersOf = ({ record }: SyntheticCreator) => record.subscribers ?? 0
const countBy = <T>(items: readonly T[], holds: (item: T) => boolean) => items.filter(holds).length
const shareOf = <T>(items: readonly T[], holds: (item: T) => boolean) => countBy(items, holds) / items.length

describe('the population', () => {
  test('is the same for the same seed, and another for another', () => {
    const again = [...generatePopulation({ seed: 'troupe', count: 200 })]
    const other = [...generatePopulation({ seed: 'ensemble', count: 200 })]
    expect(again).toEqual(population.slice(0, 200))
    expect(other.map(({ record }) => record.handle)).not.toEqual(again.map(({ record }) => record.handle))
  })

  test('has the same people in front however many are asked for', () => {
    for (const count of [0, 1, 2, 57]) {
      expect([...generatePopulation({ seed: 'troupe', count })]).toEqual(population.slice(0, count))
      expect([...generateCatalogue({ seed: 'troupe', count })]).toEqual(catalogue.slice(0, count))
    }
  })

  test('leaves a third of itself to the platforms', () => {
    expect(shareOf(population, ({ knownTo }) => knownTo === 'platforms')).toBeCloseTo(1 / 3, 1)
    expect(catalogue).toHaveLength(3000)
    expect(catalogue.every(({ knownTo }) => knownTo === 'catalogue')).toBe(true)
  })

  test('consists of valid records', () => {
    for (const { record } of population) expect(CreatorRecord.parse(record)).toEqual(record)
  })

  test('has ids of the form of each platform, none twice', () => {
    const forms: Record<Platform, RegExp> = {
      youtube: /^UC[\w-]{21}[AQgw]$/,
      tiktok: /^[67]\d{18}$/,
      instagram: /^178414\d{11}$/,
    }
    for (const { record } of population) expect(record.channel_id).toMatch(forms[record.platform])
    expect(new Set(population.map(({ record }) => record.channel_id)).size).toBe(population.length)
  })

  test('has handles that the platforms allow, hardly ever one twice', () => {
    for (const { record } of population) expect(record.handle).toMatch(platformFacts[record.platform].handle)
    const handles = new Set(population.map(({ record }) => `${record.platform} ${record.handle.toLowerCase()}`))
    expect(handles.size / population.length).toBeGreaterThan(0.995)
  })

  test('has addresses of channels as the platforms write them', () => {
    for (const { record } of population) expect(record.url).toContain(record.handle)
  })

  test('shows a public address for about 60 %, and none outside .test', () => {
    expect(shareOf(population, ({ record }) => record.email !== undefined)).toBeCloseTo(0.6, 1)
    for (const { record } of population) {
      const said = record.description?.match(/[\x21-\x7e]+@[\x21-\x7e]+/g) ?? []
      for (const address of [...said, ...(record.email ? [record.email] : [])]) {
        expect(address).toMatch(/^[a-z0-9._]+@[a-z0-9]+\.test$/)
      }
    }
  })

  test('posts before the given moment, relative to it', () => {
    const now = new Date('2031-05-05T05:05:05Z')
    const [later] = generatePopulation({ seed: 'troupe', count: 1, now })
    const [sooner] = population
    const agoMilliseconds = (creator: SyntheticCreator | undefined, moment: Date) =>
      moment.getTime() - Date.parse(creator?.record.last_posted_at ?? '')
    expect(agoMilliseconds(later, now)).toBeGreaterThanOrEqual(0)
    expect(Math.abs(agoMilliseconds(later, now) - agoMilliseconds(sooner, referenceDay))).toBeLessThan(1500)
  })
})

describe('the figures', () => {
  test.each(platforms)('of %s have log-normal followers', (platform) => {
    const logarithms = on(platform).map((creator) => Math.log(followersOf(creator)))
    const [low, middle, high] = [quantile(logarithms, 0.16), quantile(logarithms, 0.5), quantile(logarithms, 0.84)]
    // Symmetric around the median on the logarithmic scale, where one deviation lies at the 16th and 84th percentile.
    expect(Math.abs(high - middle - (middle - low))).toBeLessThan(0.3)
    expect(Math.exp(middle)).toBeGreaterThan(20_000)
    expect(Math.exp(middle)).toBeLessThan(90_000)
    expect(high - middle).toBeGreaterThan(1.1)
    expect(high - middle).toBeLessThan(1.9)
  })

  test.each(platforms)('of %s have engagement that falls with size', (platform) => {
    const medianOf = (least: number, most: number) =>
      quantile(
        on(platform)
          .filter((creator) => followersOf(creator) >= least && followersOf(creator) < most)
          .map(({ record }) => record.engagement_rate ?? Number.NaN),
        0.5,
      )
    const [small, middle, large] = [medianOf(0, 20_000), medianOf(20_000, 200_000), medianOf(200_000, 1e9)]
    expect(small).toBeGreaterThan(middle)
    expect(middle).toBeGreaterThan(large)
  })

  test('agree with each other', () => {
    for (const { record } of population) {
      const base = (record.platform === 'instagram' ? record.subscribers : record.average_views) ?? 0
      const fromLikes = ((record.average_likes ?? 0) / 0.95 / base) * 100
      expect(Math.abs(fromLikes - (record.engagement_rate ?? 0))).toBeLessThan(2 + 100 / base)
    }
  })

  test('verify the large more often than the small', () => {
    const isVerified = ({ record }: SyntheticCreator) => record.verified === true
    const large = population.filter((creator) => followersOf(creator) > 500_000)
    const small = population.filter((creator) => followersOf(creator) < 50_000)
    expect(shareOf(large, isVerified)).toBeGreaterThan(0.3)
    expect(shareOf(small, isVerified)).toBeLessThan(0.08)
  })
})

describe('the people', () => {
  test('cover each of the 75 categories at least 25 times in 3,000', () => {
    for (const { id } of categories) {
      const creators = countBy(catalogue, ({ record }) => record.content_categories?.includes(id) === true)
      expect(creators, id).toBeGreaterThanOrEqual(25)
    }
  })

  test('live in all countries of the catalogue', () => {
    const regions = new Set(catalogue.map(({ record }) => record.region))
    for (const { code } of countries) expect(regions).toContain(code)
  })

  test('often have several niches, and sometimes several platforms under related handles', () => {
    expect(shareOf(population, ({ person }) => person.niches.length > 1)).toBeGreaterThan(0.4)
    const channels = Map.groupBy(population, ({ person }) => person.index)
    expect(shareOf([...channels.values()], (own) => own.length > 1)).toBeGreaterThan(0.15)
    for (const [first, ...others] of channels.values()) {
      for (const other of others) {
        const letters = (creator: SyntheticCreator | undefined) =>
          (creator?.record.handle ?? '')
            .toLowerCase()
            .replace(/[^a-z]/g, '')
            .slice(0, 4)
        expect(letters(other)).toBe(letters(first))
        expect(other.record.channel_id).not.toBe(first?.record.channel_id)
      }
    }
  })

  test('write bios that are their own, within the limit of the platform', () => {
    const bios = catalogue.map(({ record }) => record.description ?? '')
    expect(new Set(bios).size / bios.length).toBeGreaterThan(0.99)
    for (const { record } of catalogue) {
      expect(record.description?.length).toBeGreaterThan(2)
      expect(record.description?.length).toBeLessThanOrEqual(platformHabits[record.platform].bioLength)
    }
  })

  test('write no bio with an empty slot', () => {
    for (const { record } of population) {
      expect(`${record.title} ${record.description}`).not.toMatch(/[{}]|undefined|: ?$/)
    }
  })

  test('write in scripts of their own where they have one', () => {
    const scripts = { ja: /[ぁ-んァ-ン一-龯]/, ko: /[가-힣]/, ru: /[а-я]/i, ar: /[ء-ي]/, zh: /[一-龯]/, hi: /[ऀ-ॿ]/ }
    for (const [language, script] of Object.entries(scripts)) {
      const theirs = catalogue.filter(({ record }) => record.language === language)
      expect(
        shareOf(theirs, ({ record }) => script.test(record.description ?? '')),
        language,
      ).toBeGreaterThan(0.3)
    }
  })

  test('include at least 60 who are about vegan baking', () => {
    const isAbout = ({ person }: SyntheticCreator) => person.topics[0]?.topic === 'vegan baking'
    expect(countBy(catalogue, isAbout)).toBeGreaterThanOrEqual(60)
  })
})
