import type { MailReason, MailState } from '@troupe/contract/mail/campaigns'
import { hours, minutes } from '../../../lib/durations.ts'
import type { MailErrorKind } from '../context/mail-transport-port.ts'

/**
 * State machine of a mail: the states that each state may change to. A mail is `handing` before its first byte is sent,
 * so that however the process ends, a mail that may have been accepted is never considered unsent.
 */
export const arrows: Record<MailState, readonly MailState[]> = {
  /** Waiting to be sent again, a mail is `sent` once an answer shows that it has arrived. */
  queued: ['claimed', 'suppressed', 'skipped', 'cancelled', 'sent'],
  claimed: ['handing', 'queued', 'suppressed', 'skipped', 'cancelled', 'sent'],
  handing: ['sent', 'failed', 'queued', 'unknown', 'cancelled'],
  /** Left by a user's decision, by a proof that it has left, or by a reply that came after the attempt was given up. */
  unknown: ['sent', 'queued', 'failed'],
  /** Left by a mail that came back for a passing reason. */
  sent: ['queued'],
  /** Left only by a user's decision. */
  failed: ['queued'],
  suppressed: [],
  skipped: [],
  cancelled: [],
}

/** States of a mail that is still to be sent. */
export const openStates = ['queued', 'claimed', 'handing'] as const satisfies readonly MailState[]

/** States of a mail that has left, or may have. */
export const leftStates = ['handing', 'sent', 'failed', 'unknown'] as const satisfies readonly MailState[]

/** Number of temporary failures after which a mail is given up, if it was not after `maxRetryTime`. */
export const maxDeferrals = 8
const maxRetryTime = hours(48)
const firstPause = minutes(5)
const longestPause = hours(6)

/** Result of submitting one mail. */
export interface AttemptResult {
  readonly outcome: 'accepted' | MailErrorKind
  /** The server's reply, or the error. */
  readonly reply: string
  /** When the server allows another attempt, if it said so. */
  readonly retryAt?: Date | undefined
}

/** State of a mail before the decision. */
export interface TriedMail {
  /** Number of temporary failures before this attempt. */
  readonly deferrals: number
  readonly firstTriedAt: Date
}

export interface Decision {
  readonly state: 'sent' | 'failed' | 'unknown' | 'queued'
  readonly reason: MailReason | null
  /** When a queued mail is tried again. */
  readonly dueAt: Date | null
  /** Whether the attempt counts towards giving the mail up. */
  readonly isDeferral: boolean
}

/**
 * Decides the state of a mail after an attempt. Pure: `random` (0 to 1) spreads the retries. An account error is not
 * caused by the mail, so it does not count as an attempt; a mail that may have been accepted is never queued.
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

/** Milliseconds until the next attempt: 5 minutes, doubled each time, at most 6 hours, plus or minus a fifth. */
export function toRetryPause(deferrals: number, random: number): number {
  const pause = Math.min(firstPause * 2 ** (deferrals - 1), longestPause)
  return Math.round(pause * (0.8 + 0.4 * random))
}
