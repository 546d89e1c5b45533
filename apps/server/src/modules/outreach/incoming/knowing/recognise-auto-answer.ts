import { autoAnswerSigns, ticketSystemHeaders } from './auto-answer-signs.ts'
import type { AutoAnswer } from './knowledge.ts'
import { type OwnWords, readOwnWords } from './own-words.ts'
import type { ParsedMail } from './parsed-mail.ts'
import { readHeader } from './parsed-mail.ts'
import { readAwayDate } from './read-away-date.ts'
import { awayWords } from './words/away-words-data.ts'
import { foldText, once, toSource } from './words/fold-text.ts'
import { knownLanguages } from './words/languages.ts'

/** Points from which on a mail is certainly automatic. */
const enough = 3
const weakSign = 1.5
/** Unknown ticket systems set several weak signs at the answers of people, so those with a person's subject need words. */
const mostOfWeakSigns = 2.5
const longestText = 4000

/** Ticket systems put their name ahead, in brackets. */
const subjects = once(() =>
  join('subject', (source) => `^(?:\\[[^\\]]{1,40}\\]\\s*)?[\\[(【]?\\s*${source}\\s*(?:$|[\\])】:-])`),
)
const words = {
  automatic: once(() => join('automatic')),
  away: once(() => join('away')),
  limited: once(() => join('limited')),
  contact: once(() => join('contact')),
  later: once(() => join('later')),
  thanks: once(() => join('thanks')),
  received: once(() => join('received')),
}

/** One pattern of all languages: notices are written in two, and short texts do not tell their language. */
function join(part: keyof (typeof awayWords)['en'], wrap = (source: string) => source): RegExp {
  const sources = knownLanguages.map((language) => toSource(awayWords[language][part])).join('|')
  return new RegExp(wrap(`(?:${sources})`), 'u')
}

/** Recognises an automatic answer: an away notice, a confirmation of receipt, a notification that a mail was read. */
export function recogniseAutoAnswer(mail: ParsedMail): AutoAnswer | undefined {
  const own = readOwnWords(mail.text.slice(0, longestText))
  if (countHeaders(mail) + countSubject(mail) + countWords(mail, own) < enough && !isReceipt(mail)) return undefined
  return { kind: 'auto_answer', awayUntil: readAwayDate(`${mail.subject}\n${own.text}`, readHeader(mail, 'date')) }
}

/** A notification that a mail was shown or deleted (RFC 8098). */
const isReceipt = ({ parts }: ParsedMail) => parts.some(({ type }) => type === 'message/disposition-notification')

function countHeaders(mail: ParsedMail): number {
  if (ticketSystemHeaders.some((sign) => showsSign(mail, sign))) return 0
  const shown = autoAnswerSigns.filter((sign) => showsSign(mail, sign))
  return shown.some(({ strength }) => strength === 'sure')
    ? enough
    : Math.min(shown.length * weakSign, isReply(mail) ? mostOfWeakSigns : enough)
}

function showsSign(mail: ParsedMail, { header, pattern }: { header: string; pattern: RegExp }): boolean {
  return (mail.headers.get(header) ?? []).some((value) => pattern.test(value.slice(0, 500)))
}

const isReply = ({ subject }: ParsedMail) => /^(?:re|aw|sv|antw|odp|ynt|回复|回覆|答复) ?[:：]/i.test(subject.trim())

const countSubject = ({ subject }: ParsedMail) => (subjects().test(foldText(subject.slice(0, 300)).trim()) ? enough : 0)

/** Points of the words; what a person does in an answer is counted against them. */
function countWords(mail: ParsedMail, { text, quotes }: OwnWords): number {
  const has = (part: keyof typeof words) => words[part]().test(text)
  const isTicket = ticketSystemHeaders.some((sign) => showsSign(mail, sign))
  const says =
    (has('automatic') ? 2.5 : 0) +
    (has('away') ? 1.5 : 0) +
    (has('limited') ? 1 : 0) +
    (has('contact') ? 1 : 0) +
    (has('later') ? 1 : 0) +
    (has('thanks') ? 0.5 : 0) +
    (has('received') ? (isTicket ? 2.5 : 1.5) : 0)
  // Without any sign in the headers, a subject that people write counts against the words, too.
  const isBare = !autoAnswerSigns.some((sign) => showsSign(mail, sign))
  const isAnswered = isBare && isReply(mail)
  const against = (quotes ? 2 : 0) + (isAnswered ? 1 : 0) + (/[?？؟]/.test(text) ? 1 : 0)
  return Math.max(0, says - against)
}
