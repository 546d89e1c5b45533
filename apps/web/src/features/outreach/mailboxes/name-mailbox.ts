import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import type { AnyMailbox } from '../api/mailboxes.ts'

/** The name that the user gave a further mailbox; that of its provider for a first one. */
export function nameMailbox(mailbox: AnyMailbox): string {
  return 'name' in mailbox ? mailbox.name : emailProviderFacts[mailbox.provider].name
}
