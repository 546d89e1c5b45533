import { isEmailAddress } from '@troupe/contract/mail/email-address'
import { encode as encodeBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64'
import MailComposer from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node'
import { encode as encodeQuotedPrintable, wrap as wrapQuotedPrintable } from 'nodemailer/lib/qp'
import { toAsciiDomain } from '../../lib/ascii-address.ts'
import { MailError, type OutgoingMail } from '../../modules/outreach/context/mail-transport-port.ts'

interface MailForm {
  /** Whether References also names the mail's own Message-ID, for a server that replaces that. */
  readonly namesItself?: boolean
}

/**
 * Writes a mail in the format of RFC 5322, with CRLF, text and HTML alternatives, and the recipient as the only address
 * of one header.
 * @throws MailError of kind `recipient` when a value could start a header of its own.
 */
export function writeMail(mail: OutgoingMail, form: MailForm = {}): Buffer {
  refuseUnsafe(mail)
  return Buffer.from(writeMessage(buildMessage(mail, form)))
}

/** Builds Nodemailer's message tree, before it is written. */
export function buildMessage(mail: OutgoingMail, { namesItself = false }: MailForm = {}) {
  const { from, to, replyTo, subject, text, html, messageId, inReplyTo, headers = {} } = mail
  const parents = mail.references?.length ? mail.references : inReplyTo ? [inReplyTo] : []
  const references = [...parents, ...(namesItself ? [messageId] : [])]
  return new MailComposer({
    // As objects they are a single address each, whatever their text looks like.
    from: { ...from, address: toAsciiDomain(from.address) },
    to: { ...to, address: toAsciiDomain(to.address) },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: toAsciiDomain(replyTo) } }),
    subject,
    text: toCrlf(text),
    html: toCrlf(html),
    messageId: `<${messageId}>`,
    ...(inReplyTo ? { inReplyTo: `<${inReplyTo}>` } : {}),
    ...(references.length > 0 ? { references: references.map((id) => `<${id}>`).join(' ') } : {}),
    headers: { ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
}

function toCrlf(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n')
}

function refuseUnsafe(mail: OutgoingMail): void {
  const { from, to, replyTo, subject, messageId, inReplyTo = '', references = [], headers = {} } = mail
  const lines = [from.name, to.name, subject, messageId, inReplyTo, ...references, ...Object.entries(headers).flat()]
  const addresses = [from.address, to.address, ...(replyTo === undefined ? [] : [replyTo])]
  if (!addresses.every(isEmailAddress)) refuse('An address of the mail is not a plain address')
  if (lines.some((text) => /\p{Cc}/u.test(text))) refuse('The mail has control characters in its head')
  if ([messageId, inReplyTo, ...references].some((id) => /[\s<>]/.test(id)))
    refuse('An id of the mail holds blanks or brackets')
}

function refuse(text: string): never {
  throw new MailError({ kind: 'recipient', code: 'EINVALID', text, bodySent: false })
}

/**
 * Writes a message of texts with Nodemailer's own headers and encodings in one piece. Nodemailer's streams, made for
 * attachments of any size, took four times as long per mail. A test checks that both produce the same bytes.
 * @param node a tree whose parts all contain text with CRLF.
 */
export function writeMessage(node: MimeNode): string {
  const message = writeNode(node)
  return message.endsWith('\r\n') ? message : `${message}\r\n`
}

function writeNode(node: MimeNode): string {
  const head = `${node.buildHeaders()}\r\n\r\n`
  if (!node.multipart) return head + encode(node)
  const { boundary } = node
  const parts = node.childNodes.map((child) => `--${boundary}\r\n${writeNode(child)}`)
  return `${head}${parts.join('\r\n')}\r\n--${boundary}--\r\n`
}

function encode(node: MimeNode): string {
  const content = String(node.content ?? '')
  switch (node.getTransferEncoding()) {
    case 'quoted-printable':
      return wrapQuotedPrintable(encodeQuotedPrintable(content))
    case 'base64':
      return wrapBase64(encodeBase64(content))
    default:
      return content
  }
}
