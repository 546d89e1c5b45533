import type { CollectionColumn } from '@troupe/contract/collection-members/columns'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../database/database.ts'
import { AppError } from '../../lib/app-error.ts'
import type { FindAddedColumns } from '../discovery/export/added-columns-port.ts'
import type { Cell } from '../discovery/export/sheet-cell.ts'
import * as collections from './collection-repository.ts'
import * as columns from './columns/column-repository.ts'
import * as members from './member-repository.ts'
import { statusNames } from './statuses/status-names.ts'
import type { Progress } from './statuses/status-repository.ts'

const fixedColumns = [
  { header: 'Status', width: 14 },
  { header: 'Tags', width: 24 },
  { header: 'Note', width: 40 },
]
const ownWidth = 20

/** Returns a function that adds status, tags, note and own columns of a collection to an export of its creators. */
export function createExportColumns(db: Executor, progress: Progress): FindAddedColumns {
  return async (member, collectionId) => {
    if (!(await collections.find(db, member, collectionId))) throw new AppError('not_found', say('collections.unknown'))
    const own = await columns.list(db, collectionId)
    return {
      columns: [...fixedColumns, ...own.map(({ name }) => ({ header: name, width: ownWidth }))],
      async readCells(creatorIds) {
        const rows = await members.listNamed(db, { ...member, progress }, { collectionId, creatorIds })
        return new Map(rows.map((row) => [row.creator_id, toCells(own, row)]))
      },
    }
  }
}

function toCells(own: readonly CollectionColumn[], { status, tags, note, column_values }: members.MemberRow): Cell[] {
  const values = own.map(({ id, type }) => {
    const value = column_values[id]
    return value !== undefined && type === 'number' ? Number(value) : (value ?? null)
  })
  return [statusNames[status], tags.join(', ') || null, note || null, ...values]
}
