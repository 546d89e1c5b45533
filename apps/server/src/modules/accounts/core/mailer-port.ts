export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** Thrown when the mail server permanently refused the message, which is therefore not retried. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

/** Sends the platform's own mail. */
export interface Mailer {
  /**
   * Resolves once a mail server has accepted the message. Rejects when none did, and when the address or the subject is
   * not valid in a header.
   * @throws MailRefusedError with the server's reply on one line, after a permanent refusal; other errors may be
   * temporary.
   */
  send(message: MailMessage): Promise<void>
}
