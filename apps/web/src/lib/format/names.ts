import { type CategoryId, getCategoryName as getEnglishCategoryName } from '@troupe/contract/catalogues/categories'
import { getCountryName as getEnglishCountryName } from '@troupe/contract/catalogues/countries'
import { getLanguageName as getEnglishLanguageName } from '@troupe/contract/catalogues/languages'
import { activeLocale, displayName } from '../language/active-language.ts'
import { translate } from '../language/text.ts'

const isEnglish = activeLocale() === 'en'

/** The name of a content category in the language of the interface. Requests take the contract's names. */
export function getCategoryName(id: CategoryId): string {
  return translate(getEnglishCategoryName(id))
}

/**
 * The name of a country in the language of the interface, or the code itself if no country has it.
 * @param code ISO 3166-1 alpha-2.
 * @throws RangeError when the code has not two letters.
 */
export function getCountryName(code: string): string {
  return isEnglish ? getEnglishCountryName(code) : displayName('country', code)
}

/**
 * The name of a language in the language of the interface, or the code itself if no language has it.
 * @param code ISO 639-1.
 * @throws RangeError when the code is no language tag.
 */
export function getLanguageName(code: string): string {
  return isEnglish ? getEnglishLanguageName(code) : displayName('language', code)
}
