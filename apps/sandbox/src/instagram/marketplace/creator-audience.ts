import { createRandom } from '../../lib/random.ts'
import type { Channel } from '../../platforms/channel.ts'

export const ageBuckets = ['18_to_24', '25_to_34', '35_to_44', '45_to_54', '55_to_64', '65_and_above'] as const
export type AgeBucket = (typeof ageBuckets)[number]
export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]
export const devices = ['ios', 'android'] as const

/** Marketplace data of a creator that is not in the public record; always the same for a creator. */
export interface CreatorTraits {
  readonly gender: Gender
  readonly ageBucket: AgeBucket
  /** Whether the creator has joined the marketplace; gender and age are known only then. */
  readonly isOnboarded: boolean
  readonly hasPartnerships: boolean
  readonly audience: {
    readonly age: AgeBucket
    readonly gender: Gender
    readonly country: string
    readonly device: (typeof devices)[number]
  }
}

const ownAges = [
  ['18_to_24', 28],
  ['25_to_34', 42],
  ['35_to_44', 19],
  ['45_to_54', 7],
  ['55_to_64', 3],
  ['65_and_above', 1],
] as const

const audienceAges = [
  ['18_to_24', 34],
  ['25_to_34', 44],
  ['35_to_44', 16],
  ['45_to_54', 5],
  ['55_to_64', 1],
] as const

export function drawTraits({ record, person }: Channel): CreatorTraits {
  const random = createRandom(`${record.channel_id}/marketplace`)
  const gender = person.look === 'woman' ? 'female' : 'male'
  const isOnboarded = random.chance(0.85)
  return {
    gender,
    ageBucket: random.pickWeighted(ownAges),
    isOnboarded,
    hasPartnerships: random.chance(0.45),
    audience: {
      age: random.pickWeighted(audienceAges),
      gender: random.chance(0.68) ? gender : random.pick(genders),
      country: random.chance(0.85) ? (record.region ?? 'US') : 'US',
      device: random.pick(devices),
    },
  }
}
