import { categories } from '@troupe/contract/catalogues/categories'
import { countries } from '@troupe/contract/catalogues/countries'
import * as contractLanguages from '@troupe/contract/catalogues/languages'
import { afterEach, expect, test, vi } from 'vitest'
import { nameMessage, toMessageKey } from '../language/message-key.ts'

// The names are made when the module is loaded, so it is loaded again in another language.
async function loadInChinese() {
  vi.resetModules()
  const { activateLanguage } = await import('../language/active-language.ts')
  const language = { code: 'zh-Hans', name: '简体中文', direction: 'ltr', locale: 'zh-Hans' } as const
  activateLanguage(language, { [toMessageKey(nameMessage('Baking', undefined))]: '烘焙' })
  return import('./names.ts')
}

afterEach(() => void vi.resetModules())

test('in English the names are those of the contract', async () => {
  const { getCategoryName, getCountryName, getLanguageName } = await import('./names.ts')
  expect(categories.map(({ id }) => getCategoryName(id))).toEqual(categories.map(({ name }) => name))
  expect(countries.map(({ code }) => getCountryName(code))).toEqual(countries.map(({ name }) => name))
  const { languageCodes, getLanguageName: getContractName } = contractLanguages
  expect(languageCodes.map(getLanguageName)).toEqual(languageCodes.map(getContractName))
})

test('in Chinese categories, countries and languages have Chinese names', async () => {
  const { getCategoryName, getCountryName, getLanguageName } = await loadInChinese()
  expect(getCategoryName('baking')).toBe('烘焙')
  expect(getCountryName('DE')).toBe('德国')
  expect(getLanguageName('ja')).toBe('日语')
})

test('a code that is no country or language is shown as it is', async () => {
  const { getCountryName, getLanguageName } = await loadInChinese()
  expect(getCountryName('QX')).toBe('QX')
  expect(getLanguageName('qq')).toBe('qq')
})
