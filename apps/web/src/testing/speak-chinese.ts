import { compileCatalogue, readLocales } from '../../language/locales.ts'
import { activateLanguage, type Catalogue } from '../lib/language/active-language.ts'

/** The catalogue is written as JSON into a module of the build. */
const isCatalogue = (value: object): value is Catalogue => Object.keys(value).length > 0

/** Makes Chinese the language of the texts, with the translations of the application. */
export function speakChinese(): void {
  const chinese = readLocales().find(({ code }) => code === 'zh-Hans')
  if (!chinese) throw new Error('src/locales has no zh-Hans.json')
  const catalogue = { ...compileCatalogue(chinese, 'landing'), ...compileCatalogue(chinese, 'app') }
  if (!isCatalogue(catalogue)) throw new Error('The catalogue is empty')
  activateLanguage({ code: 'zh-Hans', name: '简体中文', direction: 'ltr', locale: 'zh-Hans' }, catalogue)
}
