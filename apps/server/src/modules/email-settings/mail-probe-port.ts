import type { SenderAddress } from '@troupe/contract/email-settings'
import type { UserMailLanguage } from '../../lib/mail-texts/say-mail.ts'

/** Credentials for an SMTP server. */
export interface SmtpAccount {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly pass: string
}

export interface ProbeMail {
  readonly language: UserMailLanguage
  readonly from: SenderAddress
  readonly to: string
}

/** Why a test mail was not accepted. */
export type ProbeFailure = 'authentication' | 'timeout' | 'refused' | 'not_found' | 'other'

/**
 * Thrown when a test mail was not accepted. The message is the mail server's reply or the cause of the failure; it
 * contains no secret.
 */
export class ProbeError extends Error {
  override readonly name = 'ProbeError'
  readonly failure: ProbeFailure

  constructor(failure: ProbeFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** Tests e-mail settings, within 25 seconds. */
export interface MailProbe {
  /**
   * Sends a short mail on a connection of its own. `brokeGoodbye` tells whether the server violated the protocol when
   * the connection was closed; the mail was accepted all the same.
   * @throws ProbeError
   */
  trySmtp(account: SmtpAccount, mail: ProbeMail): Promise<{ brokeGoodbye: boolean }>
  /** @throws ProbeError, or whatever `getAccessToken` throws */
  tryGmail(getAccessToken: (refused?: string) => Promise<string>, mail: ProbeMail): Promise<void>
  /** @throws ProbeError, or whatever `getAccessToken` throws */
  tryMicrosoft(getAccessToken: (refused?: string) => Promise<string>, mail: ProbeMail): Promise<void>
}
