import { text } from '../../../lib/language/text.ts'

/** Texts of the page that ends mails to a recipient. */
export const unsubscribeTexts = {
  title: text('Unsubscribe'),
  loading: text('Loading'),
  sender: (name: string, address: string) => text('{name} ({address})', { name, address }),
  question: (email: string, from: string) => text('{email} gets mail from {from}.', { email, from }),
  subject: (subject: string) => text('This link came with “{subject}”.', { subject }),
  button: text('Unsubscribe'),
  doneTitle: text('You are unsubscribed'),
  done: (email: string, from: string) =>
    text('{from} does not write to {email} through this site any more.', { email, from }),
  missing: {
    title: text('This link is not valid'),
    text: text('Please open the link of a mail once more, or answer the mail and say that you want no more of them.'),
  },
  failed: text('This did not work'),
  failedBecause: (reason: string) => text('This did not work: {reason}', { reason }),
  retry: text('Try again'),
} as const
