import type { BounceCause, ReceivedMailKind } from '@troupe/contract/mail/received-mails'

/** A raw mail, and what it is. */
export interface LabelledMail {
  /** The form of the mail: who wrote it with which program. */
  readonly shape: string
  readonly language: string
  readonly source: Buffer
  readonly kind: ReceivedMailKind
  /** For an automatic answer: the day from which the person is back (yyyy-mm-dd). */
  readonly awayUntil?: string | null
  readonly isPermanent?: boolean
  readonly cause?: BounceCause
}
