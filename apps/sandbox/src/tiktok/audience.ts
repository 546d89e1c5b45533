import type { CreatorRecord } from '@troupe/contract/creators'
import { createRandom, type Random } from '../lib/random.ts'

export const audienceAges = ['18-24', '25-34', '35-44', '45-54', '55+'] as const
type AudienceAge = (typeof audienceAges)[number]

/** Followers of a creator. The shares of each list add up to 1, largest first; ages stay in order. */
export interface Audience {
  readonly countries: readonly { country: string; percentage: number }[]
  readonly genders: readonly { gender: 'FEMALE' | 'MALE'; percentage: number }[]
  readonly ages: readonly { age: AudienceAge; percentage: number }[]
}

/** TikTok's users by age, about: half of them are under 35. */
const ageWeights: Record<AudienceAge, number> = { '18-24': 34, '25-34': 32, '35-44': 17, '45-54': 10, '55+': 7 }

const neighbours = ['US', 'GB', 'BR', 'ID', 'DE', 'MX']

/** Shares of these weights, to four digits; the last one takes what rounding left. */
function share(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const rounded = weights.slice(0, -1).map((weight) => Math.round((weight / sum) * 10_000))
  return [...rounded, 10_000 - rounded.reduce((total, part) => total + part, 0)].map((part) => part / 10_000)
}

function drawCountries(random: Random, home: string): Audience['countries'] {
  const others = random.sample(
    neighbours.filter((country) => country !== home),
    3,
  )
  const shares = share([random.integer(45, 85), 14, 8, 4])
  return [home, ...others].map((country, place) => ({ country, percentage: shares[place] ?? 0 }))
}

/** The followers of a creator: always the same, mostly from the creator's own country. */
export function drawAudience(record: CreatorRecord): Audience {
  const random = createRandom(`${record.channel_id}/audience`)
  const [women = 0.5, men = 0.5] = share([random.integer(22, 82), 50])
  const ages = share(audienceAges.map((age) => ageWeights[age] * (0.5 + random.next())))
  return {
    countries: drawCountries(random, record.region ?? 'US'),
    genders: [
      { gender: 'FEMALE' as const, percentage: women },
      { gender: 'MALE' as const, percentage: men },
    ].sort((one, other) => other.percentage - one.percentage),
    ages: audienceAges.map((age, place) => ({ age, percentage: ages[place] ?? 0 })),
  }
}

/** The age that most followers have. */
export function findMainAge({ ages }: Audience): AudienceAge | undefined {
  return [...ages].sort((one, other) => other.percentage - one.percentage)[0]?.age
}
