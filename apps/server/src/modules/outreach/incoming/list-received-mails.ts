import { shownReceivedMails } from '@troupe/contract/mail/received-mails'
import type { IncomingContext } from './incoming-context.ts'
import { type ListedReceivedMail, listOfCreator } from './stored/received-mail-repository.ts'

/** The newest mails that the user has received from a creator, newest first; empty if there are none. */
export async function listReceivedMails(
  { database }: Pick<IncomingContext, 'database'>,
  workspaceId: string,
  creatorId: number,
): Promise<ListedReceivedMail[]> {
  return listOfCreator(database.kysely, { workspaceId, creatorId, limit: shownReceivedMails })
}
