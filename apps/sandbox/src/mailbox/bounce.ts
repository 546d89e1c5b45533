import { randomUUID } from 'node:crypto'
import type { Envelope } from './mailbox.ts'

/**
 * Writes the report that is returned when an accepted mail could not be delivered (RFC 3464).
 * @param source that mail, as latin1; the report contains its headers.
 */
export function writeBounce({ from, to }: Envelope, host: string, source: string): Buffer {
  const boundary = 'report-of-the-sandbox'
  return Buffer.from(
    [
      `From: Mail Delivery Subsystem <mailer-daemon@${host}>`,
      `To: ${from}`,
      'Subject: Delivery Status Notification (Failure)',
      `Message-ID: <${randomUUID()}@${host}>`,
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
      '',
      `--${boundary}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Your message to ${to} was not delivered: the address does not exist.`,
      '',
      `--${boundary}`,
      'Content-Type: message/delivery-status',
      '',
      `Reporting-MTA: dns; ${host}`,
      '',
      `Final-Recipient: rfc822; ${to}`,
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 The email account that you tried to reach does not exist',
      '',
      `--${boundary}`,
      'Content-Type: text/rfc822-headers',
      '',
      source.split('\r\n\r\n', 1)[0] ?? '',
      '',
      `--${boundary}--`,
      '',
    ].join('\r\n'),
    'latin1',
  )
}
