import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { createRandom, type Random } from '../lib/random.ts'
import { names } from './names-data.ts'
import { places, type Share } from './places-data.ts'
import { getNiche, getSubjects, weighTopic, weightedBlends, weightedNiches } from './vocabulary/vocabulary.ts'

/** A word and its spelling in the native script, if that differs. */
export interface Spelling {
  readonly latin: string
  readonly native: string
}

export interface WeightedNiche {
  readonly id: CategoryId
  /** Share of the person's content; a person's niches add up to 1. */
  readonly weight: number
}

export interface PersonTopic {
  readonly topic: string
  readonly niche: CategoryId
  /** Concrete subjects of the topic that this person covers. */
  readonly subjects: readonly string[]
  /** Share of the person's content; a person's topics add up to 1. */
  readonly weight: number
}

/** The person behind one or several channels, with their real topics: the ground truth for judging searches. */
export interface Person {
  readonly index: number
  readonly region: string
  readonly language: string
  readonly city: Spelling
  readonly firstName: Spelling
  readonly familyName: Spelling
  readonly familyFirst: boolean
  readonly look: 'woman' | 'man'
  /** Skin tone of the portrait, 0 to 5. */
  readonly tone: number
  /** Main niche first. */
  readonly niches: readonly WeightedNiche[]
  /** Main topic first. */
  readonly topics: readonly PersonTopic[]
}

const parseSpelling = (text: string): Spelling => {
  const [latin = text, native = latin] = text.split('=')
  return { latin, native }
}
const parseSpellings = (text: string, separator: string) => text.split(separator).map(parseSpelling)

const parseFamilies = (text: string) =>
  text.split(' ').map((family) => {
    const [men = family, women = men] = family.split('/')
    return { man: parseSpelling(men), woman: parseSpelling(women) }
  })

const homes = Object.entries(places).map(([region, place]) => {
  return [{ ...place, region, cities: parseSpellings(place.cities, '|') }, place.weight] as const
})

const cultures = new Map(
  Object.entries(names).map(([culture, { women, men, families, familyFirst, tones }]) => [
    culture,
    {
      women: parseSpellings(women, ' '),
      men: parseSpellings(men, ' '),
      families: parseFamilies(families),
      familyFirst: familyFirst === true,
      tones,
    },
  ]),
)

