import { seconds } from '../../../lib/durations.ts'
import type { MailboxSession } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { callGraph, type GraphAccess, toGraphUrl } from './call-graph.ts'
import { createGraphSession } from './graph-session.ts'
import { judgeGraphAnswer, judgeGraphFailure } from './judge-graph-failure.ts'

const timeout = seconds(20)

/**
 * Opens a Microsoft account's mailbox for reading, which asks Graph for the inbox once: a permission that was taken away
 * is noticed here.
 * @throws ReadingError
 */
export async function openGraphMailbox(access: GraphAccess): Promise<MailboxSession> {
  const url = toGraphUrl(access.graphUrl, '/me/mailFolders/inbox', { $select: 'id' })
  const answer = await callGraph(access, url, { timeout }).catch((error: unknown) => {
    throw judgeGraphFailure(error)
  })
  if (answer.status !== 200) throw judgeGraphAnswer(answer)
  return createGraphSession(access)
}
