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

/** A thousand search texts as people type them, no two alike, the same in every run. */
export function listSearchTexts(): string[] {
  return where.flatMap((place) => what.flatMap((topic) => who.map((kind) => `${kind} ${topic}${place}`)))
}

/** Filters in turn: none, one that keeps most creators, some, few. */
export const filterTurns = [
  {},
  { platforms: ['youtube'] },
  { subscriber_range: { min: 10_000, max: 500_000 } },
  { regions: ['PT'], verified_only: true },
] as const
