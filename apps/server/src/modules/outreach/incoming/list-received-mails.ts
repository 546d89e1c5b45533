import { shownReceivedMails } from '@troupe/contract/mail/received-mails'
import type { ReceivedMailRow } from '../../../database/tables/email-settings-tables.ts'
import type { IncomingContext } from './incoming-context.ts'
import { listOfCreator } from './received-mail-repository.ts'

/** The newest mails that the user has received from a creator, newest first; empty if there are none. */
export async function listReceivedMails(
  { database }: Pick<IncomingContext, 'database'>,
  userId: string,
  creatorId: number,
): Promise<ReceivedMailRow[]> {
  return listOfCreator(database.kysely, { userId, creatorId, limit: shownReceivedMails })
}
