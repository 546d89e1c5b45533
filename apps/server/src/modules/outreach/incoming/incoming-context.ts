import type { SecretBox } from '../../../lib/secret-box.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import type { MailboxReader } from './mailbox-reader-port.ts'

/** Dependencies of the use cases about received mails. */
export interface IncomingContext
  extends Pick<OutreachContext, 'database' | 'clock' | 'log' | 'rateLimits' | 'transports'> {
  readonly reader: MailboxReader
  readonly secrets: SecretBox
}
