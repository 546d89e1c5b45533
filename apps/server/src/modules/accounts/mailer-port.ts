export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** What accounts ask of whoever sends the platform's own mail. */
export interface Mailer {
  /**
   * Resolves once a mail server has taken the message over. Rejects when none did, and also when the address or the
   * subject could not stand in a header as it is.
   */
  send(message: MailMessage): Promise<void>
}
