import type { CheckArea, CheckState } from '@troupe/contract/account/installation'
import { text, textAs } from '../../../lib/language/text.ts'

/** Texts of the self-check, and of the notice about the public address. */
export const selfCheckTexts = {
  title: text('Self-check'),
  lead: text('What this installation needs to work for others, and what to do where something is missing.'),
  again: text('Check again'),
  checking: text('Checking…'),
  /** Before a time, such as "2 minutes ago". */
  checked: text('Checked'),
  failed: text('The installation could not be checked'),
  retry: text('Try again'),
  forOperators: text('For operators'),
  howToOperate: text('Have OPERATOR_EMAILS on the server name the address of your account, then restart the server.'),
  whatToDo: text('What to do:'),
  allGood: text('Everything is in order.'),
  broken: (count: number) => text('{count, plural, one {# thing does} other {# things do}} not work.', { count }),
  look: (count: number) => text('{count, plural, one {# thing needs} other {# things need}} a look.', { count }),
  states: {
    good: textAs('state', 'Good'),
    look: textAs('state', 'Look'),
    broken: textAs('state', 'Broken'),
  } satisfies Record<CheckState, string>,
  areas: {
    address: text('Public address'),
    registration: text('Registration'),
    mail: text('Mail'),
    database: text('Database'),
    disk: text('Disk'),
    backups: text('Backups'),
    platforms: text('Platforms'),
    language_model: text('Language model'),
    sandbox: text('Sandbox'),
    jobs: text('Background work'),
    versions: text('Versions'),
  } satisfies Record<CheckArea, string>,
  menuItem: text('Self-check'),
  silentAddress: text('Links in your mails may lead nowhere'),
  silentAddressText: text(
    'The public address of this installation did not answer when it was last tried. Creators who open a link, or unsubscribe, may see an error. Please tell the person who runs this server.',
  ),
} as const
