import type { NextStep, Thread } from '@troupe/contract/mail/inbox'
import { splitQuoted } from './quoted-part.ts'
import type { ListedThread } from './thread-repository.ts'

const excerptLength = 200

/** Presents a thread for a list. */
export function presentThread(row: ListedThread, now: Date): Thread {
  const { creator_id: creatorId, creator_title: title, creator_handle: handle, creator_platform: platform } = row
  const isKnown = creatorId !== null && title !== null && handle !== null && platform !== null
  return {
    id: row.id,
    creator: isKnown ? { id: String(creatorId), title, handle, platform } : null,
    name: title ?? row.recipient_title ?? '',
    address: row.recipient_email ?? '',
    subject: row.last_subject ?? '',
    state: row.state,
    unread: row.unread,
    snoozed_until: row.snoozed_until && row.snoozed_until > now ? row.snoozed_until.toISOString() : null,
    next_step: presentNextStep(row),
    has_note: row.has_note,
    has_draft: row.has_draft,
    assigned_to: row.assigned_to,
    last_mail: {
      type: row.last_type ?? 'received',
      kind: row.last_kind,
      cause: row.last_cause,
      state: row.last_state,
      excerpt: toExcerpt(row.last_text ?? ''),
      at: row.last_mail_at.toISOString(),
    },
    last_answer_at: row.last_answer_at?.toISOString() ?? null,
  }
}

function presentNextStep({ next_step_at: at, next_step_text: text }: ListedThread): NextStep | null {
  return at && { at: at.toISOString(), text }
}

/** The beginning of what the writer of the mail wrote, in one line. */
function toExcerpt(text: string): string {
  const { text: written } = splitQuoted(text)
  return written.replace(/\s+/g, ' ').trim().slice(0, excerptLength).toWellFormed()
}
