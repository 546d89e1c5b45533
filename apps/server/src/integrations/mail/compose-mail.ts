import { isEmailAddress } from '@troupe/contract/email-address'
import MailComposer from 'nodemailer/lib/mail-composer'
import { MailError, type OutgoingMail } from '../../modules/outreach/mail-transport-port.ts'
import { writeMessage } from './write-message.ts'

/**
 * Writes a mail as RFC 5322 has it, with CRLF, its text beside its HTML, and the recipient in one header of one address.
 * @throws MailError of kind `recipient` when something in it could begin a header of its own.
 */
export function composeMail(mail: OutgoingMail): Buffer {
  refuseUnsafe(mail)
  return Buffer.from(writeMessage(buildMessage(mail)))
}

/** The message as Nodemailer has it, before it is written. */
export function buildMessage(mail: OutgoingMail) {
  const { from, to, subject, text, html, messageId, inReplyTo, headers = {} } = mail
  return new MailComposer({
    // As objects they are one address each, whatever they look like.
    from: { ...from },
    to: { ...to },
    subject,
    text: toCrlf(text),
    html: toCrlf(html),
    messageId: `<${messageId}>`,
    ...(inReplyTo ? { inReplyTo: `<${inReplyTo}>`, references: `<${inReplyTo}>` } : {}),
    headers: { ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
}

function toCrlf(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n')
}

function refuseUnsafe({ from, to, subject, messageId, inReplyTo = '', headers = {} }: OutgoingMail): void {
  const lines = [from.name, to.name, subject, messageId, inReplyTo, ...Object.entries(headers).flat()]
  if (!isEmailAddress(from.address) || !isEmailAddress(to.address))
    refuse('An address of the mail is not a plain address')
  if (lines.some((text) => /\p{Cc}/u.test(text))) refuse('The mail has control characters in its head')
  if ([messageId, inReplyTo].some((id) => /[\s<>]/.test(id))) refuse('An id of the mail holds blanks or brackets')
}

function refuse(text: string): never {
  throw new MailError({ kind: 'recipient', code: 'EINVALID', text, bodySent: false })
}
