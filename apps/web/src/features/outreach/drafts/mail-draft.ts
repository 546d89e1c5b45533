import type { MailDraftContent, MailDraft as StoredDraft } from '@troupe/contract/campaigns/mail-drafts'
import type { ReviewFilter } from '@troupe/contract/campaigns/mail-review'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { MailLanguageChoice } from '@troupe/contract/mail/mail-languages'
import { maxRecipients, quietDays } from '@troupe/contract/outreach'
import type { ReviewInput } from '../api/mail-review.ts'
import type { PreviewInput } from '../api/preview-mail.ts'
import type { SendInput } from '../api/send-email.ts'

export interface FollowUpDraft {
  readonly key: number
  readonly delayDays: number
  /** If empty, the follow-up continues the thread of the previous mail. */
  readonly subject: string
  readonly body: string
}

/** A mail while it is written. */
export interface MailDraft {
  /** Name of the campaign; '' to name it by its subject. */
  readonly name: string
  readonly subject: string
  /** HTML; '' if the editor is empty. */
  readonly body: string
  readonly followUps: readonly FollowUpDraft[]
  /** Value of a date-and-time field, in the user's local time: its last complete one; '' to send at once. */
  readonly sendAt: string
  /** Whether the field has no complete value at present. The mail cannot be sent then, but keeps its time. */
  readonly isTimeIncomplete: boolean
  /** Language of the footer. */
  readonly language: MailLanguageChoice
  /** Whether creators who had a mail of the user lately are left out. */
  readonly skipsWritten: boolean
  /** Ids of the creators who are not left out for that. */
  readonly writtenAnyway: readonly string[]
  /** Collection that the mail is written to, whose own columns are merge fields; null: none. */
  readonly collectionId: string | null
  /** Provider that sends the mail; undefined: that of the settings. */
  readonly provider: EmailProvider | undefined
  /** Id of a further or a colleague's shared mailbox, `turns`, or '' for the first one of the provider. */
  readonly mailbox: string
}

export const emptyDraft: MailDraft = {
  name: '',
  subject: '',
  body: '',
  followUps: [],
  sendAt: '',
  isTimeIncomplete: false,
  language: 'creator',
  skipsWritten: true,
  writtenAnyway: [],
  collectionId: null,
  provider: undefined,
  mailbox: '',
}

const firstDelayDays = 4

/** Adds a follow-up at the end of the draft. */
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

