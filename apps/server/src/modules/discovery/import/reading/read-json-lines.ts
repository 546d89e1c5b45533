import { say, schemaText } from '@troupe/contract/messages/message'
import { ImportError, type Source, type SourceRow, shorten } from './source-row.ts'

/**
 * Maximum length of a row in characters: more than a creator with 10,000 characters of description and 100 keywords
 * needs.
 */
export const maxRowLength = 1_000_000
const maxDepth = 20
const maxColumns = 1000

/** Reads JSON lines, one object per line. Other lines are returned as unreadable with the reason. */
export function readJsonLines(text: AsyncIterable<string>): Source {
  const columns: string[] = []
  const positions = new Map<string, number>()
  return { columns, rows: readRows(text, columns, positions) }
}

async function* readRows(
  text: AsyncIterable<string>,
  columns: string[],
  positions: Map<string, number>,
): AsyncGenerator<SourceRow> {
  for await (const { line, content } of readLines(text)) {
    if (content === undefined) {
      yield { line, cells: [], unreadable: schemaText('imports.line_too_long', { max: String(maxRowLength) }) }
      continue
    }
    if (content.trim() === '') continue
    if (line === 1 && content.trimStart().startsWith('[')) {
      throw new ImportError(say('imports.json_array'))
    }
    yield toRow(line, content, columns, positions)
  }
}

function toRow(line: number, content: string, columns: string[], positions: Map<string, number>): SourceRow {
  const unreadable = (reason: string): SourceRow => ({ line, cells: [shorten(content)], unreadable: reason })
  if (isTooDeep(content)) return unreadable(schemaText('imports.json_too_deep', { max: maxDepth }))
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return unreadable(schemaText('imports.json_invalid'))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return unreadable(schemaText('imports.not_an_object'))
  const cells: unknown[] = []
  for (const [key, cell] of listCells(value)) {
    let position = positions.get(key)
    if (position === undefined) {
      if (columns.length >= maxColumns) continue
      position = columns.push(key) - 1
      positions.set(key, position)
    }
    cells[position] = cell
  }
  return { line, cells }
}

/**
 * Lists the cells of a row. A creator in the form of the API may have a second address in `user_extra_info`, which
 * becomes a column of its own.
 */
function listCells(row: object): [string, unknown][] {
  return Object.entries(row).flatMap(([key, cell]): [string, unknown][] => {
    const isNested = key === 'user_extra_info' && typeof cell === 'object' && cell !== null && !Array.isArray(cell)
    return isNested ? Object.entries(cell).map(([name, part]) => [`${key}.${name}`, part]) : [[key, cell]]
  })
}

function isTooDeep(json: string): boolean {
  let depth = 0
  for (const [mark] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (mark === '[' || mark === '{') depth++
    else if (mark === ']' || mark === '}') depth--
    if (depth > maxDepth) return true
  }
  return false
}

/** Splits a text into numbered lines; a line that is too long is returned without content. */
async function* readLines(text: AsyncIterable<string>): AsyncGenerator<{ line: number; content: string | undefined }> {
  let line = 1
  let pending = ''
  let isTooLong = false
  for await (const piece of text) {
    let start = 0
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      const content = pending + piece.slice(start, end)
      yield { line, content: isTooLong || content.length > maxRowLength ? undefined : content }
      line++
      pending = ''
      isTooLong = false
      start = end + 1
    }
    if (!isTooLong) pending += piece.slice(start)
    if (pending.length > maxRowLength) {
      isTooLong = true
      pending = ''
    }
  }
  if (isTooLong || pending !== '') yield { line, content: isTooLong ? undefined : pending }
}
