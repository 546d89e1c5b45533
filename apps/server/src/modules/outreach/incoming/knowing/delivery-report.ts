import type { Bounce } from './knowledge.ts'
import { type ParsedMail, parseHeaders, readHeader } from './parsed-mail.ts'

/**
 * Permanent status codes that do not mean that the address is wrong: a full mailbox, a delivery that timed out, and all
 * refusals for reasons of policy, such as a spam filter's.
 */
const passing = /^5\.(?:2\.2|4\.7|7\.\d{1,3})$/

/**
 * Reads a delivery report (RFC 3464).
 * @returns `delivered` for a report that all went well, undefined if the mail is no report.
 */
export function readDeliveryReport(mail: ParsedMail): Bounce | 'delivered' | undefined {
  const status = mail.parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))
  if (!status) return undefined
  const recipients = splitGroups(status.content)
    .map(parseHeaders)
    .filter((fields) => fields.has('action'))
  const found = recipients.map(readRecipient)
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
    .slice(0, 50)
}

function readRecipient(headers: ReadonlyMap<string, readonly string[]>): Bounce | 'delivered' {
  const action = readHeader({ headers }, 'action').toLowerCase()
  if (/^(?:delivered|relayed|expanded)/.test(action)) return 'delivered'
  const reply = readHeader({ headers }, 'diagnostic-code').replace(/^\s*[\w-]+\s*;\s*/, '')
  const status = readStatus(readHeader({ headers }, 'status'), reply)
  const isPermanent = action.startsWith('failed') && status.startsWith('5.') && !passing.test(status)
  return {
    kind: 'bounce',
    isPermanent,
    cause: isPermanent ? 'unknown_address' : 'other',
    status,
    reply: reply.slice(0, 500),
  }
}

/** The status field, or the more precise code in the server's reply, where the field only has a class. */
function readStatus(field: string, reply: string): string {
  const [status = ''] = /[245]\.\d{1,3}\.\d{1,3}/.exec(field) ?? []
  const [replied = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(reply) ?? []
  if (/^[245]\.0\.0$/.test(status) && replied.startsWith(status.slice(0, 1))) return replied
  return status || replied
}
