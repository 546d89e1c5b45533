export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** No mail server will ever take this message, so that it is not tried again. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

/** What accounts ask of whoever sends the platform's own mail. */
export interface Mailer {
  /**
   * Resolves once a mail server has taken the message over. Rejects when none did, and also when the address or the
   * subject could not stand in a header as it is.
   * @throws MailRefusedError with what the server said, one line, when it is for good; anything else may pass.
   */
  send(message: MailMessage): Promise<void>
}
