import { type CategoryFamily, type CategoryId, categories } from '@troupe/contract/catalogues/categories'

/** The marketplace's own list of interests. */
export const interests = [
  'ANIMALS_AND_PETS',
  'BEAUTY',
  'BOOKS_AND_LITERATURE',
  'BUSINESS_FINANCE_AND_ECONOMICS',
  'EDUCATION_AND_LEARNING',
  'FASHION',
  'FITNESS_AND_WORKOUTS',
  'FOOD_AND_DRINK',
  'GAMES_PUZZLES_AND_PLAY',
  'HISTORY_AND_PHILOSOPHY',
  'HOLIDAYS_AND_CELEBRATIONS',
  'HOME_AND_GARDEN',
  'MUSIC_AND_AUDIO',
  'PERFORMING_ARTS',
  'SCIENCE_AND_TECH',
  'SPORTS',
  'TRAVEL_AND_LEISURE_ACTIVITIES',
  'TV_AND_MOVIES',
  'VEHICLES_AND_TRANSPORTATION',
  'VISUAL_ARTS_ARCHITECTURE_AND_CRAFTS',
] as const
export type Interest = (typeof interests)[number]

const interestByFamily: Record<CategoryFamily, Interest> = {
  food: 'FOOD_AND_DRINK',
  beauty: 'BEAUTY',
  fashion: 'FASHION',
  fitness: 'FITNESS_AND_WORKOUTS',
  outdoors: 'TRAVEL_AND_LEISURE_ACTIVITIES',
  sports: 'SPORTS',
  travel: 'TRAVEL_AND_LEISURE_ACTIVITIES',
  family: 'HOME_AND_GARDEN',
  education: 'EDUCATION_AND_LEARNING',
  technology: 'SCIENCE_AND_TECH',
  gaming: 'GAMES_PUZZLES_AND_PLAY',
  screen: 'TV_AND_MOVIES',
  music: 'MUSIC_AND_AUDIO',
  comedy: 'PERFORMING_ARTS',
  home: 'HOME_AND_GARDEN',
  animals: 'ANIMALS_AND_PETS',
  vehicles: 'VEHICLES_AND_TRANSPORTATION',
  business: 'BUSINESS_FINANCE_AND_ECONOMICS',
  society: 'HISTORY_AND_PHILOSOPHY',
}

/** Categories that fit another interest better than their family does. */
const interestByCategory: Partial<Record<CategoryId, Interest>> = {
  dance: 'PERFORMING_ARTS',
  science: 'SCIENCE_AND_TECH',
  comics_graphic_novels: 'BOOKS_AND_LITERATURE',
  diy_crafts: 'VISUAL_ARTS_ARCHITECTURE_AND_CRAFTS',
}

const interestById = new Map<CategoryId, Interest>(
  categories.map(({ id, family }) => [id, interestByCategory[id] ?? interestByFamily[family]]),
)

/** Interests of a creator with these categories, in the marketplace's terms. */
export function toInterests(ids: readonly CategoryId[]): Interest[] {
  return [...new Set(ids.flatMap((id) => interestById.get(id) ?? []))]
}
