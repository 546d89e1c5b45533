const who = ['vegan', 'budget', 'luxury', 'beginner', 'family', 'student', 'minimalist', 'korean', 'outdoor', 'funny']
const what = [
  'baking',
  'makeup tutorials',
  'home workouts',
  'street food',
  'travel vlog',
  'guitar lessons',
  'gaming setup',
  'skincare routine',
  'dog training',
  'interior design',
  'machine learning',
  'sourdough bread',
  'marathon training',
  'electric cars',
  'anime reviews',
  'crochet patterns',
  'stand-up comedy',
  'personal finance',
  'hiking trails',
  'street style',
]
const where = ['', ' in Berlin', ' for moms', ' tips', ' near me']

/** A thousand typical search texts, all different, the same in every run. */
export function listSearchTexts(): string[] {
  return where.flatMap((place) => what.flatMap((topic) => who.map((kind) => `${kind} ${topic}${place}`)))
}

/**
 * Filters used in turn: none, a weak, a medium and a strong one; an address and recent posts; excluded words and a
 * price.
 */
export const filterTurns = [
  {},
  { platforms: ['youtube'] },
  { subscriber_range: { min: 10_000, max: 500_000 } },
  { regions: ['PT'], verified_only: true },
  { has_email: true, posted_within_days: 30 },
  { exclude_words: 'vegan crypto giveaway', price_range: { max: 2000 } },
] as const

/** Orders that the database computes over all matches. */
export const sortTurns = [
  { sort: 'followers' },
  { sort: 'price', subscriber_range: { min: 10_000, max: 500_000 } },
] as const
