import { type MailLanguage, mailLanguages } from '@troupe/contract/mail/mail-languages'
import { escapeHtml } from '../../../../lib/escape-html.ts'
import { sayMail } from '../../../../lib/mail-texts/say-mail.ts'
import { guessLanguages } from '../../incoming/knowing/guess-language.ts'
import { readOwnWords } from '../../incoming/knowing/own-words.ts'

/** More of a mail is not quoted: each round of a long exchange would otherwise be as long as all before. */
const longestQuote = 10_000
const mostLines = 400
const longestName = 60
/** Deeper quotes within the quote stay at this depth. */
const deepest = 5
const cutMark = '[…]'

const quoteStyle = 'margin: 0 0 0 0.8ex; border-left: 1px solid #ccc; padding-left: 1ex'

interface QuotedMail {
  readonly from_name: string
  readonly from_address: string
  readonly text: string
  readonly received_at: Date
}

interface QuoteOptions {
  /** Plain text of the answer, which tells the language together with the quoted mail. */
  readonly answer: string
  /** Time zone of the mailbox; undefined if it is not known, for UTC. */
  readonly timeZone: string | undefined
}

/**
 * Quotes a mail below an answer, as mail programs do: a line that says who wrote when, in the language of the answer, then
 * the text with its own quotes. The HTML is made from the text, so nothing of the other's layout is sent.
 * @returns '' for both if the mail has no text.
 */
export function quoteMail(
  mail: QuotedMail,
  { answer, timeZone = 'UTC' }: QuoteOptions,
): { html: string; text: string } {
  const lines = toLines(mail.text)
  if (lines.length === 0) return { html: '', text: '' }
  const introduction = introduce(mail, guessLanguage(`${answer}\n${mail.text}`), timeZone)
  return {
    html: `<p>${escapeHtml(introduction)}</p>\n${toHtml(lines)}\n`,
    text: [introduction, ...lines.map(mark)].join('\n'),
  }
}

function toLines(text: string): string[] {
  const all = text.trim().split(/\r\n?|\n/)
  if (all.length === 1 && all[0] === '') return []
  const kept: string[] = []
  let length = 0
  for (const line of all) {
    const rest = longestQuote - length
    if (kept.length === mostLines || rest <= 0) return [...kept, cutMark]
    kept.push(line.slice(0, rest).toWellFormed().trimEnd())
    length += line.length + 1
  }
  return length > longestQuote + 1 ? [...kept, cutMark] : kept
}

/** Marks of quotes within the quote follow without a blank (RFC 3676, section 4.5). */
const mark = (line: string) => (line === '' || line.startsWith('>') ? `>${line}` : `> ${line}`)

function toHtml(lines: readonly string[]): string {
  const open = `<blockquote type="cite" dir="auto" style="${quoteStyle}">`
  let html = open
  let depth = 1
  let isFirst = true
  for (const line of lines) {
    const marks = /^(?:> ?)*/.exec(line)?.[0] ?? ''
    const wanted = Math.min(1 + marks.replaceAll(' ', '').length, deepest)
    if (wanted === depth) html += isFirst ? '' : '<br>'
    else html += wanted > depth ? open.repeat(wanted - depth) : '</blockquote>'.repeat(depth - wanted)
    html += escapeHtml(line.slice(marks.length))
    depth = wanted
    isFirst = false
  }
  return html + '</blockquote>'.repeat(depth)
}

function introduce({ from_name, from_address, received_at }: QuotedMail, language: MailLanguage, timeZone: string) {
  const name = from_name
    .replace(/[\p{Cc}\p{Cf}<>]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .toWellFormed()
  return sayMail(language, 'answer.quotes', {
    at: formatTime(received_at, language, timeZone),
    writer: name === '' ? from_address : `${name} <${from_address}>`,
  })
}

function formatTime(at: Date, language: MailLanguage, timeZone: string): string {
  // English of a country that writes the day before the month: its dates are read right everywhere.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
}

/** The likeliest of the languages that mails can be written in. */
function guessLanguage(text: string): MailLanguage {
  const [likeliest] = guessLanguages(readOwnWords(text).text)
  if (likeliest === 'zh') return 'zh-Hans'
  return mailLanguages.find((language) => language === likeliest) ?? 'en'
}
