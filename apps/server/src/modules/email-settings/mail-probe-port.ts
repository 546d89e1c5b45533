import type { SenderAddress } from '@troupe/contract/email-settings'

/** A mailbox that takes mail by SMTP, and how to sign in to it. */
export interface SmtpAccount {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly pass: string
}

export interface ProbeMail {
  readonly from: SenderAddress
  readonly to: string
}

/** Why a test mail was not accepted. */
export type ProbeFailure = 'authentication' | 'timeout' | 'refused' | 'not_found' | 'other'

/** A test mail was not taken. The message is what the mail server said, or what stood in the way; it holds no secret. */
export class ProbeError extends Error {
  override readonly name = 'ProbeError'
  readonly failure: ProbeFailure

  constructor(failure: ProbeFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** Tries out e-mail settings, within 25 seconds. */
export interface MailProbe {
  /**
   * Hands a short mail over on a connection of its own. Tells whether the server broke the rules when it was told goodbye: the
   * mail is taken all the same.
   * @throws ProbeError
   */
  trySmtp(account: SmtpAccount, mail: ProbeMail): Promise<{ brokeGoodbye: boolean }>
  /** @throws ProbeError, or whatever `getAccessToken` throws */
  tryGmail(getAccessToken: (refused?: string) => Promise<string>, mail: ProbeMail): Promise<void>
}
