import { text } from '../../../lib/language/text.ts'

/** Texts about the company's name and postal address. */
export const companyTexts = {
  title: text('Company and postal address'),
  lead: text('They stand below each mail of your campaigns, as the laws of many countries demand.'),
  neededTitle: text('Your company, below each mail'),
  neededLead: text(
    'Many countries demand the name and postal address of the sender in such mails. You are asked once; both can be changed under Email settings.',
  ),
  needed: text('Please enter the name and postal address of your company first: they stand below each mail.'),
  company: text('Company'),
  address: text('Postal address'),
  addressHint: text('Street, town and country, as on a letter'),
  save: text('Save address'),
  saved: text('The address is saved.'),
  failed: (reason: string) => text('The address could not be saved: {reason}', { reason }),
  loading: text('Loading your address'),
  loadFailed: (reason: string) => text('Failed to load your address: {reason}', { reason }),
  retry: text('Try again'),
}
