import { text } from '../../../lib/language/text.ts'

/** Texts about how a creator likes to work. */
export const workPreferencesTexts = {
  title: text('How they like to work'),
  loading: text('Loading how they like to work'),
  failed: (reason: string) => text('What the creator says could not be read. {reason}', { reason }),
  retry: text('Try again'),
  types: text('Work they prefer'),
  /** Before an address. */
  link: text('Their link:'),
  unsaid: text('The creator named no kind of work.'),
  /** Before and after a time: '2 days ago'. */
  registered: text('Registered here. Last confirmed by the creator'),
  registeredEnd: text('.'),
} as const
