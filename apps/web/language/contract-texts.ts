import { passwordRequirements } from '@troupe/contract/accounts'
import { messages } from '@troupe/contract/messages/messages-data'

/**
 * Texts that are not made in the web application but shown by it, by the file of the contract they stand in. Components
 * pass them through `translate`.
 */
export const contractTexts: Readonly<Record<string, readonly string[]>> = {
  'contract/accounts.ts': passwordRequirements.map(({ label }) => label),
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
