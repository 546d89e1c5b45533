import { type Charset, encodeBody, encodeHeader, encodeText } from './encode-text.ts'

/** A part of a mail with text. */
export interface TextPart {
  /** Media type, with further parameters. */
  readonly type?: string
  readonly text: string
  readonly charset?: Charset
  readonly transfer?: 'base64' | 'quoted-printable' | '8bit' | '7bit'
}

/** A mail to be written as its source. */
export interface MailToWrite {
  readonly from: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly date: string
  readonly charset?: Charset
  /** Beside those of every mail; ASCII only. */
  readonly headers?: Readonly<Record<string, string>>
  readonly parts: readonly TextPart[]
  /** The type of a mail with several parts. */
  readonly multipart?: string
}

/** The mail of ours that is answered or returned. */
export const ourMessageId = '5c1d7b2e.1@brand.test'

/** Writes a mail as it comes from a server (RFC 5322, MIME). */
export function writeMail(mail: MailToWrite): Buffer {
  const [only] = mail.parts
  const isSingle = mail.parts.length === 1 && !mail.multipart && only
  const boundary = 'b1_0f3a9c77d2'
  const head = [
    ...Object.entries(mail.headers ?? {}).filter(([name]) => name === 'Return-Path'),
    ['From', `${encodeHeader(mail.from.name, mail.charset)} <${mail.from.address}>`],
    ['To', 'Ben Field <ben@brand.test>'],
    ['Subject', encodeHeader(mail.subject, mail.charset)],
    ['Date', mail.date],
    ['MIME-Version', '1.0'],
    ...Object.entries(mail.headers ?? {}).filter(([name]) => name !== 'Return-Path'),
  ].map(([name, value]) => `${name}: ${value}\r\n`)
  if (isSingle) return Buffer.concat([Buffer.from(head.join('')), writePart(only)])
  const type = mail.multipart ?? 'multipart/alternative'
  const inner = mail.parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), writePart(part), Buffer.from('\r\n')])
  return Buffer.concat([
    Buffer.from(`${head.join('')}Content-Type: ${type}; boundary="${boundary}"\r\n\r\n`),
    ...inner,
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

function writePart({ type = 'text/plain', text, charset = 'utf-8', transfer = '8bit' }: TextPart): Buffer {
  const isText = type.startsWith('text/plain') || type.startsWith('text/html')
  const head = `Content-Type: ${type}${isText ? `; charset=${charset}` : ''}\r\nContent-Transfer-Encoding: ${transfer}\r\n\r\n`
  const body = encodeBody(encodeText(text.replace(/\r?\n/g, '\r\n'), charset), transfer)
  return Buffer.concat([Buffer.from(head), body, Buffer.from('\r\n')])
}

/** The headers of an answer to our mail. */
export const answerHeaders: Readonly<Record<string, string>> = {
  'Message-ID': '<answer-77@studio.test>',
  'In-Reply-To': `<${ourMessageId}>`,
  References: `<${ourMessageId}>`,
}

/** HTML of a plain text. */
export const toHtml = (text: string) =>
  `<html><body><div>${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\n', '<br>')}</div></body></html>`

/** The character set in which a language was written before UTF-8. */
export function oldCharset(language: string): Charset {
  const sets: Record<string, Charset> = {
    'zh-CN': 'gbk',
    'zh-TW': 'big5',
    ja: 'iso-2022-jp',
    ko: 'euc-kr',
    ru: 'koi8-r',
  }
  return sets[language] ?? (['pl', 'tr', 'vi', 'ar'].includes(language) ? 'utf-8' : 'windows-1252')
}
