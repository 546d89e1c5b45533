import { Readable } from 'node:stream'
import { say } from '@troupe/contract/messages/message'
import type { PipelineFormat } from '@troupe/contract/pipeline/pipeline'
import type { Executor } from '../../../database/database.ts'
import { Download } from '../../../http/requests/download.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { minutes } from '../../../lib/durations.ts'
import { chooseUserMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import { writeCsv } from '../../discovery/export/csv-sheet.ts'
import type { Cell, SheetColumn } from '../../discovery/export/sheet-cell.ts'
import { statusNames } from '../statuses/status-names.ts'
import { getBoard } from './board.ts'
import type { Board } from './board-repository.ts'
import { writeCalendar } from './calendar.ts'
import { findLanguage } from './calendar-repository.ts'
import { type FileRow, readMembers } from './file-repository.ts'
import type { PipelineContext } from './pipeline-context.ts'

const linkLifeMs = minutes(5)
const rowsPerPage = 100

/** Makes a link to a file of the board. @throws AppError `not_found` for an unknown collection. */
export async function linkFile(
  context: PipelineContext,
  { workspaceId, userId }: Member,
  { collection_id, format }: { readonly collection_id?: string | undefined; readonly format: PipelineFormat },
): Promise<string> {
  await getBoard(context, { workspaceId, userId }, { collection_id })
  const expiresAt = context.clock.now().getTime() + linkLifeMs
  return `/api/pipeline/files/${context.links.toToken({ workspaceId, userId, collectionId: collection_id, format, expiresAt })}`
}

/** Streams the file of a link. @throws AppError `not_found` for a wrong or expired link. */
export async function readFile(context: PipelineContext, token: string): Promise<Download> {
  const now = context.clock.now()
  const file = context.links.read(token, now)
  if (!file) throw new AppError('not_found', say('collections.file_gone'))
  const { workspaceId, userId, collectionId } = file
  const board = { workspaceId, userId, collectionId, progress: context.progress }
  const db = context.database.kysely
  if (file.format === 'ics') return streamCalendar(db, board, now)
  const content = Readable.from(writeCsv(columns, toPages(db, board)), { objectMode: false })
  return new Download(content, toFileName('pipeline', now, 'csv'), 'text/csv; charset=utf-8; header=present')
}

/** Streams the due dates of a board as a calendar, in the language of the workspace's first owner. */
export async function streamCalendar(db: Executor, board: Board, now: Date): Promise<Download> {
  const language = chooseUserMailLanguage(await findLanguage(db, board.workspaceId))
  const calendar = writeCalendar(readMembers(db, board, { onlyDated: true }), { language, now })
  const content = Readable.from(calendar, { objectMode: false })
  return new Download(content, toFileName('content-due', now, 'ics'), 'text/calendar; charset=utf-8')
}

const toFileName = (subject: string, now: Date, ending: string) =>
  `troupe-${subject}-${now.toISOString().slice(0, 10)}.${ending}`

const columns: readonly SheetColumn[] = [
  { header: 'Collection', width: 24 },
  { header: 'Platform', width: 12 },
  { header: 'Name', width: 28 },
  { header: 'Handle', width: 20 },
  { header: 'Channel', width: 40 },
  { header: 'Status', width: 14 },
  { header: 'Fee', width: 12 },
  { header: 'Currency', width: 10 },
  { header: 'Deliverables', width: 40 },
  { header: 'Content due', width: 14 },
  { header: 'Links', width: 40 },
  { header: 'Views', width: 12 },
  { header: 'Likes', width: 12 },
  { header: 'Comments', width: 12 },
  { header: 'Note', width: 40 },
]

function toCells(row: FileRow): Cell[] {
  return [
    row.collection_name,
    row.platform,
    row.title,
    row.handle,
    row.url,
    statusNames[row.status],
    row.fee_amount,
    row.fee_currency,
    row.deliverables || null,
    row.due_on,
    row.links || null,
    row.views,
    row.likes,
    row.comments,
    row.note || null,
  ]
}

async function* toPages(db: Executor, board: Board): AsyncGenerator<Cell[][]> {
  let page: Cell[][] = []
  for await (const row of readMembers(db, board, { onlyDated: false })) {
    page.push(toCells(row))
    if (page.length < rowsPerPage) continue
    yield page
    page = []
  }
  yield page
}
