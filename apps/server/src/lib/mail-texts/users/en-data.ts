/** Texts of mails to users in English. Each is an ICU message. */
export const english = {
  'code.registration.title': 'Your Troupe verification code',
  'code.registration.heading': 'Confirm your email address',
  'code.registration.request': 'Enter this code on the sign-up page to finish creating your account.',
  'code.registration.subject': '{code} is your Troupe verification code',
  'code.registration.lead': 'Your Troupe verification code is {code}',
  'code.registration.use': 'Enter it on the sign-up page to finish creating your account.',
  'code.registration.link':
    'Or open this link in the browser in which you signed up, and it is entered for you: {link}',
  'code.registration.open': 'Enter the code for me',
  'code.registration.same_browser': 'The button works in the browser in which you signed up.',
  'code.registration.reason':
    'You get this mail because somebody, most likely you, entered this address to create a Troupe account. If it was not you, ignore it: without the code no account is created.',
  'code.password-reset.subject': '{code} is your code for a new Troupe password',
  'code.password-reset.lead': 'Your code for a new Troupe password is {code}',
  'code.password-reset.use': 'Enter it on the sign-in page, together with the password you want to have.',
  'code.password-reset.reason':
    'You get this mail because somebody, most likely you, has forgotten the password of your account. If it was not you, ignore it: your password stays as it is.',
  'code.single-sign-on.subject': '{code} is your code to sign in to Troupe',
  'code.single-sign-on.lead': 'Your code to sign in to Troupe is {code}',
  'code.single-sign-on.use': 'Enter it on the page that is open, to confirm that this address is yours.',
  'code.single-sign-on.reason':
    'You get this mail because somebody signs in with this address, which their provider has not confirmed.',
  'code.email-change.subject': '{code} is your code to confirm your new email address',
  'code.email-change.lead': 'Your code to confirm your new email address is {code}',
  'code.email-change.use': 'Enter it on your account page to sign in with this address from now on.',
  'code.email-change.reason':
    'You get this mail because somebody, most likely you, entered this address as the new one of a Troupe account. If it was not you, ignore it: without the code nothing changes.',
  'notice.dated': '{fact} ({time} UTC).',
  'notice.password-changed.subject': 'Your Troupe password was changed',
  'notice.password-changed.fact': 'The password of your Troupe account was changed, and every other session was ended',
  'notice.password-changed.hint':
    'If it was not you, choose "Forgot password?" on the sign-in page at once and set a new password.',
  'notice.password-reset.subject': 'Your Troupe password was reset',
  'notice.password-reset.fact':
    'The password of your Troupe account was reset with a mailed code; every session was ended and every access token revoked',
  'notice.password-reset.hint':
    'If it was not you, choose "Forgot password?" on the sign-in page at once and set a new password. Whoever did it could read your mail: change the password of your mailbox, too.',
  'notice.email-changed.subject': 'The email address of your Troupe account was changed',
  'notice.email-changed.fact':
    'Another email address was set for your Troupe account; this one can no longer be used to sign in',
  'notice.email-changed.hint': 'If it was not you, tell whoever runs your Troupe at once.',
  'notice.account-deleted.subject': 'Your Troupe account was deleted',
  'notice.account-deleted.fact': 'Your Troupe account was deleted, and everything of it with it',
  'notice.account-deleted.hint': 'If it was not you, tell whoever runs your Troupe.',
  'notice.second-factor-added.subject': 'A second factor was added to your Troupe account',
  'notice.second-factor-added.fact': 'A second factor for signing in was added to your Troupe account',
  'notice.second-factor-added.hint':
    'If it was not you, change your password at once, remove the second factor on the account page and sign out everywhere.',
  'notice.second-factor-removed.subject': 'A second factor of your Troupe account was removed',
  'notice.second-factor-removed.fact': 'A second factor for signing in was removed from your Troupe account',
  'notice.second-factor-removed.hint': 'If it was not you, change your password at once and sign out everywhere.',
  'notice.second-factor-reset.subject': 'The second factor of your Troupe account was reset',
  'notice.second-factor-reset.fact':
    'Whoever runs your Troupe removed every second factor of your account and ended its sessions, and the password alone signs in',
  'notice.second-factor-reset.hint':
    'If you did not ask for it, change your password at once and tell whoever runs your Troupe.',
  'notice.recovery-codes-made.subject': 'New recovery codes were made for your Troupe account',
  'notice.recovery-codes-made.fact':
    'Ten new recovery codes were made for your Troupe account, and the earlier ones no longer work',
  'notice.recovery-codes-made.hint':
    'If it was not you, change your password at once, make new recovery codes and sign out everywhere.',
  'notice.recovery-code-used.subject': 'A recovery code of your Troupe account was used',
  'notice.recovery-code-used.fact': 'Somebody signed in to your Troupe account with the password and a recovery code',
  'notice.recovery-code-used.hint':
    'If it was not you, change your password at once, make new recovery codes and sign out everywhere.',
  'notice.access-token-created.subject': 'An access token was made for your Troupe account',
  'notice.access-token-created.fact':
    'An access token was made for your Troupe account; whoever has it can use the API in your name until it expires',
  'notice.access-token-created.hint':
    'If it was not you, revoke it under "API access", end your other sessions and change your password.',
  'notice.program-connected.subject': 'A program was connected to your Troupe account',
  'notice.program-connected.fact':
    'A program was allowed to act in your name; it can do so until you disconnect it or it is unused for 60 days',
  'notice.program-connected.hint':
    'If it was not you, disconnect it under "API access", end your other sessions and change your password.',
  'notice.webhook-switched-off.subject': 'A webhook of your Troupe account was switched off',
  'notice.webhook-switched-off.fact':
    'One of your webhook endpoints was switched off, since it took no message for three days or said that it is gone',
  'notice.webhook-switched-off.hint': 'The page "API access" says which one and why; switch it on again there.',
  'notice.session-stolen.subject': 'A session of your Troupe account was ended',
  'notice.session-stolen.fact':
    'A key of one of your Troupe sessions was used twice, which may mean that it was copied; the session was ended',
  'notice.session-stolen.hint':
    'Sign in again. If you do not know why it happened, change your password and look through your sessions.',
  'workspace_invitation.subject': '{inviter} invites you to “{workspace}” on Troupe',
  'workspace_invitation.fact':
    '{inviter} invites you to work together in “{workspace}” on Troupe, where brands find creators and write to them.',
  'workspace_invitation.join': 'Join here, with this address: {link}',
  'workspace_invitation.hint':
    'The link works for {days} days. If you do not know {inviter}, you need not do anything.',
  'settings_test.subject': 'Your email settings work',
  'settings_test.text': 'Your email settings work: this mail was sent with them. You need not do anything about it.',
  'campaign_test.subject': '[Test] {subject}',
} as const
