import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import type { AnyMailbox, ColleaguesMailbox } from '../api/mailboxes.ts'

/** The name that the user gave a further mailbox, or a colleague's address; the provider's name for a first one. */
export function nameMailbox(mailbox: AnyMailbox | ColleaguesMailbox): string {
  return 'name' in mailbox ? mailbox.name : emailProviderFacts[mailbox.provider].name
}
