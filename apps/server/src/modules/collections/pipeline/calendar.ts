import { statusNames } from '../statuses/status-names.ts'
import type { FileRow } from './file-repository.ts'

const lineEnd = '\r\n'
/** Octets of a line without its end (RFC 5545, section 3.1). */
const lineOctets = 75

type Dated = Pick<
  FileRow,
  'collection_id' | 'creator_id' | 'collection_name' | 'title' | 'due_on' | 'deliverables' | 'status' | 'url'
>

/** Writes a calendar (RFC 5545) with a whole-day event for each due date, in chunks. Rows without a date are left out. */
export async function* writeCalendar(rows: AsyncIterable<Dated>, now: Date): AsyncGenerator<string> {
  yield toText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Troupe//Pipeline//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Troupe: content due',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
  ])
  for await (const row of rows) if (row.due_on !== null) yield toText(toEvent(row, row.due_on, now))
  yield toText(['END:VCALENDAR'])
}

function toEvent(row: Dated, dueOn: string, now: Date): string[] {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const description = [row.deliverables, `Status: ${statusNames[row.status]}`, row.url].filter(Boolean).join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${row.collection_id}.${row.creator_id}@troupe`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dueOn.replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(`Content due: ${row.title} (${row.collection_name})`)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
  ]
}

/** Escapes a text value (section 3.3.11); control characters other than line breaks are removed. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

function toText(lines: readonly string[]): string {
  return lines.map((line) => fold(line) + lineEnd).join('')
}

/** Folds a line at 75 octets, never within a character. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > lineOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join(lineEnd)
}
