import { passwordRequirements } from '@troupe/contract/accounts'
import { categories } from '@troupe/contract/catalogues/categories'
import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { creatorFields } from '@troupe/contract/creators'
import { smtpPresets } from '@troupe/contract/email-settings'
import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { mergeFields } from '@troupe/contract/mail/merge-fields'
import { messages } from '@troupe/contract/messages/messages-data'
import { collaborationTypes, onboardingCategories } from '@troupe/contract/onboarding'

/**
 * Texts without a key that are not made in the web application but shown by it, by the file of the contract they stand in.
 * Components pass them through `translate`.
 */
export const contractTexts: Readonly<Record<string, readonly string[]>> = {
  'contract/accounts.ts': passwordRequirements.map(({ label }) => label),
  'contract/email-settings.ts': smtpPresets.map(({ name }) => name),
  'contract/mail/email-provider.ts': Object.values(emailProviderFacts).map(({ description }) => description),
  'contract/mail/merge-fields.ts': mergeFields.flatMap(({ name, label, example }) =>
    name === 'category' || name === 'country' || name === 'latest_post' ? [label, example] : [label],
  ),
  'contract/onboarding.ts': [...onboardingCategories.map(({ label }) => label), ...collaborationTypes],
  'contract/catalogues/categories.ts': categories.map(({ name }) => name),
  'contract/catalogues/platform-facts.ts': Object.values(platformFacts).flatMap(({ guide }) => [
    ...guide.steps,
    ...[guide.approval, guide.cost, guide.returns, guide.lacks, guide.terms],
    ...guide.settings.map(({ meaning }) => meaning),
    ...guide.links.map(({ label }) => label),
  ]),
  'contract/creators.ts': Object.values(creatorFields).flatMap((field) => ('fact' in field ? [field.fact.label] : [])),
}

/** Problems that Zod's own messages tell in English, by type. They have no values: Zod puts them into its text only. */
const zodMessages = {
  'zod.invalid_type': 'This has the wrong type, or is missing',
  'zod.invalid_format': 'This has the wrong format',
  'zod.invalid_value': 'This is not one of the possible values',
  'zod.invalid_union': 'This is not one of the possible values or forms',
  'zod.too_big': 'This is too long or too large',
  'zod.too_small': 'This is too short or too small',
  'zod.not_multiple_of': 'This is not one of the possible numbers',
  'zod.unrecognized_keys': 'This contains unknown fields',
} as const

/** Messages by key, with their English texts. The browser shows them by the key, through `tell`. */
export const keyedMessages: Readonly<Record<string, string>> = { ...messages, ...zodMessages }

/** Their section in each locale. */
export const keyedSection = 'contract/messages'
