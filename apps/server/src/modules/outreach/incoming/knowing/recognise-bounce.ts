import type { BounceCause } from '@troupe/contract/mail/received-mails'
import { findCause } from './bounce-cause.ts'
import { makeBounce, readDeliveryReport } from './delivery-report.ts'
import { type FoundCodes, findCodes } from './delivery-text.ts'
import type { Knowledge } from './knowledge.ts'
import { type ParsedMail, readHeader } from './parsed-mail.ts'
import { failureWords, reportSenders, reportSubjects, stillTryingWords } from './words/bounce-words-data.ts'
import { compilePhrases, foldText, once, toSource } from './words/fold-text.ts'

/** The report itself; the returned mail follows. */
const longestReport = 4000

const subjects = once(() => new RegExp(`^\\W{0,6}${toSource(reportSubjects, 'anywhere')}`, 'u'))
const failure = once(() => compilePhrases(failureWords))
const stillTrying = once(() => compilePhrases(stillTryingWords))

/** Recognises that a mail was not delivered, by a report for machines or else by what servers write for people. */
export function recogniseBounce(mail: ParsedMail): Knowledge | undefined {
  const report = readDeliveryReport(mail)
  if (report === 'delivered') return { kind: 'auto_answer', awayUntil: null }
  return report ?? readFreeText(mail)
}

function readFreeText(mail: ParsedMail): Knowledge | undefined {
  const text = cutReturned(mail.text.slice(0, longestReport))
  const folded = foldText(text)
  const subject = foldText(mail.subject.slice(0, 300)).trim()
  const codes = findCodes(folded)
  if (!isFromServer(mail, subject)) return undefined
  const cause = findTextCause(codes, folded)
  const saysFailure =
    codes.status !== '' ||
    failure().test(`${subject}\n${folded}`) ||
    stillTrying().test(folded) ||
    clearCauses.has(cause)
  if (!(saysFailure || subjects().test(subject))) return undefined
  const { reply } = findCodes(text)
  if (isDelayed(`${subject}\n${folded}`, codes.status)) return makeBounce('delayed', { status: codes.status, reply })
  return makeBounce(cause, { status: codes.status, reply })
}

/** Local parts of programs; persons write from some of them too. */
const automata =
  /^(?:[\w.-]*[-_.])?(?:mail|mailer|mta|smtp|delivery|system|bounce|admin|administrator|daemon|notification|server|no-?reply)(?:[-_.][\w.-]*)?@/i

/** Servers that only name the reason have not taken the mail. */
const clearCauses: ReadonlySet<BounceCause> = new Set(['unknown_address', 'mailbox_full', 'too_large', 'greylisted'])

function findTextCause({ status, reply }: FoundCodes, folded: string): BounceCause {
  const byReply = findCause({ status, reply })
  return byReply === 'other' ? findCause({ status, reply: folded }) : byReply
}

/** Whether a server has sent it: by its address, by a header that only reports have, or by an empty sender and the subject. */
function isFromServer(mail: ParsedMail, subject: string): boolean {
  if (reportSenders.test(mail.from.address)) return true
  if (mail.headers.has('x-failed-recipients')) return true
  if (automata.test(mail.from.address) && subjects().test(subject)) return true
  if (/multipart\/report/i.test(readHeader(mail, 'content-type')) && subjects().test(subject)) return true
  const hasNoSender = /^\s*<>\s*$/.test(readHeader(mail, 'return-path'))
  return hasNoSender && subjects().test(subject)
}

const isDelayed = (folded: string, status: string) => !status.startsWith('5') && stillTrying().test(folded)

/** Cuts the returned mail off a report in plain text. */
function cutReturned(text: string): string {
  const start =
    /^[-=_ ]{3,}[^\n]{0,80}(?:copy of|original|returned|message follows|headers follow|below this line|undelivered|邮件|原始|元の|원본)[^\n]{0,80}$|^(?:return-path|received|message-id|mime-version|dkim-signature):/imu.exec(
      text,
    )
  // A report may begin with such a line.
  return start && start.index > 60 ? text.slice(0, start.index) : text
}
