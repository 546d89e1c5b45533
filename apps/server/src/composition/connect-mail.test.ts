import { expect, it } from 'vitest'
import { systemClock } from '../lib/clock.ts'
import type { EmailSettings } from '../modules/email-settings/email-settings.ts'
import { connectMail } from './connect-mail.ts'

/** Transports of a user whose SMTP server is at this host. */
function createTransportsTo(host: string) {
  const emailSettings: EmailSettings = {
    endpoints: [],
    findSender: async () => ({ state: 'ready', addresses: [] }),
    findSendingHost: async () => host,
    findSmtpAccount: async () => ({ host, port: 587, user: 'maya', pass: 'secret' }),
    getGmailAccessToken: async () => 'token',
    getMicrosoftAccessToken: async () => 'token',
    canReadMicrosoft: async () => false,
  }
  const mail = connectMail({
    settings: { google: undefined, microsoft: undefined, allowPrivateSmtpHosts: true },
    sandbox: undefined,
    clock: systemClock,
    getPublicUrl: () => 'http://localhost:3000',
  })
  return mail.createTransports(emailSettings)
}

it.each([
  ['smtp.qq.com', true],
  ['mail.brand.test', true],
  ['10.0.0.7', true],
  ['LocalHost', false],
  ['127.0.0.1', false],
  ['::1', false],
])('whether mails through %s leave this machine: %s', async (host, leaves) => {
  expect(await createTransportsTo(host).leavesMachine('user', 'smtp')).toBe(leaves)
})
