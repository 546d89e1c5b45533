import type { Mailer, MailMessage } from '../../modules/accounts/core/mailer-port.ts'

/** A mailer that keeps what it is given; `failNext` makes it refuse once. */
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

  /** The code in the newest mail to the address; undefined before there is one. */
  findCode(email: string): string | undefined {
    const newest = this.sent.findLast((message) => message.to === email)
    return newest && /\d{6}/.exec(newest.subject)?.[0]
  }
}
