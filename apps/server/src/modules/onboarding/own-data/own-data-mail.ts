import { addLanguage, formatMailDay, sayMail } from '../../../lib/mail-texts/say-mail.ts'
import type { MailMessage } from '../../accounts/core/mailer-port.ts'
import { type MailReader, toMail } from '../own-channel/own-channel-mail.ts'

/** URL of the page with a person's data. The fragment reaches no server, and thus no log. */
export function toOwnDataUrl(publicUrl: string, token: string, { language }: MailReader): string {
  return addLanguage(`${publicUrl}/my-data#token=${token}`, language)
}

/** Composes the mail with the link to everything stored about its reader. */
export function composeOwnDataMail(
  reader: MailReader,
  { url, until }: { readonly url: string; readonly until: Date },
): MailMessage {
  const { language, email } = reader
  return toMail(reader, sayMail(language, 'own_data.subject'), {
    heading: sayMail(language, 'own_data.heading'),
    lead: [sayMail(language, 'own_data.lead')],
    body: [],
    buttons: [{ label: sayMail(language, 'own_data.button'), url }],
    note: sayMail(language, 'own_data.note', { day: formatMailDay(language, until) }),
    footer: [sayMail(language, 'own_data.reason', { email })],
  })
}
