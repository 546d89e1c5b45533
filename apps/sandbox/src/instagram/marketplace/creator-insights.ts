import { createRandom } from '../../lib/random.ts'
import type { Channel } from '../../platforms/channel.ts'
import { dayMilliseconds } from '../../platforms/clock.ts'
import type { World } from '../../platforms/world.ts'
import type { FieldRequest } from '../graph/field-expression.ts'
import { badParameter } from '../graph/graph-error.ts'
import { formatTimestamp } from '../graph/media.ts'
import { countEngagedAccounts } from './marketplace-search.ts'

interface Metric {
  /** The first one is the default. */
  readonly timeRanges: readonly string[]
  readonly hasDays: boolean
  readonly breakdowns: Readonly<Record<string, readonly string[]>>
  /** Over 30 days if the metric has several time ranges, otherwise over its only one. */
  readonly measure: (world: World, channel: Channel) => number
}

const followTypes = ['FOLLOWER', 'NON_FOLLOWER']
const recentRanges = ['this_week', 'last_14_days', 'this_month']
const daysOfRange: Partial<Record<string, number>> = { this_week: 7, last_14_days: 14, this_month: 30 }

const metrics: Readonly<Record<string, Metric>> = {
  total_followers: {
    timeRanges: ['lifetime'],
    hasDays: false,
    breakdowns: {},
    measure: (world, channel) => world.followers(channel),
  },
  creator_engaged_accounts: {
    timeRanges: recentRanges,
    hasDays: true,
    breakdowns: {
      follow_type: followTypes,
      gender: ['F', 'M'],
      age: ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'],
      top_countries: ['US', 'GB', 'IN', 'BR', 'DE'],
      top_cities: ['London, England', 'New York, New York', 'Mumbai, Maharashtra'],
    },
    measure: (_world, channel) => countEngagedAccounts(channel),
  },
  creator_reach: {
    timeRanges: recentRanges,
    hasDays: true,
    breakdowns: { follow_type: followTypes, media_type: ['REELS', 'FEED', 'STORY'] },
    measure: (_world, { record }) =>
      Math.round((record.average_views ?? 0) * Math.min(9, record.posting_frequency ?? 1)),
  },
  reels_interaction_rate: {
    timeRanges: ['last_90_days'],
    hasDays: false,
    breakdowns: {},
    measure: (_world, { record }) =>
      Math.min(0.9, (record.average_likes ?? 0) / Math.max(1, record.average_views ?? 1)),
  },
  reels_hook_rate: {
    timeRanges: ['last_90_days'],
    hasDays: false,
    breakdowns: {},
    measure: (_world, { record }) => 0.2 + 0.4 * createRandom(`${record.channel_id}/hook`).next(),
  },
}

interface InsightRequest {
  readonly name: string
  readonly metric: Metric
  readonly isDaily: boolean
  readonly timeRange: string
  readonly breakdown: string | undefined
}

function readRequest(name: string, { modifiers }: FieldRequest): InsightRequest {
  const metric = Object.hasOwn(metrics, name) ? metrics[name] : undefined
  if (!metric) throw badParameter(`Param metrics must be one of {${Object.keys(metrics).join(', ')}}`)
  const period = modifiers.get('period') ?? 'overall'
  if (period !== 'overall' && !(period === 'day' && metric.hasDays)) {
    throw badParameter(`The period ${period} is not supported by the metric ${name}`)
  }
  const timeRange = modifiers.get('time_range') ?? metric.timeRanges[0] ?? 'lifetime'
  if (!metric.timeRanges.includes(timeRange)) {
    throw badParameter(`The time range ${timeRange} is not supported by the metric ${name}`)
  }
  const breakdown = modifiers.get('breakdown')
  if (breakdown !== undefined && !Object.hasOwn(metric.breakdowns, breakdown)) {
    throw badParameter(`The breakdown ${breakdown} is not supported by the metric ${name}`)
  }
  return { name, metric, isDaily: period === 'day', timeRange, breakdown }
}

const round = (value: number) => (value < 1 ? Math.round(value * 10_000) / 10_000 : Math.round(value))

/** Splits a value into parts that add up to it, always the same way for a creator. */
function breakDown(channel: Channel, value: number, { metric, breakdown = '' }: InsightRequest): unknown {
  const random = createRandom(`${channel.record.channel_id}/${breakdown}`)
  const names = metric.breakdowns[breakdown] ?? []
  const weights = names.map((_, place) => (0.5 + random.next()) / (place + 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const results = names.map((name, place) => ({
    dimension_values: [name],
    value: round((value * (weights[place] ?? 0)) / sum),
  }))
  return { value, breakdowns: [{ dimension_keys: [breakdown], results }] }
}

function presentDays(world: World, channel: Channel, request: InsightRequest): unknown[] {
  const days = daysOfRange[request.timeRange] ?? 1
  const today = Math.floor(world.now().getTime() / dayMilliseconds)
  return Array.from({ length: days }, (_, place) => {
    const day = today - days + place
    const random = createRandom(`${channel.record.channel_id}/${request.name}/${day}`)
    return {
      value: round((request.metric.measure(world, channel) / 30) * (0.6 + 0.8 * random.next())),
      end_time: formatTimestamp(new Date((day + 1) * dayMilliseconds)),
    }
  })
}

function presentInsight(world: World, channel: Channel, request: InsightRequest): Record<string, unknown> {
  const { name, isDaily, timeRange, metric } = request
  if (isDaily) return { name, period: 'day', values: presentDays(world, channel, request) }
  const value = round((metric.measure(world, channel) * (daysOfRange[timeRange] ?? 30)) / 30)
  const period = timeRange === 'lifetime' ? 'lifetime' : 'overall'
  if (!request.breakdown) return { name, period, values: [{ value }] }
  return { name, period, total_value: breakDown(channel, value, request) }
}

/**
 * Presents `insights.metrics(a,b).period(...).time_range(...).breakdown(...)`; without metrics, followers and engaged
 * accounts.
 */
export function presentInsights(world: World, channel: Channel, field: FieldRequest): unknown {
  const names = field.modifiers.get('metrics')?.split(',') ?? ['total_followers', 'creator_engaged_accounts']
  const requests = names.map((name) => readRequest(name.trim(), field))
  return { data: requests.map((request) => presentInsight(world, channel, request)) }
}
