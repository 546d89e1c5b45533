import { activeLocale } from '../language/active-language.ts'

const example = new Intl.NumberFormat(activeLocale(), { useGrouping: 'always' }).formatToParts(1234.5)
const findSeparator = (kind: 'group' | 'decimal') => example.find(({ type }) => type === kind)?.value

const thousandSeparator = findSeparator('group') ?? ','

/** How numbers are typed: `1,234.5` in English, `1.234,5` in German. */
export const numberSeparators = {
  thousandSeparator,
  decimalSeparator: findSeparator('decimal') ?? '.',
  /** Without the thousand separator: fields take both for decimal points as they are typed, so that `1,500` would become 1.5. */
  allowedDecimalSeparators: ['.', ','].filter((separator) => separator !== thousandSeparator),
}
