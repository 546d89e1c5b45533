import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { normalizeText } from '../base/text.ts'
import { schemaText } from '../messages/message.ts'

export const columnNameMaxLength = 60
/** Maximum number of own columns of a collection. */
export const maxColumns = 20
export const columnValueMaxLength = 500
export const maxColumnChoices = 50

export const columnTypes = ['text', 'number', 'date', 'choice'] as const
export const ColumnType = z.enum(columnTypes)
export type ColumnType = z.output<typeof ColumnType>

/** A column that the user has added to a collection. */
export const CollectionColumn = z.object({
  id: z.uuid(),
  name: z.string(),
  type: ColumnType,
  /** The values to choose from; empty unless the type is `choice`. */
  choices: z.array(z.string()),
})
export type CollectionColumn = z.output<typeof CollectionColumn>

const toLine = (text: string) => normalizeText(text).replace(/\s+/g, ' ')

/** Merge fields name columns within braces and within HTML, hence the excluded characters. */
export const ColumnName = z
  .string()
  .max(columnNameMaxLength, schemaText('common.name_too_long', { max: columnNameMaxLength }))
  .transform(toLine)
  .refine((name) => name !== '', schemaText('collections.column_name_required'))
  .refine((name) => !/[{}[\]|<>&]/.test(name), schemaText('collections.column_name_characters'))

const Choice = z
  .string()
  .max(columnValueMaxLength)
  .transform(toLine)
  .refine((choice) => choice !== '', schemaText('collections.choices_required'))
const Choices = z
  .array(Choice)
  .max(maxColumnChoices, schemaText('collections.too_many_choices', { max: maxColumnChoices }))
  .transform((choices) => [...new Set(choices)])

/** Values by the column's id; an empty text removes the value. */
export const ColumnValues = z
  .record(
    z.uuid(),
    z
      .string()
      .max(columnValueMaxLength, schemaText('collections.value_too_long', { max: columnValueMaxLength }))
      .transform(toLine),
  )
  .refine(
    (values) => Object.keys(values).length <= maxColumns,
    schemaText('collections.too_many_columns', { max: maxColumns }),
  )

const decimal = /^-?\d{1,15}(?:\.\d{1,6})?$/
const isoDate = z.iso.date()

/** Whether a text is a value of the column. `current`, the value that is stored, stays valid when choices change. */
export function isColumnValue(
  { type, choices }: Pick<CollectionColumn, 'type' | 'choices'>,
  value: string,
  current?: string,
): boolean {
  if (type === 'number') return decimal.test(value)
  if (type === 'date') return isoDate.safeParse(value).success
  return type === 'text' || value === current || choices.includes(value)
}

const CollectionParameters = z.object({ id: z.uuid() })
const ColumnParameters = z.object({ id: z.uuid(), columnId: z.uuid() })
const tag = 'collections'
const path = '/api/collections/:id/columns'

/** Own columns of a collection. Collections of other users answer 404. */
export const columnEndpoints = {
  listColumns: defineEndpoint({
    method: 'GET',
    path,
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: "The user's own columns of a collection, in their order",
    params: CollectionParameters,
    response: z.array(CollectionColumn),
  }),
  addColumn: defineEndpoint({
    method: 'POST',
    path,
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: `Adds a column at the end; a collection has at most ${maxColumns}`,
    params: CollectionParameters,
    body: z
      .object({ name: ColumnName, type: ColumnType, choices: Choices.default([]) })
      .refine(({ type, choices }) => (type === 'choice') === choices.length > 0, {
        message: schemaText('collections.choices_required'),
        path: ['choices'],
      }),
    response: CollectionColumn,
  }),
  changeColumn: defineEndpoint({
    method: 'PATCH',
    path: `${path}/:columnId`,
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Renames or moves a column, or replaces its choices; values that are stored stay',
    params: ColumnParameters,
    body: z
      .object({
        name: ColumnName.optional(),
        choices: Choices.optional(),
        /** Place among the columns, from 0. */
        position: z.number().int().min(0).max(maxColumns).optional(),
      })
      .refine(
        ({ name, choices, position }) => name !== undefined || choices !== undefined || position !== undefined,
        schemaText('common.nothing_to_change'),
      ),
    response: CollectionColumn,
  }),
  deleteColumn: defineEndpoint({
    method: 'DELETE',
    path: `${path}/:columnId`,
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Deletes a column and its values',
    params: ColumnParameters,
    response: z.object({ success: z.literal(true) }),
  }),
} as const
