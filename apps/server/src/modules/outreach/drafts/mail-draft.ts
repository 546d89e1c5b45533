import { type MailDraft, MailDraftContent, type SavedMailDraft } from '@troupe/contract/campaigns/mail-drafts'
import { say } from '@troupe/contract/messages/message'
import type { MailDraftRow } from '../../../database/tables/outreach-tables.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as recipients from '../mails/recipient-repository.ts'
import * as drafts from './draft-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock'>

/** The user's unfinished mail, without creators that are no longer stored; null if there is none. */
export async function getMailDraft({ database }: Parts, member: Member): Promise<MailDraft | null> {
  const row = await drafts.find(database.kysely, member)
  if (!row) return null
  const { kol_ids, ...content } = MailDraftContent.parse(row.content)
  const creators = await recipients.listChosen(database.kysely, kol_ids.map(Number))
  return {
    ...content,
    creators: creators.map(({ id, title, email }) => ({ id: String(id), title, email })),
    ...presentSaved(row),
  }
}

interface Saving {
  readonly content: MailDraftContent
  /** The revision that was changed; null for a new mail. */
  readonly basedOn: string | null
}

/** @throws AppError `conflict` when the draft was changed, removed or begun elsewhere meanwhile. */
export async function saveMailDraft(
  { database, clock }: Parts,
  { workspaceId, userId }: Member,
  { content, basedOn }: Saving,
): Promise<SavedMailDraft> {
  const written = { workspaceId, userId, content, now: clock.now() }
  const row =
    basedOn === null
      ? await drafts.insert(database.kysely, written)
      : await drafts.replace(database.kysely, basedOn, written)
  if (!row) throw new AppError('conflict', say('outreach.draft_changed'))
  return presentSaved(row)
}

/** Removes the draft; nothing happens if it has another revision, because then it holds a text that was not sent. */
export async function discardMailDraft({ database }: Parts, owner: Member & { revision: string }) {
  await drafts.remove(database.kysely, owner)
}

function presentSaved({ revision, updated_at }: MailDraftRow): SavedMailDraft {
  return { revision, updated_at: updated_at.toISOString() }
}
