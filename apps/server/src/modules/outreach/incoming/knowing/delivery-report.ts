import { findCause } from './bounce-cause.ts'
import { findCodes } from './delivery-text.ts'
import type { Bounce } from './knowledge.ts'
import { type ParsedMail, parseHeaders, readHeader } from './parsed-mail.ts'
import { foldText } from './words/fold-text.ts'

const longestReply = 500
const mostGroups = 50

/**
 * Reads a delivery report (RFC 3464).
 * @returns `delivered` for a report that all went well, undefined if the mail is no report.
 */
export function readDeliveryReport(mail: ParsedMail): Bounce | 'delivered' | undefined {
  const status = mail.parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))
  if (!status) return undefined
  const recipients = splitGroups(status.content)
    .map(parseHeaders)
    .filter((fields) => fields.has('action') || fields.has('final-recipient'))
  const found = recipients.map((fields) => readRecipient(fields, mail.text))
  if (found.length === 0) return undefined
  return (
    found.find((one) => one !== 'delivered' && one.isPermanent) ??
    found.find((one) => one !== 'delivered') ??
    'delivered'
  )
}

/** A group of fields for the message, then one for each recipient. */
function splitGroups(content: string): string[] {
  return content
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .slice(0, mostGroups)
}

function readRecipient(headers: ReadonlyMap<string, readonly string[]>, text: string): Bounce | 'delivered' {
  const action = readHeader({ headers }, 'action').toLowerCase()
  if (/^(?:delivered|relayed|expanded)/.test(action)) return 'delivered'
  const reply = readHeader({ headers }, 'diagnostic-code').replace(/^\s*[\w-]+\s*;\s*/, '')
  const status = readStatus(readHeader({ headers }, 'status'), reply)
  if (action.startsWith('delayed')) return makeBounce('delayed', { status, reply })
  const cause = findCause({ status, reply })
  // Some servers say in the part for people only what was wrong.
  const inWords = cause === 'other' ? findCause({ status, reply: findCodes(foldText(text)).reply || text }) : cause
  return makeBounce(cause === 'other' && isVague(status) ? inWords : cause, { status, reply })
}

const isVague = (status: string) => status === '' || /^[45]\.(?:0\.0|1\.0|5\.0)$/.test(status)

/** A bounce of that cause; only an address that is unknown for good is wrong for good. */
export function makeBounce(cause: Bounce['cause'], { status, reply }: { status: string; reply: string }): Bounce {
  const isPassing = /^[^\d]{0,40}4\d\d[ -]/.test(reply) || (status !== '' && !status.startsWith('5'))
  return {
    kind: 'bounce',
    isPermanent: cause === 'unknown_address' && !isPassing,
    cause,
    status,
    reply: reply.slice(0, longestReply),
  }
}

/** The status field, or the more precise code in the server's reply, where the field only has a class. */
function readStatus(field: string, reply: string): string {
  const [status = ''] = /[245]\.\d{1,3}\.\d{1,3}/.exec(field) ?? []
  const [replied = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b(?!\.\d)/.exec(reply.slice(0, longestReply)) ?? []
  if (/^[245]\.0\.0$/.test(status) && replied.startsWith(status.slice(0, 1))) return replied
  return status || replied
}
