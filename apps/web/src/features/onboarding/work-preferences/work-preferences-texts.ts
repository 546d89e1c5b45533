/** Everything a person reads of how a creator likes to work. */
export const workPreferencesTexts = {
  title: 'How they like to work',
  loading: 'Loading how they like to work',
  failed: 'What the creator says could not be read.',
  retry: 'Try again',
  types: 'Work they prefer',
  link: 'Their link',
  unsaid: 'The creator named no kind of work.',
  registered: 'Registered here. Last confirmed by the creator',
} as const
