import { recoveryCodeCount } from '@troupe/contract/sign-in/second-factor-proof'
import { formatTimeAgo } from '../../../lib/format/dates.ts'
import { activeLocale } from '../../../lib/language/active-language.ts'
import { text } from '../../../lib/language/text.ts'

const dayFormat = new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'long' })
const formatDay = (moment: string) => dayFormat.format(new Date(moment))

/** Texts of the section for second factors and its dialogs. */
export const factorTexts = {
  title: text('Security'),
  lead: text(
    'A second step when you sign in, so that your password alone is not enough. A passkey also signs in alone.',
  ),
  loading: text('Loading your second factors'),
  failed: text('Your second factors could not be read'),
  retry: text('Try again'),
  off: text('There is no second step yet: your password alone signs in.'),
  close: text('Close'),
  app: {
    title: text('Authenticator app'),
    none: text('An app on your phone shows a new code every 30 seconds.'),
    since: (moment: string) => text('Set up on {day}', { day: formatDay(moment) }),
    setUp: text('Set up'),
    remove: text('Remove'),
    removeNamed: text('Remove the authenticator app'),
    scan: text('Scan this code with your authenticator app, or type the key into it.'),
    picture: text('QR code with the key'),
    key: text('Key'),
    enter: text('Then enter the 6 digits that it shows.'),
    codeGroup: text('Code of the app'),
    codeBox: (position: number, length: number) => text('Digit {position} of {length}', { position, length }),
    submit: text('Turn on'),
    busy: text('Checking the code...'),
    setUpFailed: text('The app could not be set up. Please try again.'),
    removeTitle: text('Remove the authenticator app?'),
    removeFailed: text('The app could not be removed. Please try again.'),
  },
  passkeys: {
    title: text('Passkeys'),
    none: text('Your fingerprint, face, PIN or a security key. Signs in without a password, too.'),
    unsupported: text('This browser cannot use passkeys here. They need an address with https, or localhost.'),
    add: text('Add passkey'),
    addTitle: text('Add a passkey'),
    name: text('Name'),
    namePlace: text('Where it is kept, such as the device or the password manager'),
    added: (moment: string) => text('Added on {day}', { day: formatDay(moment) }),
    lastUsed: (moment: string, now: Date) => text('last used {time}', { time: formatTimeAgo(new Date(moment), now) }),
    unused: text('not used yet'),
    rename: text('Rename'),
    renameNamed: (name: string) => text('Rename {name}', { name }),
    renameTitle: text('Rename the passkey'),
    remove: text('Remove'),
    removeNamed: (name: string) => text('Remove {name}', { name }),
    removeTitle: (name: string) => text('Remove {name}?', { name }),
    addFailed: text('The passkey could not be added. Please try again.'),
    renameFailed: text('The passkey could not be renamed. Please try again.'),
    removeFailed: text('The passkey could not be removed. Please try again.'),
  },
  codes: {
    title: text('Recovery codes'),
    left: (count: number) =>
      text('{count, number} of {all, number} left. Each signs in once when you have lost the rest.', {
        count,
        all: recoveryCodeCount,
      }),
    none: text('Without codes, a lost device locks you out.'),
    renew: text('Make new ones'),
    renewTitle: text('Make new recovery codes?'),
    renewWarning: text('The codes that you have now no longer work.'),
    renewFailed: text('New codes could not be made. Please try again.'),
    shownTitle: text('Your recovery codes'),
    warning: text('Keep them where you find them without your devices, such as on paper. They are not shown again.'),
    copy: text('Copy codes'),
  },
  confirm: {
    lead: text('Confirm that it is you.'),
    password: text('Current password'),
    code: text('Code of the app'),
    byPassword: text('Use my password'),
    byCode: text('Use a code of the app'),
    byPasskey: text('Use a passkey'),
    passkeyHint: text('Your browser asks for a passkey.'),
    next: text('Continue'),
    busy: text('One moment...'),
    cancel: text('Cancel'),
    save: text('Save'),
    remove: text('Remove'),
    last: text(
      'This is your last second factor. Without it your password alone signs in, and your recovery codes are gone.',
    ),
  },
  demanded: {
    title: text('Set up a second factor'),
    lead: text('A second step is demanded for this account. Set up an app or a passkey, then go on.'),
    goOn: text('Continue to Troupe'),
    busy: text('Opening...'),
    failed: text('Troupe could not be opened. Please try again.'),
    signOut: text('Sign out'),
  },
} as const
