import type { ThreadState } from '@troupe/contract/mail/inbox'
import { sql } from 'kysely'
import { readTitles } from '../../../../database/creator-titles.ts'
import type { Executor } from '../../../../database/database.ts'
import type { MailThreadRow } from '../../../../database/tables/email-settings-tables.ts'

/** Changes by a user; undefined fields stay. */
export interface ThreadSettings {
  readonly state?: ThreadState | undefined
  readonly unread?: boolean | undefined
  readonly snoozedUntil?: Date | null | undefined
  readonly note?: string | undefined
  /** The note is changed only if this one is stored, or the new one already. */
  readonly basedOnNote?: string | undefined
  readonly nextStep?: { readonly at: Date; readonly text: string } | null | undefined
  readonly assignedTo?: string | null | undefined
}

/** Changes a thread of the user. @returns false if there is none with the note that is to be changed. */
export async function change(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
  { state, unread, snoozedUntil, note, basedOnNote, nextStep, assignedTo }: ThreadSettings,
): Promise<boolean> {
  const query = db
    .updateTable('mail_threads')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(unread === undefined ? {} : { unread }),
      ...(snoozedUntil === undefined ? {} : { snoozed_until: snoozedUntil }),
      ...(note === undefined ? {} : { note }),
      ...(nextStep === undefined
        ? {}
        : {
            next_step_at: nextStep?.at ?? null,
            next_step_text: nextStep?.text ?? '',
            // A step whose text alone is changed has been told of already.
            next_step_told: sql<boolean>`next_step_told and next_step_at is not distinct from ${nextStep?.at ?? null}::timestamptz`,
          }),
      ...(assignedTo === undefined ? {} : { assigned_to: assignedTo }),
      changes: sql<number>`changes + 1`,
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
  const isOverwriting = note !== undefined && basedOnNote !== undefined
  const result = await (isOverwriting ? query.where('note', 'in', [basedOnNote, note]) : query).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The note and the draft of a thread of the user. */
export async function findTexts(
  db: Executor,
  workspaceId: string,
  id: string,
): Promise<Pick<MailThreadRow, 'note' | 'draft' | 'draft_revision' | 'draft_at'> | undefined> {
  return db
    .selectFrom('mail_threads')
    .select(['note', 'draft', 'draft_revision', 'draft_at'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

interface DraftChange {
  readonly workspaceId: string
  readonly id: string
  /** The revision that was changed; null for none. */
  readonly basedOn: string | null
}

/** Stores a draft in place of the given revision. @returns undefined if the thread has another one. */
export async function saveDraft(
  db: Executor,
  { workspaceId, id, basedOn }: DraftChange,
  { body, now }: { body: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('mail_threads')
    .set({
      draft: body,
      draft_revision: sql<string>`gen_random_uuid()`,
      draft_at: now,
      // Streams tell of a draft that begins, not of each of its changes.
      changes: sql<number>`changes + (draft is null)::int`,
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('draft_revision', 'is not distinct from', basedOn)
    .returning('draft_revision')
    .executeTakeFirst()
  return row?.draft_revision ?? undefined
}

/** Removes a draft if it has this revision. @returns whether it had. */
export async function removeDraft(
  db: Executor,
  { workspaceId, id, revision }: { workspaceId: string; id: string; revision: string },
): Promise<boolean> {
  const result = await db
    .updateTable('mail_threads')
    .set({ draft: null, draft_revision: null, draft_at: null, changes: sql<number>`changes + 1` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('draft_revision', '=', revision)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** A thread whose time has come, with what its user is told. */
export interface DueThread {
  readonly id: string
  readonly workspace_id: string
  /** The member who works on it, else the one who started the campaign; null once the account is gone. */
  readonly told: string | null
  readonly name: string
  /** The next step; '' for the end of a snooze, and for a step without a text. */
  readonly next_step_text: string
}

/**
 * Opens the threads whose snooze is over or whose next step is due. Each is returned once, to one process only; a thread
 * of an earlier next step is not opened again by it.
 */
export async function wakeDue(db: Executor, now: Date, limit: number): Promise<DueThread[]> {
  const isSnoozeOver = sql`snoozed_until <= ${now}`
  const isStepDue = sql`(next_step_at <= ${now} and not next_step_told)`
  const { rows } = await sql<DueThread & { creator_id: number | null }>`
    with due as materialized (
      select id, case when ${isStepDue} then next_step_text else '' end as text
      from mail_threads where ${isSnoozeOver} or ${isStepDue}
      limit ${limit} for update skip locked
    )
    update mail_threads set state = 'open', unread = true, snoozed_until = null, changes = changes + 1,
      next_step_told = next_step_told or (next_step_at is not null and next_step_at <= ${now})
    from due
    where mail_threads.id = due.id
    returning mail_threads.id, mail_threads.workspace_id, coalesce(mail_threads.assigned_to, (
        select created_by from campaigns join recipients on recipients.campaign_id = campaigns.id
        where recipients.id = mail_threads.recipient_id
      )) as told, due.text as next_step_text, mail_threads.creator_id,
      coalesce((select title from recipients where recipients.id = mail_threads.recipient_id), '') as name`.execute(db)
  const titles = await readTitles(
    db,
    rows.flatMap(({ creator_id }) => creator_id ?? []),
  )
  return rows.map(({ creator_id, ...thread }) => ({ ...thread, name: titles.get(creator_id ?? 0) ?? thread.name }))
}
