/** Texts of the fields of a creator's statement. */
export const statementTexts = {
  title: 'Channel Name',
  handle: 'Handle',
  description: 'Description',
  country: 'Country/Region',
  bioLink: 'Bio Link URL',
  bioLinkPlaceholder: 'https://',
  categories: 'Content Categories',
  price: 'Estimated Collaboration Price (USD)',
  priceHint: 'For one sponsored post. Optional.',
  collaborationTypes: 'Preferred Collaboration Types',
  additionalInfo: 'Additional Information',
} as const
