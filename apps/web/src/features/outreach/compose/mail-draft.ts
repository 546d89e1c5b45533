import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { PreviewInput } from '../api/preview-mail.ts'
import type { SendInput } from '../api/send-email.ts'

export interface FollowUpDraft {
  readonly key: number
  readonly delayDays: number
  /** '' for the thread of the mail before it. */
  readonly subject: string
  readonly body: string
}

/** A mail that is being written. */
export interface MailDraft {
  readonly subject: string
  /** HTML; '' when nothing is written. */
  readonly body: string
  readonly followUps: readonly FollowUpDraft[]
  /** As a date-and-time field has it, in the person's own time; '' for at once. */
  readonly sendAt: string
}

export const emptyDraft: MailDraft = { subject: '', body: '', followUps: [], sendAt: '' }

const firstDelayDays = 4

/** The draft with one more follow-up at its end. */
export function addFollowUp(draft: MailDraft): MailDraft {
  const key = Math.max(0, ...draft.followUps.map((followUp) => followUp.key)) + 1
  return { ...draft, followUps: [...draft.followUps, { key, delayDays: firstDelayDays, subject: '', body: '' }] }
}

export function changeFollowUp(draft: MailDraft, key: number, parts: Partial<FollowUpDraft>): MailDraft {
  return {
    ...draft,
    followUps: draft.followUps.map((followUp) => (followUp.key === key ? { ...followUp, ...parts } : followUp)),
  }
}

export function removeFollowUp(draft: MailDraft, key: number): MailDraft {
  return { ...draft, followUps: draft.followUps.filter((followUp) => followUp.key !== key) }
}

/** The moment that a mail is to be sent at; undefined: at once. */
export function readSendAt({ sendAt }: Pick<MailDraft, 'sendAt'>): Date | undefined {
  const moment = new Date(sendAt)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

function readMails({ subject, body, followUps }: MailDraft) {
  return {
    subject,
    body,
    follow_ups: followUps.map((followUp) => ({
      ...(followUp.subject.trim() === '' ? {} : { subject: followUp.subject }),
      body: followUp.body,
      delay_hours: followUp.delayDays * 24,
    })),
  }
}

/** The call that sends the mail. */
export function toSendInput(draft: MailDraft, creatorIds: readonly string[], provider: EmailProvider): SendInput {
  const sendAt = readSendAt(draft)
  return {
    kol_ids: [...creatorIds],
    email_provider: provider,
    ...readMails(draft),
    ...(sendAt ? { schedule_at: sendAt.toISOString() } : {}),
  }
}

/** The call that shows the mail as one creator would get it; without an id, the first who can be written to. */
export function toPreviewInput(
  draft: MailDraft,
  creatorIds: readonly string[],
  creatorId: string | undefined,
): PreviewInput {
  const { subject, body, follow_ups } = readMails(draft)
  return {
    kol_ids: [...creatorIds],
    subject,
    body,
    follow_ups: follow_ups.map(({ delay_hours: _, ...mail }) => mail),
    ...(creatorId === undefined ? {} : { creator_id: creatorId }),
  }
}
