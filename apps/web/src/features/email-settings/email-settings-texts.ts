import type { domainCheckIds, domainCheckStates } from '@troupe/contract/email-settings'
import { formatTimeAgo } from '../../lib/format/dates.ts'

const domainStates: Record<(typeof domainCheckStates)[number], string> = {
  good: 'In order',
  weak: 'Could be better',
  missing: 'Missing',
  unknown: 'Not known',
}

const domainNames: Record<(typeof domainCheckIds)[number], string> = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' }

/** Texts of the e-mail settings, except those of the tutorial. */
export const emailSettingsTexts = {
  title: 'Email Configuration',
  lead: 'Mail to creators leaves from your own mailbox, so that they answer to you.',
  openTutorial: 'SMTP tutorial (中文)',
  loading: 'Loading your email configuration',
  retry: 'Try again',
  provider: {
    title: 'How your mail leaves',
    lead: 'One way is enough; both can be set up.',
    label: 'Provider',
    unavailable: 'Not set up on this installation; its administrator finds how in docs/email.md.',
  },
  smtp: {
    title: 'SMTP server',
    lead: 'What your mail provider names for outgoing mail. The password is encrypted and never shown again.',
    presets: 'Fill in for',
    sandbox: 'Sandbox mailbox',
    host: 'Host',
    port: 'Port',
    user: 'User name',
    userHint: 'Mostly the whole address',
    pass: 'Password',
    passHint: 'App password or authorization code, not the one you sign in with',
    from: 'From',
    fromHint: 'An address, or a name and an address: Maya <maya@brand.com>. Empty: the user name',
    outlookWarning:
      'Microsoft has switched passwords off for Outlook.com and Hotmail: the server will refuse them. The tutorial says what works.',
  },
  gmail: {
    title: 'Gmail account',
    lead: 'Google asks you once. Troupe may then send mail, and can read none.',
    connect: 'Connect with Gmail',
    connectAgain: 'Connect again',
    disconnect: 'Disconnect',
    connectedAs: (email: string) => `Connected as ${email}`,
    since: (moment: string, now: Date) => `since ${formatTimeAgo(new Date(moment), now)}`,
    notConnected: 'No account is connected.',
    revokedTitle: 'Gmail has ended the connection',
    revoked: (email: string) =>
      `Google no longer lets Troupe send as ${email}: access was taken away, or the password changed. Nothing leaves by Gmail until you connect again.`,
    openPage: 'Open the page of Google',
    standIn: 'This is the sandbox’s stand-in for Google: mail goes to the sandbox’s inbox.',
    failed: 'Failed to connect to Gmail API',
    disconnectFailed: 'Failed to disconnect Gmail. Please try again.',
  },
  actions: {
    title: 'Save and try',
    lead: 'A test sends a mail to the address of your account, by the settings as they stand here.',
    save: 'Save',
    saving: 'Saving...',
    test: 'Test',
    testing: 'Testing...',
  },
  domain: {
    title: 'Your domain',
    lead: 'Receivers look up three records before they trust a mail. This reads them as they do.',
    domain: 'Domain',
    selector: 'DKIM selector',
    selectorHint: 'Where you know it; else the usual ones are tried',
    check: 'Check domain',
    checking: 'Checking...',
    failed: 'The domain could not be checked. Please try again.',
    results: (domain: string) => `Records of ${domain}`,
    names: domainNames,
    states: domainStates,
    whatToDo: 'What to do:',
  },
  errors: {
    load: 'Failed to load email configuration',
    save: 'Failed to save email configuration',
    test: 'Failed to test email configuration',
  },
  testDone: 'Email test successful!',
} as const
