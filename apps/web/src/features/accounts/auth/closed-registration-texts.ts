import { listWords } from '../../../lib/format/lists.ts'
import { text } from '../../../lib/language/text.ts'

/** Texts about a registration that is not open to everybody. */
export const closedRegistrationTexts = {
  title: text('By invitation'),
  lead: text('New accounts on this Troupe are by invitation.'),
  askOperator: text('Ask the person who runs it for your company to invite you.'),
  /** Before an address. */
  askAddress: text('To be invited, write to'),
  invited: text('I have an invitation'),
  domains: (domains: readonly string[]) =>
    text('Accounts are for addresses of {domains}, and for invited ones.', { domains: listWords(domains, 'and') }),
  toSignIn: text('Already have an account? Sign in'),
} as const
