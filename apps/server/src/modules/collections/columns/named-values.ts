import type { CollectionColumn } from '@troupe/contract/collection-members/columns'
import type { ColumnValues } from './column-values.ts'

/** Values by the names of their columns, in the order of the columns. */
export function nameValues(
  columns: readonly Pick<CollectionColumn, 'id' | 'name'>[],
  values: ColumnValues,
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap(({ id, name }) => {
      const value = values[id]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
