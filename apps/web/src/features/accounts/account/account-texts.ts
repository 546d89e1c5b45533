import { formatTimeAgo } from '../../../lib/format/dates.ts'
import { activeLocale } from '../../../lib/language/active-language.ts'
import { text } from '../../../lib/language/text.ts'

const dayFormat = new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'long' })
const formatDay = (moment: string) => dayFormat.format(new Date(moment))

/** Texts of the account page. */
export const accountTexts = {
  title: text('Account'),
  lead: (username: string, since: string) =>
    text('{username}, here since {since}.', { username, since: formatDay(since) }),
  currentPassword: text('Current password'),
  cancel: text('Cancel'),
  email: {
    title: text('Email address'),
    lead: text('You sign in with it, and codes are sent to it.'),
    change: text('Change email'),
    newEmail: text('New email'),
    submit: text('Send code'),
    busy: text('Sending code...'),
    sameEmail: text('This is your address already'),
    dialogTitle: text('Verify your new email'),
    dialogText: text('We sent a 6-digit verification code to'),
    changed: text('Your email address was changed.'),
    failed: text('The code could not be sent. Please try again.'),
    codeFailed: text('The email address could not be changed. Please try again.'),
  },
  password: {
    title: text('Password'),
    lead: text('A new password signs you out on every other device.'),
    hidden: '••••••••••••',
    change: text('Change password'),
    newPassword: text('New password'),
    submit: text('Save password'),
    busy: text('Saving password...'),
    changed: text('Your password was changed, and every other device is signed out.'),
    failed: text('The password could not be changed. Please try again.'),
  },
  identities: {
    title: text('Single sign-on'),
    lead: text('The providers with which you sign in.'),
    lastUsed: (moment: string, now: Date) => text('Last used {time}', { time: formatTimeAgo(new Date(moment), now) }),
    unusable: text('No longer offered'),
    remove: text('Remove'),
    removeNamed: (provider: string) => text('Remove {provider}', { provider }),
    question: (provider: string) => text('Remove {provider}?', { provider }),
    warning: text('You can then no longer sign in with it, until you do so again with the same address.'),
    busy: text('Removing...'),
    failed: text('The provider could not be removed. Please try again.'),
  },
  noPassword: {
    row: text('None: you sign in with single sign-on'),
    set: text('Set a password'),
    deletion: (email: string) =>
      text(
        'The account {email} is deleted with everything that belongs to it. Nobody can bring it back. You must have signed in within the last ten minutes.',
        { email },
      ),
  },
  sessions: {
    title: text('Where you are signed in'),
    lead: text('Sign out what you do not know or no longer use.'),
    loading: text('Loading your sessions'),
    current: text('This device'),
    lastUsed: (moment: string, now: Date) => text('Last used {time}', { time: formatTimeAgo(new Date(moment), now) }),
    signedIn: (moment: string) => text('signed in on {day}', { day: formatDay(moment) }),
    singleSignOn: (provider: string) => text('single sign-on ({provider})', { provider }),
    /** How a session was signed in, by the server's names. */
    methods: {
      password: text('password'),
      'password + code': text('password and code'),
      'password + passkey': text('password and passkey'),
      'password + recovery': text('password and recovery code'),
      passkey: text('passkey'),
    } satisfies Record<string, string>,
    end: text('Sign out'),
    endNamed: (device: string, ip: string) => text('Sign out {device} at {ip}', { device, ip }),
    endAll: text('Sign out everywhere'),
    endAllBusy: text('Signing out...'),
    failed: text('Your sessions could not be read'),
    retry: text('Try again'),
    endFailed: text('The device could not be signed out. Please try again.'),
    endAllFailed: text('You could not be signed out everywhere. Please try again.'),
  },
  data: {
    title: text('Your data'),
    lead: text('Everything that is kept about you, as a file to read and to take with you.'),
    submit: text('Download your data'),
    busy: text('Preparing your data...'),
    failed: text('Your data could not be prepared. Please try again.'),
  },
  deletion: {
    title: text('Delete account'),
    lead: text('Your account and everything of yours are gone at once and for good.'),
    open: text('Delete account'),
    question: text('Delete your account?'),
    warning: (email: string) =>
      text(
        'The account {email} is deleted with everything that belongs to it. Nobody can bring it back. Enter your password to confirm.',
        { email },
      ),
    submit: text('Delete for good'),
    busy: text('Deleting...'),
    failed: text('The account could not be deleted. Please try again.'),
  },
} as const
