import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Texts and figures of the simulation say in which hour the platform gave them. */
const hourWidth = 6

interface CheckedValue {
  readonly table: string
  readonly hour: RawBuilder<unknown>
  /** The rows that have such a value. */
  readonly rows: RawBuilder<unknown>
}

/** Where the values are that tell their hour. No column about ages is trusted. */
const checkedValues: readonly CheckedValue[] = [
  toFigure('creators', 'subscribers'),
  toFigure('creators', 'videos_count'),
  toFigure('creators', 'average_views'),
  toFigure('creator_posts', 'views'),
  toFigure('creator_snapshots', 'subscribers'),
  { table: 'creators', hour: toNumber('title'), rows: sql`title like 'Read %'` },
  { table: 'creator_posts', hour: toNumber('title'), rows: sql`title like 'Post of %'` },
  { table: 'creators', hour: toNumber('description'), rows: sql`description <> ''` },
  { table: 'creators', hour: toNumber('email'), rows: sql`email is not null` },
]

function toFigure(table: string, column: string): CheckedValue {
  return { table, hour: sql.ref(column), rows: sql`${sql.ref(column)} is not null` }
}

function toNumber(column: string): RawBuilder<unknown> {
  return sql`(substring(${sql.ref(column)} from ${sql.lit(`\\d{${hourWidth}}`)})::bigint)`
}

/** Finds the hour of the oldest value in the tables; undefined if there is none. */
export async function findOldestHour({ kysely }: Pick<Database, 'kysely'>): Promise<number | undefined> {
  const oldest = checkedValues.map(
    ({ table, hour, rows }) => sql`(select min(${hour}) from ${sql.table(table)} where ${rows})`,
  )
  const { rows } = await sql<{ oldest: number | null }>`select least(${sql.join(oldest)}) as oldest`.execute(kysely)
  return rows[0]?.oldest ?? undefined
}

/** Lets a database with many creators find the oldest value at once: each hour asks for it. */
export async function indexCheckedValues({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  for (const { table, hour, rows } of checkedValues) {
    await sql`create index on ${sql.table(table)} (${hour}) where ${rows}`.execute(kysely)
  }
}