const ofWomen =
  /\b(mum|mums|pregnancy|prenatal|postpartum|postnatal|birth|lady|solo female|bikini competitor|beauty over 40|makeup over 50|petite|training for women|women's golf|modest|hijab|plus size|curvy|girls)\b/i
const ofMen = /\b(dad|paternity|barber|skin fades)\b/i

/** Whether a role or topic suits this person, so that no mum of three has a beard. */
export function suits(look: Person['look'], text: string): boolean {
  return !(look === 'woman' ? ofMen : ofWomen).test(text)
}

/** Share of people whose main topic lies between two niches, such as vegan baking. */
const blendShare = 0.25

function drawNiches(
  random: Random,
  look: Person['look'],
): {
  ids: CategoryId[]
  blend: { topic: string; subjects: readonly string[] } | undefined
} {
  if (random.chance(blendShare)) {
    const blend = random.pickWeighted(weightedBlends.filter(([{ topic }]) => suits(look, topic)))
    const side = random.chance(0.2) ? random.sample(getNiche(blend.niches[0]).goesWith, 1) : []
    return { ids: [...new Set([...blend.niches, ...side])], blend }
  }
  const main = random.pickWeighted(weightedNiches)
  const sides = random.pickWeighted([
    [0, 45],
    [1, 36],
    [2, 15],
    [3, 4],
  ])
  return { ids: [main, ...random.sample(getNiche(main).goesWith, sides)], blend: undefined }
}

/** Draws shares that about halve from one to the next and add up to 1. */
function drawShares(random: Random, count: number): number[] {
  const raw = Array.from({ length: count }, (_, position) => (0.7 + 0.6 * random.next()) / 2.2 ** position)
  const sum = raw.reduce((total, share) => total + share, 0)
  return raw.map((share) => Math.round((share / sum) * 1000) / 1000)
}

/** Draws up to `count` different topics; popular ones tend to come first. */
function sampleTopics(random: Random, topics: readonly string[], count: number): string[] {
  const taken: string[] = []
  while (taken.length < Math.min(count, topics.length)) {
    const left = topics.filter((topic) => !taken.includes(topic))
    taken.push(random.pickWeighted(left.map((topic) => [topic, weighTopic(topic)])))
  }
  return taken
}

function drawTopics(random: Random, look: Person['look']): Pick<Person, 'niches' | 'topics'> {
  const { ids, blend } = drawNiches(random, look)
  const [main, ...sides] = ids
  if (main === undefined) throw new Error('Everybody has a main niche')
  const topicsOf = (niche: CategoryId) => getNiche(niche).topics.filter((topic) => suits(look, topic))
  const own = sampleTopics(random, topicsOf(main), blend ? random.integer(0, 1) : random.integer(1, 3))
  const chosen = [
    ...(blend ? [{ topic: blend.topic, niche: main, count: random.integer(2, 3) }] : []),
    ...own.map((topic, position) => ({
      topic,
      niche: main,
      count: position === 0 ? random.integer(2, 3) : random.integer(1, 2),
    })),
    // The parts of a blend need no topic of their own.
    ...sides
      .slice(blend ? 1 : 0)
      .flatMap((niche) => sampleTopics(random, topicsOf(niche), 1).map((topic) => ({ topic, niche, count: 1 }))),
  ]
  const topicShares = drawShares(random, chosen.length)
  const nicheShares = drawShares(random, ids.length)
  return {
    niches: ids.map((id, position) => ({ id, weight: nicheShares[position] ?? 0 })),
    topics: chosen.map(({ topic, niche, count }, position) => ({
      topic,
      niche,
      subjects: random.sample(
        getSubjects(topic).filter((subject) => suits(look, subject)),
        count,
      ),
      weight: topicShares[position] ?? 0,
    })),
  }
}

/**
 * Group of names used with a language in regions with several peoples: Spanish speakers in the United States have
 * Hispanic names.
 */
const cultureByLanguage = new Map([
  ['es', 'hispanic'],
  ['fr', 'french'],
  ['de', 'german'],
  ['it', 'italian'],
  ['nl', 'dutch'],
  ['zh', 'chinese'],
  ['ms', 'malay'],
  ['ar', 'arabic'],
])

/** Percentage from which a culture's language is spoken by the whole country and does not tell a person's culture. */
const onePeopleShare = 80

function drawCulture(random: Random, shares: readonly Share[], language: string) {
  const own = shares.find(([name, share]) => name === cultureByLanguage.get(language) && share < onePeopleShare)
  const name = own?.[0] ?? random.pickWeighted(shares)
  const culture = cultures.get(name)
  if (!culture) throw new Error(`There are no names of the culture ${name}`)
  return culture
}

/** Draws the person with this number in a seed's population; always the same one. */
export function drawPerson(seed: string, index: number): Person {
  const random = createRandom(`${seed}/${index}/person`)
  const home = random.pickWeighted(homes)
  const language = random.pickWeighted(home.languages)
  const culture = drawCulture(random, home.cultures, language)
  const look = random.chance(0.55) ? 'woman' : 'man'
  return {
    index,
    region: home.region,
    language,
    city: random.pick(home.cities),
    firstName: random.pick(look === 'woman' ? culture.women : culture.men),
    familyName: random.pick(culture.families)[look],
    familyFirst: culture.familyFirst,
    look,
    tone: random.pick(culture.tones),
    ...drawTopics(createRandom(`${seed}/${index}/topics`), look),
  }
}
