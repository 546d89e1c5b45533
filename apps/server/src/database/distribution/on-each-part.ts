import { setTimeout as pause } from 'node:timers/promises'
import { type CompiledQuery, type DialectAdapter, type Kysely, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { isPartUnreachable } from '../outages/connection-failure.ts'
import { acceptsMissingParts, noteMissingParts } from '../outages/missing-parts.ts'
import { isMarked } from '../plans/kept-plans.ts'
import type { Tables } from '../tables/tables.ts'

/** Suffix of the index names in a part of the catalogue, as text; empty in a whole catalogue. */
export const partSuffix: RawBuilder<string> = sql.raw('$suffix')

/**
 * SQL of the ids that a part may have: its own, and those whose part is not known. If each part looked for all ids, that would
 * take as long as reading the rows.
 * @param partOf The name of the part, as `partSuffix`, by id.
 */
export function ownIds(ids: readonly number[], partOf: ReadonlyMap<number, string>): RawBuilder<number[]> {
  const { '': unknown = [], ...known } = Object.groupBy(ids, (id) => partOf.get(id) ?? '')
  const rest = unknown.length === 0 ? null : String(unknown)
  // A part that has none of the ids, or that has another name since, looks for all.
  const own = sql`coalesce(lists[array_position(${Object.keys(known)}::text[], ${partSuffix})], array_to_string(lists, ','))`
  return sql`(
    select ('{' || concat_ws(',', nullif(${own}, ''), ${rest}::text) || '}')::bigint[]
    from (select ${Object.values(known).map(String)}::text[] as lists) as known)::bigint[]`
}

/** Each part returns so many times its share, for rankings that combine several orders: a part costs a search more than its rows. */
const surplus = 2

/**
 * The number of rows that each part returns so that the best `count` of all are among them: the parts have as many of these
 * as chance gives them, with a mean and a variance of their share, and hardly ever four standard deviations more.
 * @param count A literal, if a kept plan depends on it.
 * @param fewest At least so many.
 */
export function perPart(count: number | RawBuilder<number>, fewest = 0): RawBuilder<number> {
  const share = sql`(${count}::float8 / ${sql.raw('$parts')})`
  const likely = sql`greatest(${fewest}::integer, ceil(greatest(${sql.lit(surplus)} * ${share}, ${share} + 4 * sqrt(${share}))))`
  return sql`(case ${sql.raw('$parts')} when 1 then ${count}::integer else least(${count}::integer, ${likely})::integer end)`
}

/**
 * Runs a statement on each part of the catalogue, as if the part were all. Citus cannot plan statements that name an index or
 * that need the planner's estimates, and computes the score of words again for each row that a part returns.
 * @param statement returns one row with one JSON value, which is not null. It reads only the catalogue's tables, and does not
 * begin with `with`. A mark of `keepPlan` counts for the connections to parts.
 * @returns the values of the parts, in any order; a single one from a catalogue that is whole. Parts that cannot be reached
 * are missing if `acceptMissingParts` allows it.
 * @throws MissingPartsError when it does not.
 */
export async function onEachPart<Value>(db: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<Value[]> {
  return runOnEachPart(db, statement, { plans: false })
}

/** Estimates the number of rows that a statement selects from the catalogue, by the planner's statistics of each part. */
export async function estimateRows(db: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<number> {
  const plans = await runOnEachPart<[{ Plan: { 'Plan Rows': number } }]>(db, statement, { plans: true })
  return plans.reduce((sum, [{ Plan }]) => sum + Plan['Plan Rows'], 0)
}

async function runOnEachPart<Value>(
  db: Kysely<Tables>,
  statement: RawBuilder<unknown>,
  { plans }: { readonly plans: boolean },
): Promise<Value[]> {
  const compiled = statement.compile(db)
  const rows = (await askDirectly<Value>(db, compiled, plans)) ?? (await askWithCare<Value>(db, compiled, plans))
  const values = rows.flatMap(({ value }) => (value === null ? [] : [value]))
  if (values.length < rows.length) noteMissingParts({ missing: rows.length - values.length, all: rows.length })
  return values
}

/** The values that a statement gets in each part. */
const ofPart: Readonly<Record<string, string>> = { suffix: '$1', parts: '$2' }

/** Puts values into a statement, which is itself a value of another one, where it can have no values of its own. */
const complete = ({ sql: text, parameters }: CompiledQuery): string =>
  text.replaceAll(/\$(\w+)/g, (_, name) => ofPart[name] ?? toLiteral(parameters[Number(name) - 1]))

interface PartRow<Value> {
  /** Null: the part cannot be reached. */
  readonly value: Value | null
}

/** The databases, by their adapters, whose catalogue was divided and within reach when `askWithCare` last read it. */
const divided = new WeakSet<DialectAdapter>()

/**
 * Sends a statement to all parts at once. `on_each_part` handles exceptions to leave out nodes that cannot be reached,
 * for which Citus opens a transaction on each node.
 * @returns undefined when `askWithCare` has to be used.
 */
async function askDirectly<Value>(
  db: Kysely<Tables>,
  statement: CompiledQuery,
  plans: boolean,
): Promise<readonly PartRow<Value>[] | undefined> {
  if (!isWithinReach(db)) return undefined
  // As text, since the coordinator would parse JSON to pass it on.
  const answer = isMarked(statement.sql)
    ? sql`division.kept_on_part(id, ${statement.sql}, ${listLiterals(statement)})`
    : sql`division.on_part(id, ${complete(statement)}, ${plans})::text`
  try {
    const { rows } = await sql<PartRow<string>>`select ${answer} as value from division.parts`.execute(db)
    return rows.map(({ value }) => ({ value: value && JSON.parse(value) }))
  } catch (error) {
    noteOutOfReach(db, error)
    return undefined
  }
}

const listLiterals = ({ parameters }: CompiledQuery): string =>
  parameters.length === 0 ? '' : `(${parameters.map(toLiteral).join(', ')})`

/** Whether all parts can be asked without care. A failure would end a transaction. */
const isWithinReach = (db: Kysely<Tables>) => !db.isTransaction && divided.has(db.getExecutor().adapter)

/** @throws the error unless it says that parts are out of reach or no longer there. */
function noteOutOfReach(db: Kysely<Tables>, error: unknown): void {
  if (!isPartUnreachable(error) && !isMissing(error)) throw error
  divided.delete(db.getExecutor().adapter)
}

/** Whether the tables or functions of the division are missing, since the catalogue has been brought together. */
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['3F000', '42P01', '42883'].includes(String(error.code))

/** Sends a statement to all parts that can be reached, or to the whole catalogue. */
async function askWithCare<Value>(
  db: Kysely<Tables>,
  statement: CompiledQuery,
  plans: boolean,
): Promise<readonly PartRow<Value>[]> {
  const ask = sql<PartRow<Value>>`select on_each_part(${complete(statement)}, ${plans}) as value`
  const { rows } = await untilSettled(db, () => ask.execute(db))
  if (rows.length > 1 && rows.every(({ value }) => value !== null)) divided.add(db.getExecutor().adapter)
  return rows
}

/**
 * Reads rows of these creators by an ordinary statement. Without the creators of parts that cannot be reached, if
 * `acceptMissingParts` allows it.
 * @param read is given the ids, and SQL that completes `id =` with them.
 */
export async function readReachable<Result>(
  db: Kysely<Tables>,
  ids: readonly number[],
  read: (ids: readonly number[], anyOfThem: RawBuilder<number>) => Promise<Result>,
): Promise<Result> {
  if (isWithinReach(db)) {
    try {
      // Citus compares ids that it knows while it plans with the limits of each part, one by one, which takes longer than
      // the rest of its work. It does not know those of a subquery, and asks all parts.
      return await read(ids, sql`any((select ${ids}::bigint[])::bigint[])`)
    } catch (error) {
      noteOutOfReach(db, error)
    }
  }
  const readThese = (these: readonly number[]) => read(these, sql`any(${these}::bigint[])`)
  return orByParts(
    db,
    () => readThese(ids),
    async () => readThese(await listIdsByParts(db, sql`select id from creators where id = any(${ids}::bigint[])`)),
  )
}

type TransactionState = Pick<Kysely<Tables>, 'isTransaction'>

/** Reads by an ordinary statement, and otherwise from each part, if one cannot be reached and may be left out. */
export async function orByParts<Result>(
  db: TransactionState,
  whole: () => Promise<Result>,
  byParts: () => Promise<Result>,
): Promise<Result> {
  try {
    return await whole()
  } catch (error) {
    if (!isPartUnreachable(error) || !acceptsMissingParts()) throw error
    return untilSettled(db, byParts)
  }
}

const mostTries = 4
const pauseMs = 100

/**
 * Repeats a statement for a moment: a node that is being killed may answer on one connection and refuse the next, and when
 * one node ends amid a statement, Citus can leave its transaction on another one aborted.
 */
async function untilSettled<Result>(db: TransactionState, run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      const mayPass = isPartUnreachable(error) || isAborted(error)
      if (!mayPass || db.isTransaction || tries === mostTries) throw error
      await pause(pauseMs)
    }
  }
}

/** Whether a statement failed because an earlier one of its transaction has. */
const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25P02'

/** Lists the ids that a statement selects in each part. */
export async function listIdsByParts(db: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<number[]> {
  const parts = await listOnEachPart<{ id: number }>(db, statement, ['id'])
  return parts.flat().map(({ id }) => id)
}

/**
 * Lists the rows that a statement selects in each part, as JSON has them.
 * @param columns All that it selects. Without their names Citus calls them f1, f2 where it runs the statement itself, while the
 * catalogue is being divided.
 * @param mark `keepPlan`, or nothing.
 */
export function listOnEachPart<Row>(
  db: Kysely<Tables>,
  statement: RawBuilder<unknown>,
  columns: readonly (keyof Row & string)[],
  mark = sql``,
): Promise<Row[][]> {
  const pairs = columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`)
  return onEachPart<Row[]>(
    db,
    sql`select ${mark} coalesce(json_agg(json_build_object(${sql.join(pairs)})), '[]') from (${statement}) as found`,
  )
}

/** Writes a value as a literal of unknown type, which PostgreSQL reads as it reads the value of a placeholder. */
export function toLiteral(value: unknown): string {
  return value === null || value === undefined ? 'null' : pg.escapeLiteral(toText(value))
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(toElement).join(',')}}`
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Error(`A statement for each part has a value of type ${typeof value}`)
}

function toElement(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return value === null ? 'null' : `"${toText(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
