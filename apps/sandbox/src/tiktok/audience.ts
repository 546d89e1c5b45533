import type { CreatorRecord } from '@troupe/contract/creators'
import { createRandom, type Random } from '../lib/random.ts'

export const audienceAges = ['18-24', '25-34', '35-44', '45-54', '55+'] as const
type AudienceAge = (typeof audienceAges)[number]

/** A creator's followers. The shares of each list add up to 1. Lists are ordered by share, ages by age. */
export interface Audience {
  readonly countries: readonly { country: string; percentage: number }[]
  readonly genders: readonly { gender: 'FEMALE' | 'MALE'; percentage: number }[]
  readonly ages: readonly { age: AudienceAge; percentage: number }[]
}

/** Approximate ages of TikTok's users; two thirds are under 35. */
const ageWeights: Record<AudienceAge, number> = { '18-24': 34, '25-34': 32, '35-44': 17, '45-54': 10, '55+': 7 }

const neighbours = ['US', 'GB', 'BR', 'ID', 'DE', 'MX']

/** Converts weights to shares with four decimals; the last share absorbs the rounding error. */
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

/** Draws a creator's followers: always the same, mostly from the creator's own country. */
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

/** Finds the age group with the most followers. */
export function findMainAge({ ages }: Audience): AudienceAge | undefined {
  return [...ages].sort((one, other) => other.percentage - one.percentage)[0]?.age
}
