import { foldText, once, toSource } from './words/fold-text.ts'
import { headStarts, quoteStarts, signatureStarts } from './words/quote-words-data.ts'

const longestText = 8000
const mostLines = 300
const longestLine = 300

/** The text of a mail by its own writer, without quoted mails and signatures. */
export interface OwnWords {
  /** As written. */
  readonly lines: readonly string[]
  /** Folded. */
  readonly text: string
  /** Whether a mail is quoted. */
  readonly quotes: boolean
}

const quoteStart = once(() => toLinePattern(quoteStarts))
const headStart = once(() => toLinePattern(headStarts))
const signatureStart = once(() => toLinePattern(signatureStarts))

function toLinePattern(phrases: string): RegExp {
  const sources = foldText(phrases)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => toSource(line, 'anywhere'))
  return new RegExp(`^(?:${sources.join('|')})$`, 'u')
}

interface Line {
  readonly raw: string
  readonly folded: string
}

/** Cuts away what others have written: lines that are quoted, and everything from the head of a quoted mail on. */
export function readOwnWords(text: string): OwnWords {
  const lines = text
    .slice(0, longestText)
    .split(/\r\n?|\n/)
    .slice(0, mostLines)
    .map((line) => line.slice(0, longestLine).trim())
    .map((raw): Line => ({ raw, folded: foldText(raw).trim() }))
  const own: Line[] = []
  let quotes = false
  for (const [index, line] of lines.entries()) {
    const rest = lines.slice(index + 1)
    if (/^[>|]/.test(line.folded)) {
      quotes = true
    } else if (beginsQuote(line, rest[0])) {
      quotes = true
      // A mail that begins with the quoted one has the answer below it.
      const isAbove = own.every(({ raw }) => raw === '') && rest.some(({ folded }) => folded.startsWith('>'))
      if (!isAbove) break
    } else if (signatureStart().test(line.folded)) {
      quotes ||= rest.some((later, at) => later.folded.startsWith('>') || beginsQuote(later, rest[at + 1]))
      break
    } else {
      own.push(line)
    }
  }
  return { lines: own.map(({ raw }) => raw), text: joinLines(own), quotes }
}

const joinLines = (lines: readonly Line[]) =>
  lines
    .map(({ folded }) => folded)
    .join('\n')
    .trim()

/** Long heads of quoted mails are broken into two lines. */
function beginsQuote({ folded }: Line, next: Line | undefined): boolean {
  if (quoteStart().test(folded) || namesSender(folded)) return true
  if (headStart().test(folded)) return folded.includes('@') || /^[^:]{2,20}: ?\S/.test(next?.folded ?? '')
  if (!next || !/^(?:on|le|am|el|em|il|op|w dniu|dnia|pada|vao) /.test(folded) || !next.folded.endsWith(':'))
    return false
  return quoteStart().test(`${folded} ${next.folded}`.slice(0, longestLine))
}

/** The head of a quoted mail in any language: a time, and an address at the end. */
const namesSender = (line: string) =>
  /<[^<>\s@]+@[^<>\s]+>(?:[^\p{L}]{0,3}|[^<>\n]{0,24}:)$/u.test(line) && /\d{1,2}[:.]\d\d/.test(line)
