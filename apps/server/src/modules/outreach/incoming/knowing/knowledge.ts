import type { BounceCause } from '@troupe/contract/mail/received-mails'

/** A mail that was not delivered, or not yet. */
export interface Bounce {
  readonly kind: 'bounce'
  /** Whether the address is wrong for good; a full mailbox or a refusal by a filter is no wrong address. */
  readonly isPermanent: boolean
  /** `delayed`: the server that reports it still tries. */
  readonly cause: BounceCause
  /** Enhanced status code (RFC 3463): "5.1.1"; '' if none is known. */
  readonly status: string
  /** The reply of the server that refused the mail; '' if the report has none. */
  readonly reply: string
}

/** An answer that no person has written. */
export interface AutoAnswer {
  readonly kind: 'auto_answer'
  /** The day (yyyy-mm-dd) from which on the person is back; null if none is named. */
  readonly awayUntil: string | null
}

/**
 * The kind of a mail, with the facts of that kind. `answer` is also the kind of all uncertain mails; `unsubscribe`: a
 * person asks not to be written to again; `challenge`: a filter asks the sender to confirm; `complaint`: a person has
 * marked our mail as spam.
 */
export type Knowledge = { readonly kind: 'answer' | 'unsubscribe' | 'challenge' | 'complaint' } | AutoAnswer | Bounce
