import { z } from 'zod'
import { dropUnstorable } from '../base/text.ts'
import { say, schemaText } from '../messages/message.ts'
import { toWireMessage } from '../messages/wire-message.ts'
import { findUnknownFields } from './merge-fields.ts'

export const subjectMaxLength = 200
/** Maximum length of the HTML. */
export const bodyMaxLength = 100_000
/** Message for a mail without a subject or a body, word for word from the specification. */
export const mailIncomplete = schemaText('outreach.mail_incomplete')

/**
 * Whether HTML shows no text, approximately. Tags must not contain `<`; otherwise 100,000 brackets would take seconds
 * to match.
 */
function isBlankHtml(html: string): boolean {
  return html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === ''
}

function refuseUnknownFields(text: string, context: z.RefinementCtx): void {
  for (const name of findUnknownFields(text)) {
    const said = say('outreach.merge_field_unknown', { name })
    context.addIssue({ code: 'custom', message: said.text, params: toWireMessage(said) })
  }
}

/** A single line: a control character could inject a header. PostgreSQL refuses lone surrogates in drafts. */
export const MailSubject = z
  .string()
  .trim()
  .overwrite((text) => text.toWellFormed())
  .min(1, mailIncomplete)
  .max(subjectMaxLength, schemaText('outreach.subject_too_long', { max: subjectMaxLength }))
  .refine((text) => !/\p{Cc}/u.test(text), schemaText('outreach.subject_one_line'))
  .superRefine(refuseUnknownFields)

/** HTML from the editor. The server removes everything that a mail must not contain. */
export const MailBody = z
  .string()
  .max(bodyMaxLength, schemaText('outreach.message_too_long', { max: bodyMaxLength }))
  .transform(dropUnstorable)
  .refine((html) => !isBlankHtml(html), mailIncomplete)
  .superRefine(refuseUnknownFields)
