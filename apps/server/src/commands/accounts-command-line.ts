import { Email } from '@troupe/contract/mail/email-address'
import { UsageError } from './run-command.ts'

export const help = `Manages the accounts of this installation, for its operator: npm run accounts -- COMMAND

  list                         all accounts, with their state
  unlock ADDRESS               forgets every wrong code and password that was counted for the address
  disable ADDRESS              ends its sessions, refuses its access tokens and holds its mails
  enable ADDRESS               takes that back; the mails go on
  delete ADDRESS --yes         deletes the account and all that belongs to it
  set-password-link ADDRESS    prints a link with which its owner sets a new password; it holds for a day
  allow-password ADDRESS       lets it use its password although LOCAL_PASSWORDS is off, while single sign-on fails
  forbid-password ADDRESS      takes that back
  reset-second-factor ADDRESS  removes a lost authenticator app, passkeys and recovery codes, and ends its sessions
  history                      the last 50 of these actions: when, what, who

Each change is noted with the operating system's user, and is a line of JSON on the standard error stream.
`

const addressCommands = [
  'unlock',
  'disable',
  'enable',
  'delete',
  'set-password-link',
  'allow-password',
  'forbid-password',
  'reset-second-factor',
] as const

export type AccountsCommand =
  | { readonly command: 'list' | 'history' }
  | { readonly command: (typeof addressCommands)[number]; readonly email: string }

/** @throws UsageError with a message for the operator. */
export function parseArguments(args: readonly string[]): AccountsCommand {
  const words = args.filter((word) => word !== '--yes')
  const [command, address, ...more] = words
  if (command === undefined) throw new UsageError('Give a command: npm run accounts -- list')
  if (command === 'list' || command === 'history') {
    if (words.length > 1) throw new UsageError(`"${command}" takes no address.`)
    return { command }
  }
  const known = addressCommands.find((name) => name === command)
  if (!known) throw new UsageError(`"${command}" is no command.`)
  if (address === undefined) throw new UsageError(`Give an address: npm run accounts -- ${command} maya@example.com`)
  if (more.length > 0) throw new UsageError(`One address at a time; these are ${more.length + 1}.`)
  const parsed = Email.safeParse(address)
  if (!parsed.success) throw new UsageError(`"${address}" is not an email address.`)
  if (known === 'delete' && !args.includes('--yes')) {
    throw new UsageError(`This deletes ${parsed.data} and all that belongs to it, for good. Add --yes to do it.`)
  }
  return { command: known, email: parsed.data }
}
