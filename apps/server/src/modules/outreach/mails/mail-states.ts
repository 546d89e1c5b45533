import type { MailReason, MailState } from '@troupe/contract/mail/campaigns'
import { hours, minutes } from '../../../lib/durations.ts'
import type { MailErrorKind } from '../context/mail-transport-port.ts'

/**
 * The state machine of a mail: where it may go from where. A mail is `handing` from before its first byte leaves, so that
 * whatever ends the process, a mail that may have been taken is never taken for one that was not.
 */
export const arrows: Record<MailState, readonly MailState[]> = {
  queued: ['claimed', 'suppressed', 'skipped', 'cancelled'],
  claimed: ['handing', 'queued', 'suppressed', 'skipped', 'cancelled'],
  handing: ['sent', 'failed', 'queued', 'unknown', 'cancelled'],
  /** Left by a person's word, or by the answer of a server that was given up too early. */
  unknown: ['sent', 'queued', 'failed'],
  sent: [],
  /** Left by a person's word only. */
  failed: ['queued'],
  suppressed: [],
  skipped: [],
  cancelled: [],
}

/** States of a mail that is still to be sent. */
export const openStates = ['queued', 'claimed', 'handing'] as const satisfies readonly MailState[]

/** How often, and for how long, a mail is tried whose server asks to wait. */
export const maxDeferrals = 8
const maxRetryTime = hours(48)
const firstPause = minutes(5)
const longestPause = hours(6)

/** Result of submitting one mail. */
export interface AttemptResult {
  readonly outcome: 'accepted' | MailErrorKind
  /** The server's reply, or the failure. */
  readonly reply: string
  /** When the server said it may be tried again. */
  readonly retryAt?: Date | undefined
}

/** State of a mail before the decision. */
export interface TriedMail {
  /** Before this attempt. */
  readonly deferrals: number
  readonly firstTriedAt: Date
}

export interface Decision {
  readonly state: 'sent' | 'failed' | 'unknown' | 'queued'
  readonly reason: MailReason | null
  /** When a queued one is tried again. */
  readonly dueAt: Date | null
  /** Whether the attempt counts towards giving the mail up. */
  readonly isDeferral: boolean
}

/**
 * Decides the state of a mail after an attempt. Pure: `random` (0 to 1) spreads the retries. An account error is not the
 * mail's, so it does not count as a try; a mail that may have been accepted is never queued.
 */
export function decide(result: AttemptResult, mail: TriedMail, now: Date, random: number): Decision {
  switch (result.outcome) {
    case 'accepted':
      return { state: 'sent', reason: null, dueAt: null, isDeferral: false }
    case 'recipient':
      return { state: 'failed', reason: 'refused', dueAt: null, isDeferral: false }
    case 'unknown':
      return { state: 'unknown', reason: 'connection_lost', dueAt: null, isDeferral: false }
    case 'account':
      return { state: 'queued', reason: 'deferred', dueAt: now, isDeferral: false }
    case 'temporary': {
      const deferrals = mail.deferrals + 1
      const isOver = deferrals >= maxDeferrals || now.getTime() - mail.firstTriedAt.getTime() >= maxRetryTime
      if (isOver) return { state: 'failed', reason: 'gave_up', dueAt: null, isDeferral: true }
      const pauseEnd = now.getTime() + toRetryPause(deferrals, random)
      const dueAt = new Date(Math.max(pauseEnd, Math.min(result.retryAt?.getTime() ?? 0, now.getTime() + maxRetryTime)))
      return { state: 'queued', reason: 'deferred', dueAt, isDeferral: true }
    }
  }
}

/** Milliseconds until the next try: 5 minutes, doubled each time, at most 6 hours, a fifth more or less. */
export function toRetryPause(deferrals: number, random: number): number {
  const pause = Math.min(firstPause * 2 ** (deferrals - 1), longestPause)
  return Math.round(pause * (0.8 + 0.4 * random))
}