/** When the mail is to be sent; undefined to send at once. */
export function readSendAt({ sendAt }: Pick<MailDraft, 'sendAt'>): Date | undefined {
  const moment = new Date(sendAt)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The chosen language as a field of calls, which have the same default. */
export function readLanguage({ language }: Pick<MailDraft, 'language'>): { language?: MailLanguageChoice } {
  return language === 'creator' ? {} : { language }
}

/** A single further or shared mailbox as a field of calls. */
export function readSingle({ mailbox }: Pick<MailDraft, 'mailbox'>): { mailbox?: string } {
  return mailbox === '' || mailbox === 'turns' ? {} : { mailbox }
}

/** The value of a date-and-time field for a moment: local time, to the minute. */
export function toLocalField(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** Whether nothing has been written. */
export function isBlank({ subject, body, followUps }: MailDraft): boolean {
  return [{ subject, body }, ...followUps].every((mail) => mail.subject.trim() === '' && mail.body === '')
}

/** The draft as it is kept on the server. */
export function toStoredContent(draft: MailDraft, creatorIds: readonly string[]): MailDraftContent {
  return {
    kol_ids: creatorIds.slice(0, maxRecipients),
    ...readName(draft),
    subject: draft.subject,
    body: draft.body,
    follow_ups: draft.followUps.map(({ subject, body, delayDays }) => ({ subject, body, delay_hours: delayDays * 24 })),
    schedule_at: readSendAt(draft)?.toISOString() ?? null,
    language: draft.language,
    skip_written: draft.skipsWritten,
    written_anyway: [...draft.writtenAnyway],
    collection_id: draft.collectionId,
    ...(draft.provider === undefined ? {} : { email_provider: draft.provider }),
    ...(draft.mailbox === '' ? {} : { mailbox: draft.mailbox }),
  }
}

/** The draft as it was kept on the server. */
export function fromStored(stored: StoredDraft): MailDraft {
  const { name = '', subject, body, follow_ups, schedule_at, language, collection_id } = stored
  return {
    name,
    subject,
    body,
    followUps: follow_ups.map((mail, index) => ({
      key: index + 1,
      delayDays: Math.max(1, Math.round(mail.delay_hours / 24)),
      subject: mail.subject,
      body: mail.body,
    })),
    sendAt: schedule_at === null ? '' : toLocalField(new Date(schedule_at)),
    isTimeIncomplete: false,
    language,
    skipsWritten: stored.skip_written,
    writtenAnyway: stored.written_anyway,
    collectionId: collection_id,
    provider: stored.email_provider,
    mailbox: stored.mailbox ?? '',
  }
}

/** Leaving out creators written to lately, as fields of calls. */
function readSkipDays(draft: MailDraft): { skip_written_days?: number; written_anyway?: string[] } {
  const { skipsWritten, writtenAnyway } = draft
  if (!skipsWritten) return {}
  return { skip_written_days: quietDays, ...(writtenAnyway.length > 0 ? { written_anyway: [...writtenAnyway] } : {}) }
}

/** Leaves a creator out, or not, who had a mail of the user lately. */
export function setWrittenAnyway(draft: MailDraft, creatorId: string, isWritten: boolean): MailDraft {
  const others = draft.writtenAnyway.filter((id) => id !== creatorId)
  return { ...draft, writtenAnyway: isWritten ? [...others, creatorId] : others }
}

/** The collection that the mail is written to, as a field of calls. */
export function readCollection({ collectionId }: Pick<MailDraft, 'collectionId'>): { collection_id?: string } {
  return collectionId === null ? {} : { collection_id: collectionId }
}

/** The name as a field of calls; absent if there is none. */
function readName({ name }: MailDraft): { name?: string } {
  return name.trim() === '' ? {} : { name }
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

/** Builds the body of the call that sends the mail. */
export function toSendInput(draft: MailDraft, creatorIds: readonly string[], provider: EmailProvider): SendInput {
  const sendAt = readSendAt(draft)
  return {
    kol_ids: [...creatorIds],
    email_provider: provider,
    ...readName(draft),
    ...readMails(draft),
    ...readLanguage(draft),
    ...readSkipDays(draft),
    ...readCollection(draft),
    ...(sendAt ? { schedule_at: sendAt.toISOString() } : {}),
  }
}

/**
 * Builds the body of the call that previews the mail for one creator. Without an id, the server uses the first creator
 * with an address.
 */
export function toPreviewInput(
  draft: MailDraft,
  creatorIds: readonly string[],
  { creatorId, provider }: { creatorId: string | undefined; provider: EmailProvider },
): PreviewInput {
  const { subject, body, follow_ups } = readMails(draft)
  return {
    kol_ids: [...creatorIds],
    subject,
    body,
    follow_ups: follow_ups.map(({ delay_hours: _, ...mail }) => mail),
    ...readLanguage(draft),
    ...readSkipDays(draft),
    ...readCollection(draft),
    email_provider: provider,
    ...readSingle(draft),
    ...(creatorId === undefined ? {} : { creator_id: creatorId }),
  }
}

interface ReviewChoice {
  readonly provider: EmailProvider
  readonly show: ReviewFilter
  readonly page: number
}

/** Builds the body of the call that lists the mails that would leave. */
export function toReviewInput(draft: MailDraft, creatorIds: readonly string[], choice: ReviewChoice): ReviewInput {
  const { subject, body, follow_ups } = readMails(draft)
  return {
    kol_ids: [...creatorIds],
    subject,
    body,
    follow_ups: follow_ups.map(({ delay_hours: _, ...mail }) => mail),
    ...readLanguage(draft),
    ...readSkipDays(draft),
    ...readCollection(draft),
    email_provider: choice.provider,
    ...readSingle(draft),
    show: choice.show,
    page: choice.page,
  }
}
