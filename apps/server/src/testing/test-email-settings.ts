import { randomBytes } from 'node:crypto'
import { noteConnection } from '../activities/connect-activities.ts'
import { connectMail } from '../composition/connect-mail.ts'
import { createEmailSettings, type EmailSettings } from '../modules/email-settings/email-settings.ts'
import type { MailTransports } from '../modules/outreach/context/mail-transport-port.ts'
import type { MailboxReader } from '../modules/outreach/incoming/mailbox-reader-port.ts'
import type { GoogleSettings } from '../settings/settings.ts'
import { type TestApp, useTestApp } from './test-app.ts'
import type { useTestDatabase } from './test-database.ts'
import { useStandIns } from './wire/stand-ins.ts'

interface Surroundings {
  readonly allowPrivateSmtpHosts?: boolean
  /** False: neither Google nor a stand-in for it, and none of the sandbox's mail servers. */
  readonly hasSandbox?: boolean
  readonly google?: () => GoogleSettings
  readonly nameServers?: () => readonly string[]
  /** Receives the lines that the application logs. */
  readonly logLines?: string[]
}

export interface TestEmailSettings {
  readonly testApp: TestApp
  readonly standIns: ReturnType<typeof useStandIns>
  readonly transports: MailTransports
  readonly reader: MailboxReader
  readonly emailSettings: EmailSettings
}

/** Creates the application with e-mail settings connected to the stand-ins for Google and for mail servers. */
export function useTestEmailSettings(
  database: ReturnType<typeof useTestDatabase>,
  surroundings: Surroundings = {},
): TestEmailSettings {
  const { allowPrivateSmtpHosts = true, hasSandbox = true, google, nameServers, logLines } = surroundings
  const standIns = useStandIns('2030-03-01')
  const secretKey = randomBytes(32)
  let current: Pick<TestEmailSettings, 'transports' | 'reader' | 'emailSettings'> | undefined
  const testApp = useTestApp(database, {
    ...(logLines ? { logLines } : {}),
    endpoints(parts) {
      const mail = connectMail({
        settings: { google: google?.(), microsoft: undefined, allowPrivateSmtpHosts },
        sandbox: hasSandbox
          ? { httpUrl: standIns.url, keys: standIns.keys, submission: standIns.submission }
          : undefined,
        clock: parts.clock,
        // The sandbox serves its consent page itself here, without the proxy.
        getPublicUrl: () => standIns.url,
        ...(nameServers ? { nameServers: nameServers() } : {}),
      })
      const emailSettings = createEmailSettings({ ...parts, secretKey, noteConnection, ...mail.adapters })
      current = {
        emailSettings,
        transports: mail.createTransports(emailSettings),
        reader: mail.createReader(emailSettings),
      }
      return emailSettings.endpoints
    },
  })
  const get = () => {
    if (!current) throw new Error('The e-mail settings are there only inside tests')
    return current
  }
  return {
    testApp,
    standIns,
    get transports() {
      return get().transports
    },
    get reader() {
      return get().reader
    },
    get emailSettings() {
      return get().emailSettings
    },
  }
}

interface Consent {
  readonly account?: string
  readonly decision?: 'allow' | 'deny'
  /** False: the user denies the permission to send. */
  readonly read?: boolean
  readonly send?: boolean
}

/**
 * Completes Google's consent page as a user does; resolves to the query that Google sends back through the browser.
 */
export async function consent(
  page: string,
  { account, decision, send = true, read = true }: Consent = {},
): Promise<URLSearchParams> {
  const html = await (await fetch(page)).text()
  const request = /name="request" value="([^"]+)"/.exec(html)?.[1]
  if (!request) throw new Error(`Google shows no consent page: ${html}`)
  const form = new URLSearchParams({
    request,
    account: account ?? 'dana.demo@gmail.test',
    decision: decision ?? 'allow',
    ...(send ? { send: 'yes' } : {}),
    ...(read ? { read: 'yes' } : {}),
  })
  const url = new URL('/sandbox/google/consent', page)
  const response = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '').searchParams
}

/**
 * Completes Microsoft's consent page as a user does; resolves to the query that Microsoft sends back through the browser.
 */
export async function acceptAtMicrosoft(
  page: string,
  {
    account = 'sam.demo@outlook.test',
    decision = 'accept',
  }: { account?: string; decision?: 'accept' | 'decline' } = {},
): Promise<URLSearchParams> {
  const html = await (await fetch(page)).text()
  const request = /name="request" value="([^"]+)"/.exec(html)?.[1]
  if (!request) throw new Error(`Microsoft shows no consent page: ${html}`)
  const url = new URL('/sandbox/microsoft/consent', page)
  const body = new URLSearchParams({ request, account, decision })
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '').searchParams
}
