import type { Mailer, MailMessage } from '../../modules/accounts/core/mailer-port.ts'

/** A mailer that records its mails; `failNext` makes it fail once. */
export class RecordingMailer implements Mailer {
  readonly sent: MailMessage[] = []
  #failures: Error[] = []

  async send(message: MailMessage): Promise<void> {
    const failure = this.#failures.shift()
    if (failure) throw failure
    this.sent.push(message)
  }

  failNext(error: Error): void {
    this.#failures.push(error)
  }

  /** Returns the code in the latest mail to the address; undefined without a mail. */
  findCode(email: string): string | undefined {
    const newest = this.sent.findLast((message) => message.to === email)
    return newest && /\d{6}/.exec(newest.subject)?.[0]
  }
}
