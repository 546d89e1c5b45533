import { z } from 'zod'
import { dropUnstorable } from '../base/text.ts'
import { findUnknownFields } from './merge-fields.ts'

export const subjectMaxLength = 200
/** Maximum length of the HTML. */
export const bodyMaxLength = 100_000
/** Message for a mail without a subject or a body, word for word from the specification. */
export const mailIncomplete = 'Please fill in both subject and body'

/**
 * Whether HTML shows no text, approximately. Tags must not contain `<`; otherwise 100,000 brackets would take seconds
 * to match.
 */
function isBlankHtml(html: string): boolean {
  return html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === ''
}

function refuseUnknownFields(text: string, context: z.RefinementCtx): void {
  for (const name of findUnknownFields(text)) {
    context.addIssue({ code: 'custom', message: `There is no merge field "${name}"` })
  }
}

/** A single line: a control character could inject a header. */
export const MailSubject = z
  .string()
  .trim()
  .min(1, mailIncomplete)
  .max(subjectMaxLength, `The subject must have at most ${subjectMaxLength} characters`)
  .refine((text) => !/\p{Cc}/u.test(text), 'The subject must be one line')
  .superRefine(refuseUnknownFields)

/** HTML from the editor. The server removes everything that a mail must not contain. */
export const MailBody = z
  .string()
  .max(bodyMaxLength, `The message must have at most ${bodyMaxLength} characters`)
  .transform(dropUnstorable)
  .refine((html) => !isBlankHtml(html), mailIncomplete)
  .superRefine(refuseUnknownFields)
