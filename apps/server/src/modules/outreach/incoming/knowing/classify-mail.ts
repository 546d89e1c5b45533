import type { Knowledge } from './knowledge.ts'
import { type ParsedMail, parseHeaders, readHeader } from './parsed-mail.ts'
import { recogniseAutoAnswer } from './recognise-auto-answer.ts'
import { recogniseBounce } from './recognise-bounce.ts'
import { recogniseChallenge, recogniseUnsubscribe } from './recognise-request.ts'

/** Recognises one kind; undefined: the mail is not of that kind for certain. */
type Recognise = (mail: ParsedMail) => Knowledge | undefined

/** In the order in which they are asked. */
const recognisers: readonly Recognise[] = [
  recogniseComplaint,
  recogniseBounce,
  recogniseChallenge,
  recogniseAutoAnswer,
  recogniseUnsubscribe,
]

/**
 * Says what a mail is that answers one of ours. An answer is everything that is not certainly something else: then
 * follow-ups stop, and a person decides.
 */
export function classifyMail(mail: ParsedMail): Knowledge {
  for (const recognise of recognisers) {
    const found = recognise(mail)
    if (found) return found
  }
  return { kind: 'answer' }
}

/** A report that the recipient marked the mail as spam (ARF, RFC 5965). */
function recogniseComplaint({ parts }: ParsedMail): Knowledge | undefined {
  const report = parts.find(({ type }) => type === 'message/feedback-report')
  if (!report) return undefined
  const type = readHeader({ headers: parseHeaders(report.content) }, 'feedback-type').toLowerCase()
  return type === 'not-spam' ? { kind: 'auto_answer', awayUntil: null } : { kind: 'complaint' }
}
