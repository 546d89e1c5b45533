import type { MemberStatus } from '@troupe/contract/collections'
import type { UserMailLanguage } from '../../../lib/mail-texts/say-mail.ts'
import { statusNames } from '../statuses/status-names.ts'
import type { FileRow } from './file-repository.ts'

const lineEnd = '\r\n'
/** Octets of a line without its end (RFC 5545, section 3.1). */
const lineOctets = 75

type Dated = Pick<
  FileRow,
  'collection_id' | 'creator_id' | 'collection_name' | 'title' | 'due_on' | 'deliverables' | 'status' | 'url'
>

interface Words {
  readonly name: string
  toSummary(title: string, collection: string): string
  toStatus(status: MemberStatus): string
}

/** Names of the statuses as the board has them. */
const chineseStatuses: Record<MemberStatus, string> = {
  to_contact: '待联系',
  contacted: '已联系',
  replied: '已回复',
  negotiating: '洽谈中',
  agreed: '已同意',
  content_due: '待交付',
  live: '已上线',
  paid: '已付款',
  declined: '已拒绝',
}

/** The words of a calendar in the languages of the interface. */
const wordsOf: Record<UserMailLanguage, Words> = {
  en: {
    name: 'Troupe: content due',
    toSummary: (title, collection) => `Content due: ${title} (${collection})`,
    toStatus: (status) => `Status: ${statusNames[status]}`,
  },
  'zh-Hans': {
    name: 'Troupe：待交付内容',
    toSummary: (title, collection) => `待交付：${title}（${collection}）`,
    toStatus: (status) => `状态：${chineseStatuses[status]}`,
  },
}

/**
 * Writes a calendar (RFC 5545) in the user's language with a whole-day event for each due date, in chunks. Rows without a
 * date are left out.
 */
export async function* writeCalendar(
  rows: AsyncIterable<Dated>,
  { language, now }: { language: UserMailLanguage; now: Date },
): AsyncGenerator<string> {
  const words = wordsOf[language]
  yield toText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Troupe//Pipeline//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${words.name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
  ])
  for await (const row of rows) if (row.due_on !== null) yield toText(toEvent(row, row.due_on, { words, now }))
  yield toText(['END:VCALENDAR'])
}

function toEvent(row: Dated, dueOn: string, { words, now }: { words: Words; now: Date }): string[] {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const description = [row.deliverables, words.toStatus(row.status), row.url].filter(Boolean).join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${row.collection_id}.${row.creator_id}@troupe`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dueOn.replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(words.toSummary(row.title, row.collection_name))}`,
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
