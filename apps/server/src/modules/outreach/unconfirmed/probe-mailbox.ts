import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import type { MailboxRow } from '../../../database/outreach-tables.ts'
import type { Logger } from '../../../logger.ts'
import { MailError, type MailTransports } from '../mail-transport-port.ts'
import { toProbePause } from './unconfirmed-pause.ts'
import * as unconfirmed from './unconfirmed-repository.ts'

interface ProbeParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly transports: Pick<MailTransports, 'probe'>
}

/**
 * Makes a test connection for a mailbox that is paused for unconfirmed mails. One that is answered ends the pause; after one
 * that is not the next comes later.
 * @returns whether the mailbox may send.
 */
export async function probeMailbox(
  { database, clock, log, transports }: ProbeParts,
  { id, user_id, provider, failed_probes }: MailboxRow,
): Promise<boolean> {
  try {
    await transports.probe(user_id, provider)
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const until = new Date(clock.now().getTime() + toProbePause(failed_probes + 1))
    await unconfirmed.putOffProbe(database.kysely, { id, until, reason: error.text })
    return false
  }
  await unconfirmed.endPause(database.kysely, id)
  log.info({ event: 'mailbox-resumed', mailboxId: id }, 'a mail server answers a test connection')
  return true
}
