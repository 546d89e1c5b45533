import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { findGlosses } from '../glosses/find-glosses.ts'
import { toWords } from '../terms/search-terms.ts'

/**
 * Other names of categories. A phrase counts if the query contains all its words. Words that fit several categories are
 * left out.
 */
const categoryPhrases: Partial<Record<CategoryId, readonly string[]>> = {
  food_cooking: ['cook', 'chef', 'recipe', 'foodie', 'cuisine', 'kitchen'],
  baking: ['baker', 'bread', 'sourdough', 'cake', 'cookie', 'pastry', 'dessert'],
  vegan_vegetarian: ['plant based', 'meatless'],
  street_food: ['food truck'],
  fine_dining: ['michelin', 'gourmet'],
  restaurant_reviews: ['restaurant', 'food critic'],
  skincare: ['skin care', 'skin', 'acne', 'sunscreen', 'moisturizer', 'serum', 'dermatologist'],
  makeup: ['make up', 'cosmetics', 'lipstick'],
  haircare: ['hair care', 'hair', 'hairstyle'],
  nails_nail_art: ['manicure'],
  fashion: ['outfit', 'style', 'ootd'],
  streetwear: ['sneaker'],
  luxury_fashion: ['designer fashion', 'haute couture'],
  thrifting_vintage: ['thrift', 'second hand'],
  fitness: ['workout', 'gym', 'exercise'],
  bodybuilding: ['body building', 'powerlifting'],
  yoga_pilates: ['asana'],
  running: ['runner', 'marathon', 'jogging'],
  cycling: ['cyclist', 'bicycle', 'bike'],
  outdoor_adventure: ['outdoor', 'climbing', 'survival', 'bouldering', 'mountaineering'],
  hiking_camping: ['hike', 'trekking', 'camper'],
  sports: ['athlete'],
  soccer: ['football'],
  travel: ['traveller', 'traveler', 'trip'],
  backpacking: ['backpacker', 'budget travel'],
  luxury_travel: ['luxury hotel'],
  family_parenting: [
    'parent',
    'mom',
    'mum',
    'dad',
    'mother',
    'father',
    'baby',
    'toddler',
    'pregnancy',
    'newborn',
    'breastfeeding',
  ],
  kids_activities: ['kids', 'children'],
  education: ['teacher', 'school'],
  study_tips: ['study', 'student', 'exam'],
  science: ['physics', 'chemistry', 'biology', 'astronomy', 'scientist', 'dinosaur', 'fossil', 'planet'],
  technology: ['tech'],
  gadgets_reviews: ['gadget', 'smartphone', 'tech review', 'unboxing'],
  programming_coding: ['programmer', 'software', 'developer', 'web development', 'javascript', 'python'],
  artificial_intelligence: ['ai', 'machine learning', 'deep learning'],
  cybersecurity: ['cyber security', 'hacking', 'infosec'],
  gaming: ['gamer', 'video game', 'game'],
  esports: ['e sports', 'competitive gaming'],
  board_games: ['tabletop'],
  anime_manga: ['otaku', 'cosplay'],
  comics_graphic_novels: ['comic', 'superhero'],
  movies_tv: ['movie', 'television', 'cinema', 'film'],
  film_reviews: ['movie review', 'film critic'],
  music: ['musician', 'song'],
  singing_vocal: ['singer', 'vocal'],
  dj_electronic: ['dj', 'techno', 'edm', 'electronic music'],
  instruments: ['guitar', 'piano', 'drums', 'violin', 'ukulele', 'saxophone', 'flute', 'cello'],
  music_production: ['music producer', 'beatmaker'],
  dance: ['dancer', 'choreography', 'ballet'],
  comedy: ['funny', 'comedian', 'humor', 'humour', 'sketch'],
  satire_parody: ['satire', 'parody'],
  standup: ['stand up'],
  diy_crafts: ['diy', 'craft', 'handmade', 'knitting', 'sewing', 'crochet', 'woodworking'],
  home_decor: ['interior design', 'interior', 'decor', 'decorating'],
  gardening: ['garden', 'plants', 'houseplant'],
  pets: ['pet'],
  dogs: ['puppy'],
  cats: ['kitten'],
  wildlife: ['wild animal', 'birdwatching'],
  cars_motorcycles: ['car', 'motorcycle', 'automotive', 'motorbike'],
  electric_vehicles: ['ev', 'electric car', 'tesla'],
  business: ['career', 'job interview', 'job search', 'resume'],
  entrepreneurship: ['entrepreneur', 'startup', 'founder'],
  marketing: ['advertising', 'branding', 'seo'],
  finance_investing: [
    'finance',
    'investing',
    'investment',
    'stocks',
    'crypto',
    'money',
    'saving money',
    'debt',
    'tax',
    'retirement',
  ],
  real_estate: ['property', 'realtor', 'mortgage', 'house tour'],
  news_politics: ['news', 'politics'],
  social_issues: ['activism', 'climate', 'feminism'],
}

