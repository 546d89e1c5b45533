import type { domainCheckIds, domainCheckStates } from '@troupe/contract/email-settings'
import { formatTimeAgo } from '../../lib/format/dates.ts'
import { text, textAs } from '../../lib/language/text.ts'

const domainStates: Record<(typeof domainCheckStates)[number], string> = {
  good: text('In order'),
  weak: text('Could be better'),
  missing: text('Missing'),
  unknown: text('Not known'),
}

const domainNames: Record<(typeof domainCheckIds)[number], string> = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' }

/** Texts of the e-mail settings, except those of the tutorial. */
export const emailSettingsTexts = {
  title: text('Email Configuration'),
  lead: text('Mail to creators leaves from your own mailbox, so that they answer to you.'),
  openTutorial: text('SMTP tutorial (中文)'),
  loading: text('Loading your email configuration'),
  retry: text('Try again'),
  provider: {
    title: text('How your mail leaves'),
    lead: text('One way is enough; several can be set up.'),
    label: text('Provider'),
    unavailable: text('Not set up on this installation; its administrator finds how in docs/email.md.'),
  },
  smtp: {
    title: text('SMTP server'),
    lead: text('What your mail provider names for outgoing mail. The password is encrypted and never shown again.'),
    presets: text('Fill in for'),
    sandbox: text('Sandbox mailbox'),
    host: text('Host'),
    port: text('Port'),
    user: text('User name'),
    userHint: text('Mostly the whole address'),
    pass: text('Password'),
    passHint: text('App password or authorization code, not the one you sign in with'),
    from: textAs('sender', 'From'),
    fromHint: text('An address, or a name and an address: Maya <maya@brand.com>. Empty: the user name'),
    outlookWarning: text(
      'Microsoft has switched passwords off for Outlook.com and Hotmail: the server will refuse them. Choose “Outlook.com, Microsoft 365” above instead.',
    ),
  },
  gmail: {
    title: text('Gmail account'),
    lead: text('Google asks you once. Troupe may then send mail, and reads answers only if you permit it.'),
    connect: text('Connect with Gmail'),
    connectAgain: text('Connect again'),
    disconnect: text('Disconnect'),
    connectedAs: (email: string) => text('Connected as {email}', { email }),
    /** Follows the sentence that says which account is connected. */
    since: (moment: string, now: Date) => text('since {time}', { time: formatTimeAgo(new Date(moment), now) }),
    notConnected: text('No account is connected.'),
    revokedTitle: text('Gmail has ended the connection'),
    revoked: (email: string) =>
      text(
        'Google no longer lets Troupe send as {email}: access was taken away, or the password changed. Nothing leaves by Gmail until you connect again.',
        { email },
      ),
    openPage: text('Open the page of Google'),
    elsewhere: (address: string) =>
      text('Google returns to {address}, where this browser would not be recognised. Connect there.', { address }),
    openThere: text('Open these settings there'),
    standIn: text('This is the sandbox’s stand-in for Google: mail goes to the sandbox’s inbox.'),
    failed: text('Failed to connect to Gmail API'),
    disconnectTitle: text('Disconnect the Gmail account?'),
    disconnectLead: text('Nothing is sent from it or read there any more; campaigns that send from it pause.'),
    disconnectFailed: text('Failed to disconnect Gmail. Please try again.'),
  },
  microsoft: {
    title: text('Microsoft account'),
    lead: text('Microsoft asks you once. Troupe may then send mail, and reads answers only if you permit it.'),
    connect: text('Connect with Microsoft'),
    connectAgain: text('Connect again'),
    disconnect: text('Disconnect'),
    connectedAs: (email: string) => text('Connected as {email}', { email }),
    /** Follows the sentence that says which account is connected. */
    since: (moment: string, now: Date) => text('since {time}', { time: formatTimeAgo(new Date(moment), now) }),
    reads: text('Answers may be read.'),
    notConnected: text('No account is connected.'),
    revokedTitle: text('Microsoft has ended the connection'),
    revoked: (email: string) =>
      text(
        'Microsoft no longer lets Troupe use {email}: access was taken away, the password changed, or your organisation wants you to sign in again. Nothing is sent from it or read there until you connect again.',
        { email },
      ),
    openPage: text('Open the page of Microsoft'),
    elsewhere: (address: string) =>
      text('Microsoft returns to {address}, where this browser would not be recognised. Connect there.', { address }),
    openThere: text('Open these settings there'),
    standIn: text('This is the sandbox’s stand-in for Microsoft: mail goes to the sandbox’s inbox.'),
    failed: text('The connection to Microsoft could not be started.'),
    disconnectTitle: text('Disconnect the Microsoft account?'),
    disconnectLead: text('Nothing is sent from it or read there any more; campaigns that send from it pause.'),
    disconnectFailed: text('The Microsoft account could not be disconnected. Please try again.'),
  },
  actions: {
    title: text('Save and try'),
    lead: text('A test sends a mail to the address of your account, by the settings as they stand here.'),
    save: text('Save'),
    saving: text('Saving...'),
    test: text('Test'),
    testing: text('Testing...'),
  },
  domain: {
    title: text('Your domain'),
    lead: text('Receivers look up three records before they trust a mail. This reads them as they do.'),
    domain: text('Domain'),
    selector: text('DKIM selector'),
    selectorHint: text('Where you know it; else the usual ones are tried'),
    check: text('Check domain'),
    checking: text('Checking...'),
    failed: text('The domain could not be checked. Please try again.'),
    results: (domain: string) => text('Records of {domain}', { domain }),
    names: domainNames,
    states: domainStates,
    whatToDo: text('What to do:'),
  },
  errors: {
    load: text('Failed to load email configuration'),
    save: text('Failed to save email configuration'),
    test: text('Failed to test email configuration'),
  },
  testDone: text('Email test successful!'),
} as const
