import { type RawBuilder, sql } from 'kysely'

/**
 * Objects as rows of a table `given`, with one array parameter per column. The planner sees the number of rows (from JSON it
 * always expects 100), so it uses the index for a few rows of a large table.
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
