import type { Platform } from '@troupe/contract/catalogues/platforms'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** What holds platforms' data beside the creators. */
export const keptKinds = ['history', 'link_figures', 'earlier_values', 'webhook_messages'] as const
export type KeptKind = (typeof keptKinds)[number]

interface KeptRows {
  readonly table: string
  /** Columns of the primary key. */
  readonly key: readonly string[]
  /** The rows of a platform from before a time. */
  readonly areOld: (platform: Platform, time: Date) => RawBuilder<unknown>
  /** The time of a platform's oldest row. */
  readonly oldest: (platform: Platform) => RawBuilder<{ oldest: Date | null }>
}

const toStartOf = (day: string) => sql.raw(`${day}::timestamp at time zone 'UTC'`)

/** Figures of demo creators are invented. */
const ofLink = (platform: Platform) => sql`
  link_id in (
    select deal_links.id from deal_links join creators on creators.id = deal_links.creator_id
    where deal_links.platform = ${platform} and source <> 'demo')`
const earlierHour = sql.raw(`(before ->> 'platform_since')::integer`)
const ofEarlier = (platform: Platform) => sql`
  before ->> 'platform' = ${platform} and before ->> 'platform_since' is not null`
const keptRows: Record<KeptKind, KeptRows> = {
  history: {
    table: 'creator_snapshots',
    key: ['creator_id', 'day'],
    areOld: (platform, time) => sql`platform = ${platform} and day <= ${time.toISOString().slice(0, 10)}::date`,
    oldest: (platform) => sql`
      select ${toStartOf('min(day)')} as oldest from creator_snapshots where platform = ${platform}`,
  },
  link_figures: {
    table: 'deal_link_figures',
    key: ['link_id', 'day'],
    areOld: (platform, time) => sql`day <= ${time.toISOString().slice(0, 10)}::date and ${ofLink(platform)}`,
    oldest: (platform) => sql`
      select ${toStartOf('min(day)')} as oldest from deal_link_figures where ${ofLink(platform)}`,
  },
  earlier_values: {
    table: 'creator_import_rows',
    key: ['import_id', 'creator_id'],
    areOld: (platform, time) => sql`${ofEarlier(platform)} and ${earlierHour} <= ${toHours(time)}`,
    oldest: (platform) => sql`
      select to_timestamp(min(${earlierHour}) * 3600::bigint) as oldest from creator_import_rows
      where ${ofEarlier(platform)}`,
  },
  webhook_messages: {
    table: 'webhook_deliveries',
    key: ['id'],
    // Messages name creators of all platforms together.
    areOld: (_, time) => sql`created_at <= ${time}`,
    oldest: () => sql`select min(created_at) as oldest from webhook_deliveries`,
  },
}

function toHours(time: Date): number {
  return Math.floor(time.getTime() / 3_600_000)
}

interface OldRows {
  readonly platform: Platform
  readonly before: Date
  readonly limit: number
}

/** Deletes some of the rows that are too old. @returns how many. */
export async function removeOld(db: Executor, kind: KeptKind, { platform, before, limit }: OldRows): Promise<number> {
  const { table, key, areOld } = keptRows[kind]
  const columns = sql.join(key.map((name) => sql.ref(name)))
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${areOld(platform, before)} limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** The time of the platform's oldest row of any kind, or of its oldest value in a creator; undefined: there is none. */
export async function findOldestTime(db: Executor, platform: Platform): Promise<Date | undefined> {
  const parts = [
    ...keptKinds.map((kind) => keptRows[kind].oldest(platform)),
    sql`
      select to_timestamp(min(platform_since) * 3600::bigint) as oldest from creators
      where platform = ${platform} and platform_since is not null`,
  ]
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(oldest) as oldest from (${sql.join(parts, sql` union all `)}) as each`.execute(db)
  return rows[0]?.oldest ?? undefined
}
