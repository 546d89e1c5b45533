import { type RawBuilder, sql } from 'kysely'

/**
 * Objects as rows of a table `given`, one array parameter a column. Unlike rows from JSON, of which it always expects a
 * hundred, the planner sees how many they are, and looks a few up by their index however large the table is.
 */
export function toRows<Column extends string>(
  objects: readonly Readonly<Record<Column, unknown>>[],
  types: Readonly<Record<Column, string>>,
): RawBuilder<unknown> {
  const columns = Object.entries<string>(types)
  const arrays = columns.map(([column, type]) => {
    const values = objects.map((object) => Reflect.get(object, column))
    return sql`${values}::${sql.raw(type)}[]`
  })
  return sql`unnest(${sql.join(arrays)}) as given (${sql.raw(Object.keys(types).join(', '))})`
}
