import { dropUnstorable, toLine } from '@troupe/contract/base/text'
import { type MailPart, type ParsedMail, parseHeaders } from '../knowing/parsed-mail.ts'

const longestName = 200
const longestSubject = 500
const longestText = 20_000
const longestHtml = 300_000
const longestPart = 100_000
/** A parser takes some time for each line and each tag, and a mail can consist of nothing else. */
const mostLines = 5000
const mostTags = 6000
const mostParts = 50

/** Types of parts that tell what a mail is; attachments are not kept. */
const telling = /^(?:message\/|text\/rfc822-headers)/

/**
 * Parses a mail, which may be cut at any byte.
 * @throws whatever the parser throws at nesting or headers beyond its limits.
 */
export async function parseMail(source: Buffer): Promise<ParsedMail> {
  // Loaded with the first mail, for a start does not need it.
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(cutLines(source), {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 128 * 1024,
  })
  const from = mail.from?.group ? mail.from.group[0] : mail.from
  const text = mail.text?.trim() || (await readHtml(mail.html ?? ''))
  return {
    headers: parseHeaders(source.subarray(0, 128 * 1024).toString('latin1')),
    from: { name: toLine(from?.name ?? '', longestName), address: toLine(from?.address ?? '', longestName) },
    subject: toLine(mail.subject ?? '', longestSubject),
    text: dropUnstorable(text.slice(0, longestText)).trim(),
    parts: mail.attachments
      .filter(({ mimeType }) => telling.test(mimeType))
      .slice(0, mostParts)
      .map(toPart),
  }
}

/**
 * The Message-IDs of the mails that a report is about: those in the returned mails or their headers. Then those that
 * returned mails refer to, the nearest first: Exchange replaces a Message-ID, and the mail names it in References.
 */
export function listReportedIds({ parts, text }: ParsedMail): string[] {
  const returned = parts.filter(({ type }) => /^(?:message\/(?:global|rfc822)|text\/rfc822-headers)/.test(type))
  // Some servers return the mail as text.
  const sources = [...returned.map(({ content }) => content), text]
  const own = sources.flatMap((source) =>
    [...source.matchAll(/^[ \t]*message-id:\s*<([!-;=?-~]{3,250})>/gim)].map(([, id = '']) => id).slice(0, 20),
  )
  const referred = returned.flatMap(({ content }) => {
    const lines = /^references:((?:[^\r\n]|\r?\n[ \t]){1,4000})/im.exec(content)?.[1] ?? ''
    return [...lines.matchAll(/<([!-;=?-~]{3,250})>/g)].map(([, id = '']) => id).toReversed()
  })
  return [...own, ...referred.slice(0, 20)]
}

function toPart({ mimeType, content }: { mimeType: string; content: ArrayBuffer | Uint8Array | string }): MailPart {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
  return { type: mimeType, content: dropUnstorable(bytes.subarray(0, longestPart).toString('utf8')) }
}

async function readHtml(html: string): Promise<string> {
  if (html === '') return ''
  const { convert } = await import('html-to-text')
  return convert(cutTags(html.slice(0, longestHtml)), {
    wordwrap: false,
    limits: { maxDepth: 40, maxInputLength: longestHtml },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
    ],
  })
}

function cutLines(source: Buffer): Buffer {
  let end = -1
  for (let line = 0; line < mostLines; line++) {
    end = source.indexOf('\n', end + 1)
    if (end < 0) return source
  }
  return source.subarray(0, end + 1)
}

function cutTags(html: string): string {
  let end = -1
  for (let tag = 0; tag < mostTags; tag++) {
    end = html.indexOf('<', end + 1)
    if (end < 0) return html
  }
  return html.slice(0, end)
}
