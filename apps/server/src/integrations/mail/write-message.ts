import { encode as encodeBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64'
import type MimeNode from 'nodemailer/lib/mime-node'
import { encode as encodeQuotedPrintable, wrap as wrapQuotedPrintable } from 'nodemailer/lib/qp'

/**
 * A message of texts in Nodemailer's own headers and encodings, put together at once: its streams, made for attachments of any
 * size, took four times as long for a mail (measured). A test holds both to be the same, byte for byte.
 * @param node of which every part holds text, with CRLF.
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