interface Phrase {
  readonly terms: readonly string[]
  readonly category: CategoryId
  /** Whether it is the category's name and not a part of its field, such as "sourdough" for baking. */
  readonly isName: boolean
}

/** Parts of category names that are too general by themselves: "reviews" is not about gadgets. */
const tooGeneral: ReadonlySet<string> = new Set(['review', 'electron', 'graphic'])

const phrases: readonly Phrase[] = [
  ...categories.flatMap(({ id, name }) => [
    ...[name, ...name.split(' & ')].map((text) => toPhrase(text, id, true)),
    ...(categoryPhrases[id] ?? []).map((text) => toPhrase(text, id, false)),
  ]),
].filter(({ terms }) => terms.length > 1 || (terms[0] !== undefined && !tooGeneral.has(terms[0])))

function toPhrase(text: string, category: CategoryId, isName: boolean): Phrase {
  return { terms: toWords(text).flatMap((word) => word.parts), category, isName }
}

/** Finds the longest phrases whose words are all among the terms. */
function findPhrases(terms: ReadonlySet<string>): Phrase[] {
  const named = phrases.filter((phrase) => phrase.terms.every((term) => terms.has(term)))
  return named.filter((phrase) => !named.some((other) => isWithin(phrase.terms, other.terms)))
}

/** Finds the categories of a text that consists of English category names only, in order; undefined for other texts. */
export function findOnlyNames(text: string): CategoryId[] | undefined {
  const terms = toWords(text).flatMap(({ parts }) => parts)
  const names = findPhrases(new Set(terms)).filter(({ isName }) => isName)
  const covered = new Set(names.flatMap((name) => name.terms))
  if (terms.length === 0 || !terms.every((term) => covered.has(term))) return undefined
  const place = ({ terms: [first = ''] }: Phrase) => terms.indexOf(first)
  return [...new Set(names.toSorted((one, other) => place(one) - place(other)).map(({ category }) => category))]
}

/**
 * Finds the categories named in a query or its glosses: "vegan baking" names two. The longest phrase wins: "electric car" does not
 * name cars.
 * @param terms the terms of the query, alone and joined.
 */
export function findQueryCategories(terms: ReadonlySet<string>): CategoryId[] {
  return [...new Set(findPhrases(terms).map(({ category }) => category))]
}

/** Finds the categories that a text names. */
export function findNamedCategories(text: string): readonly CategoryId[] {
  const read = [text, ...findGlosses(text).map(({ gloss }) => gloss)].join(' ')
  const terms = toWords(read).flatMap(({ parts, whole }) => (whole === undefined ? parts : [...parts, whole]))
  return findQueryCategories(new Set(terms))
}

/** Words beside a category's name that narrow it down to nothing: "gaming videos". */
const general: ReadonlySet<string> = new Set(
  toWords('video content channel creator account blogger influencer people stuff post').flatMap(({ parts }) => parts),
)

/**
 * Finds the category that a text names with all its words: "gaming", "video games". A text that says more, such as
 * "fast fashion", is about a part of a category and names none.
 */
export function findWholeCategories(text: string): readonly CategoryId[] {
  const named = coverWords(text)
  if (named.length > 0) return named
  const glosses = findGlosses(text)
  const rest = glosses.reduce((left, { word }) => left.replace(word, ' '), text)
  return coverWords([rest, ...glosses.map(({ gloss }) => gloss)].join(' '))
}

/** Finds the categories of the phrases that have all words of an English text. */
function coverWords(text: string): CategoryId[] {
  const words = toWords(text).filter(({ parts }) => !parts.every((part) => general.has(part)))
  const terms = words.flatMap(({ parts, whole }) => (whole === undefined ? parts : [...parts, whole]))
  const covering = findPhrases(new Set(terms)).filter((phrase) =>
    words.every(({ parts, whole = '' }) => [whole, ...parts].some((part) => phrase.terms.includes(part))),
  )
  return [...new Set(covering.map(({ category }) => category))]
}

function isWithin(terms: readonly string[], others: readonly string[]): boolean {
  return terms.length < others.length && terms.every((term) => others.includes(term))
}
