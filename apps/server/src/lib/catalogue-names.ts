import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import { getCountryName } from '@troupe/contract/catalogues/countries'
import { getLanguageName } from '@troupe/contract/catalogues/languages'
import type { Name } from '@troupe/contract/messages/message'

/** Names a category in a message. */
export const nameCategory = (id: CategoryId): Name => ({ nameOf: 'category', code: id, text: getCategoryName(id) })

/** Names a country in a message. */
export const nameCountry = (code: string): Name => ({ nameOf: 'country', code, text: getCountryName(code) })

/** Names a language in a message. */
export const nameLanguage = (code: string): Name => ({ nameOf: 'language', code, text: getLanguageName(code) })
