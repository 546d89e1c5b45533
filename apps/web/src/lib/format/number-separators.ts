import { activeLocale } from '../language/active-language.ts'

const example = new Intl.NumberFormat(activeLocale(), { useGrouping: 'always' }).formatToParts(1234.5)
const findSeparator = (kind: 'group' | 'decimal') => example.find(({ type }) => type === kind)?.value

/** How numbers are typed: `1,234.5` in English, `1.234,5` in German. */
export const numberSeparators = {
  thousandSeparator: findSeparator('group') ?? ',',
  decimalSeparator: findSeparator('decimal') ?? '.',
}
