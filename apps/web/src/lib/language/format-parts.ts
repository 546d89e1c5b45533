import { IntlMessageFormat } from 'intl-messageformat'
import { activeLanguage, activeLocale, type MessageParts } from './active-language.ts'

const formatters = new Map<MessageParts, IntlMessageFormat>()

/**
 * Formats a message with its values, by the rules of the active language. In a language from right to left, values that
 * are text are isolated: an address or a name would otherwise move the words and signs beside it.
 * @throws Error if a value is missing.
 */
export function formatParts(parts: MessageParts, values: unknown): string {
  const formatter = formatters.get(parts) ?? new IntlMessageFormat(parts, activeLocale())
  formatters.set(parts, formatter)
  const given: Record<string, unknown> | undefined = typeof values === 'object' ? { ...values } : undefined
  return String(formatter.format(given && activeLanguage().direction === 'rtl' ? isolateTexts(given) : given))
}

/** Puts texts between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
function isolateTexts(values: Record<string, unknown>): Record<string, unknown> {
  const isolate = (value: unknown) => (typeof value === 'string' && value !== '' ? `\u2068${value}\u2069` : value)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]))
}
