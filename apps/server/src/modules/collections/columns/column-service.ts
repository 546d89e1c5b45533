import { type CollectionColumn, maxColumns } from '@troupe/contract/collection-members/columns'
import { toNameKey } from '@troupe/contract/collection-members/tags'
import { say } from '@troupe/contract/messages/message'
import type { Database, Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError, refuseInput } from '../../../lib/app-error.ts'
import * as columns from './column-repository.ts'

export interface ColumnContext {
  readonly database: Pick<Database, 'kysely'>
}

interface NamedCollection extends Member {
  readonly id: string
}

interface NamedColumn extends NamedCollection {
  readonly columnId: string
}

/** Runs a change of a collection's columns; changes of one collection never overlap. @throws AppError `not_found`. */
async function withColumns<T>(
  { database }: ColumnContext,
  { id, ...member }: NamedCollection,
  change: (db: Executor, present: CollectionColumn[]) => Promise<T>,
): Promise<T> {
  return database.kysely.transaction().execute(async (db) => {
    if (!(await columns.lockCollection(db, member, id))) throw new AppError('not_found', say('collections.unknown'))
    return change(db, await columns.list(db, id))
  })
}

/** The columns of a collection in their order. @throws AppError `not_found`. */
export async function listColumns(context: ColumnContext, named: NamedCollection): Promise<CollectionColumn[]> {
  return withColumns(context, named, async (_, present) => present)
}

/**
 * Adds a column at the end.
 * @throws AppError `not_found`; `conflict` when the name is taken or the collection has the maximum number.
 */
export async function addColumn(
  context: ColumnContext,
  { name, type, choices, ...named }: NamedCollection & Omit<CollectionColumn, 'id'>,
): Promise<CollectionColumn> {
  return withColumns(context, named, async (db, present) => {
    if (present.length >= maxColumns) {
      throw new AppError('conflict', say('collections.too_many_columns', { max: maxColumns }))
    }
    refuseTakenName(present, name)
    return columns.insertLast(db, { collectionId: named.id, name, nameKey: toNameKey(name), type, choices })
  })
}

interface ColumnChange extends NamedColumn {
  readonly name?: string | undefined
  readonly choices?: readonly string[] | undefined
  /** Place among the columns, from 0. */
  readonly position?: number | undefined
}

/** @throws AppError `not_found`; `conflict` when the name is taken; `invalid_input` for choices of another type. */
export async function changeColumn(
  context: ColumnContext,
  { columnId, name, choices, position, ...named }: ColumnChange,
): Promise<CollectionColumn> {
  return withColumns(context, named, async (db, present) => {
    const column = getColumn(present, columnId)
    const others = present.filter(({ id }) => id !== columnId)
    if (name !== undefined) refuseTakenName(others, name)
    if (choices && (column.type === 'choice') !== choices.length > 0) throw refuseChoices()
    const changed = { ...column, name: name ?? column.name, choices: [...(choices ?? column.choices)] }
    await columns.update(db, columnId, { ...changed, nameKey: toNameKey(changed.name) })
    if (position !== undefined) {
      await columns.arrange(
        db,
        others.toSpliced(position, 0, column).map(({ id }) => id),
      )
    }
    return changed
  })
}

/** Deletes a column and its values. @throws AppError `not_found`. */
export async function deleteColumn(context: ColumnContext, { columnId, ...named }: NamedColumn): Promise<void> {
  await withColumns(context, named, async (db, present) => {
    getColumn(present, columnId)
    await columns.remove(db, named.id, columnId)
  })
}

function getColumn(present: readonly CollectionColumn[], columnId: string): CollectionColumn {
  const column = present.find(({ id }) => id === columnId)
  if (!column) throw new AppError('not_found', say('collections.column_unknown'))
  return column
}

function refuseTakenName(present: readonly CollectionColumn[], name: string): void {
  if (present.some((column) => toNameKey(column.name) === toNameKey(name))) {
    throw new AppError('conflict', say('collections.column_name_taken'))
  }
}

function refuseChoices(): AppError {
  return refuseInput(say('collections.choices_required'), { loc: ['body', 'choices'], type: 'choices' })
}
