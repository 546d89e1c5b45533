import { type CollectionColumn, isColumnValue } from '@troupe/contract/collection-members/columns'
import { say } from '@troupe/contract/messages/message'
import { AppError, refuseInput } from '../../../lib/app-error.ts'

/** Values by the ids of their columns. */
export type ColumnValues = Readonly<Record<string, string>>

/**
 * Checks new values and adds them to the stored ones; an empty one removes the value.
 * @returns all values after the change.
 * @throws AppError `not_found` for an unknown column, `invalid_input` for a value of another type.
 */
export function changeValues(
  columns: readonly CollectionColumn[],
  stored: ColumnValues,
  given: ColumnValues,
): ColumnValues {
  const values = new Map(Object.entries(stored))
  for (const [id, value] of Object.entries(given)) {
    const column = columns.find((one) => one.id === id)
    if (!column) throw new AppError('not_found', say('collections.column_unknown'))
    if (value === '') values.delete(id)
    else if (isColumnValue(column, value, stored[id])) values.set(id, value)
    else throw refuseValue(column)
  }
  return Object.fromEntries(values)
}

function refuseValue({ id, name, type }: CollectionColumn): AppError {
  const messages = {
    number: say('collections.value_not_number', { name }),
    date: say('collections.value_not_date', { name }),
    choice: say('collections.value_not_choice', { name }),
  }
  const said = type === 'text' ? messages.choice : messages[type]
  return refuseInput(said, { loc: ['body', 'values', id], type: 'not_a_value' })
}
