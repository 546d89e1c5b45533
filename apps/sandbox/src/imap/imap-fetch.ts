import type { MailboxMessage } from '../mailbox/mailbox.ts'

/** Writes the answer to a FETCH of one mail, with those of the wanted items that are known. */
export function writeFetch(mail: MailboxMessage, sequence: number, items: string): string {
  const values = [`UID ${mail.uid}`]
  if (/\bFLAGS\b/i.test(items)) values.push('FLAGS ()')
  if (/\bINTERNALDATE\b/i.test(items)) values.push(`INTERNALDATE "${toInternalDate(new Date(mail.received_at))}"`)
  if (/\bRFC822\.SIZE\b/i.test(items)) values.push(`RFC822.SIZE ${mail.source.length}`)
  for (const [, section = '', start = '', length = ''] of items.matchAll(
    /BODY\.PEEK\[([^\]]*)\](?:<(\d+)\.(\d+)>)?/gi,
  )) {
    const content = readSection(mail.source, section)
    const cut = start === '' ? content : content.slice(Number(start), Number(start) + Number(length))
    values.push(`BODY[${section}]${start === '' ? '' : `<${start}>`} {${cut.length}}\r\n${cut}`)
  }
  return `${sequence} FETCH (${values.join(' ')})`
}

/** `source` is latin1, so that its length is that in bytes. */
function readSection(source: string, section: string): string {
  if (section === '') return source
  const head = source.split('\r\n\r\n', 1)[0] ?? ''
  const wanted = /^HEADER\.FIELDS \(([^)]*)\)$/i.exec(section)?.[1]
  if (wanted === undefined) return `${head}\r\n\r\n`
  const names = new Set(wanted.toLowerCase().replaceAll('"', '').split(/\s+/))
  const fields = head.split(/\r\n(?![ \t])/).filter((field) => names.has(field.split(':', 1)[0]?.toLowerCase() ?? ''))
  return `${fields.map((field) => `${field}\r\n`).join('')}\r\n`
}

/** `04-Mar-2026 09:05:00 +0000` */
function toInternalDate(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(' ')
  return `${day}-${month}-${year} ${time} +0000`
}
