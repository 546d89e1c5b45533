import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { createSmtpDialer } from '../../integrations/mail/dial-smtp.ts'
import { probeSmtp } from '../../integrations/mail/probe-smtp.ts'
import { createSmtpTransport } from '../../integrations/mail/smtp-transport.ts'
import {
  type FurtherSenderId,
  MailError,
  type MailErrorKind,
  type MailSender,
  type MailTransport,
  type MailTransports,
  type OutgoingMail,
} from '../../modules/outreach/context/mail-transport-port.ts'

const from = { name: 'Brand', address: 'hello@brand.test' }

/** Transports of all mailboxes to a server on this machine. Tests can set the outcome for an address in advance. */
export class TestTransports implements MailTransports {
  readonly #port: () => number
  readonly #failures = new Map<string, MailErrorKind[]>()
  readonly #delays = new Map<string, Promise<void>>()
  sender: MailSender = { state: 'ready', addresses: [from, { name: '', address: 'second@brand.test' }] }
  /** Addresses of further mailboxes; unset: those of the first ones. */
  furtherSender: MailSender | undefined
  /** Host of the mailboxes' provider. */
  sendingHost = ''
  /** Whether mails leave this machine. */
  leaves = false
  /** The number of transports opened. */
  opened = 0
  /** The number of test connections made. */
  probes = 0
  /** If set, no transport can be opened. */
  refusal: string | undefined
  /** If set, no transport of a further mailbox can be opened. */
  furtherRefusal: string | undefined
  /** Milliseconds that a transport waits for the server per mail; unset: the production value. */
  deadline: number | undefined

  constructor(port: () => number) {
    this.#port = port
  }

  /**
   * Makes the next mails to the address fail with these kinds, in order. A mail that fails as `unknown` arrives
   * nevertheless.
   */
  failNext(address: string, ...kinds: MailErrorKind[]): void {
    this.#failures.set(address, kinds)
  }

  /** Delays mails to the address before submission. @returns a function that releases them. */
  hold(address: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#delays.set(address, promise)
    return () => {
      this.#delays.delete(address)
      resolve()
    }
  }

  async findSender(_userId: string, _provider: EmailProvider, senderId?: FurtherSenderId): Promise<MailSender> {
    return (senderId && this.furtherSender) || this.sender
  }

  async findSendingHost(): Promise<string> {
    return this.sendingHost
  }

  async leavesMachine(): Promise<boolean> {
    return this.leaves
  }

  async probe(): Promise<void> {
    this.probes++
    if (this.refusal) throw toError('account', this.refusal)
    const account = { host: '127.0.0.1', port: this.#port(), user: '', pass: '' }
    const dial = createSmtpDialer({ allowPrivateHosts: true })
    await probeSmtp(account, { dial, localAuthority: undefined, deadline: this.deadline })
  }

  async openTransport(_userId: string, _provider: EmailProvider, senderId?: FurtherSenderId): Promise<MailTransport> {
    const refusal = this.refusal ?? (senderId ? this.furtherRefusal : undefined)
    if (refusal) throw toError('account', refusal)
    this.opened++
    const account = { host: '127.0.0.1', port: this.#port(), user: '', pass: '' }
    const transport = createSmtpTransport(account, {
      dial: createSmtpDialer({ allowPrivateHosts: true }),
      localAuthority: undefined,
      ...(this.deadline === undefined ? {} : { deadline: this.deadline }),
    })
    return {
      send: async (mail: OutgoingMail) => {
        await this.#delays.get(mail.to.address)
        const kind = this.#failures.get(mail.to.address)?.shift()
        if (kind && kind !== 'unknown') throw toError(kind, `The server says ${kind}`)
        const receipt = await transport.send(mail)
        if (kind) throw toError(kind, 'The connection was lost')
        return receipt
      },
      async close() {
        await transport.close()
      },
    }
  }
}

function toError(kind: MailErrorKind, text: string): MailError {
  return new MailError({ kind, code: 'TEST', text, bodySent: kind === 'unknown' })
}
