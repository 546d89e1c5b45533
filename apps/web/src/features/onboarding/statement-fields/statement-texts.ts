import { text, textAs } from '../../../lib/language/text.ts'

/** Texts of the fields of a creator's statement. */
export const statementTexts = {
  title: text('Channel Name'),
  handle: text('Handle'),
  description: textAs('of a channel', 'Description'),
  country: text('Country/Region'),
  bioLink: text('Bio Link URL'),
  bioLinkPlaceholder: 'https://',
  categories: text('Content Categories'),
  price: text('Estimated Collaboration Price (USD)'),
  priceHint: text('For one sponsored post. Optional.'),
  collaborationTypes: text('Preferred Collaboration Types'),
  additionalInfo: text('Additional Information'),
  /** Between several categories or collaboration types. */
  separator: textAs('between choices', ', '),
} as const
