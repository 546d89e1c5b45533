import type { NoticeKind } from '../../../database/tables/account-tables.ts'
import type { MailMessage } from '../core/mailer-port.ts'

const resetHint = 'If it was not you, choose "Forgot password?" on the sign-in page at once and set a new password.'

const texts: Record<NoticeKind, { subject: string; fact: string; hint: string }> = {
  'password-changed': {
    subject: 'Your Troupe password was changed',
    fact: 'The password of your Troupe account was changed, and every other session was ended',
    hint: resetHint,
  },
  'password-reset': {
    subject: 'Your Troupe password was reset',
    fact: 'The password of your Troupe account was reset with a mailed code; every session was ended and every access token revoked',
    hint: `${resetHint} Whoever did it could read your mail: change the password of your mailbox, too.`,
  },
  'email-changed': {
    subject: 'The email address of your Troupe account was changed',
    fact: 'Another email address was set for your Troupe account; this one can no longer be used to sign in',
    hint: 'If it was not you, tell whoever runs your Troupe at once.',
  },
  'account-deleted': {
    subject: 'Your Troupe account was deleted',
    fact: 'Your Troupe account was deleted, and everything of it with it',
    hint: 'If it was not you, tell whoever runs your Troupe.',
  },
  'access-token-created': {
    subject: 'An access token was made for your Troupe account',
    fact: 'An access token was made for your Troupe account; whoever has it can use the API in your name until it expires',
    hint: 'If it was not you, revoke it under "API access", end your other sessions and change your password.',
  },
  'webhook-switched-off': {
    subject: 'A webhook of your Troupe account was switched off',
    fact: 'One of your webhook endpoints was switched off, since it took no message for three days or said that it is gone',
    hint: 'The page "API access" says which one and why; switch it on again there.',
  },
  'session-stolen': {
    subject: 'A session of your Troupe account was ended',
    fact: 'A key of one of your Troupe sessions was used twice, which may mean that it was copied; the session was ended',
    hint: 'Sign in again. If you do not know why it happened, change your password and look through your sessions.',
  },
}

const writtenTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Composes the mail about a change to an account. It contains no user input. */
export function composeNoticeMail({ kind, createdAt }: { kind: NoticeKind; createdAt: Date }): Omit<MailMessage, 'to'> {
  const { subject, fact, hint } = texts[kind]
  return { subject, text: `${fact} (${writtenTime.format(createdAt)} UTC).\n\n${hint}` }
}
