import { z } from 'zod'

/** Why a campaign is paused. It continues only when the user resumes it. */
export const pauseReasons = [
  'by_user',
  'too_many_refusals',
  /** Too many of its mails came back, because there are no such addresses. */
  'bounce_rate',
  /** The mail account failed repeatedly; resuming the campaign also retries the mailbox. */
  'account_errors',
  /** The owner of its mailbox has left the workspace, or shares it no more. */
  'mailbox_left',
] as const
export const PauseReason = z.enum(pauseReasons)
export type PauseReason = z.output<typeof PauseReason>
