import { Readable } from 'node:stream'
import { say } from '@troupe/contract/messages/message'
import { Download } from '../../../../http/requests/download.ts'
import { AppError } from '../../../../lib/app-error.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import { judgeAttachment, toDispositionName } from './attachment-rules.ts'
import * as files from './file-repository.ts'

/**
 * A file that came with a mail of the user, to be saved.
 * @throws AppError `not_found`; `conflict` for files that can harm, and those that were not kept.
 */
export async function downloadAttachment(
  { database }: Pick<InboxContext, 'database'>,
  workspaceId: string,
  id: string,
): Promise<Download> {
  const file = await files.findAttachment(database.kysely, workspaceId, id)
  if (!file) throw new AppError('not_found', say('inbox.attachment_unknown'))
  const { name, type, content } = file
  const state = judgeAttachment({ name, type, is_kept: content !== null })
  if (state === 'dangerous') throw new AppError('conflict', say('inbox.file_dangerous'))
  if (content === null) throw new AppError('conflict', say('inbox.file_too_large'))
  const { ascii, encoded } = toDispositionName(name)
  // No program opens a file by a type that a stranger has chosen.
  return new Download(Readable.from([content]), ascii, 'application/octet-stream', encoded)
}
