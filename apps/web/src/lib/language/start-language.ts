import { catalogues, languages } from 'virtual:languages'
import { activateLanguage, type Catalogue, type Language } from './active-language.ts'
import { chooseLanguage } from './choose-language.ts'
import { readAskedLanguage, readStoredLanguage } from './language-choice.ts'

type Part = 'landing' | 'app'

/**
 * Makes a language the active one, with the texts of the landing page or of the whole application.
 * Rejects when its chunk cannot be loaded.
 */
export async function startLanguage(language: Language, part: Part): Promise<void> {
  const loaders = catalogues[language.code]
  const loads = loaders ? (part === 'app' ? [loaders.landing(), loaders.app()] : [loaders.landing()]) : []
  const loaded = await Promise.all(loads)
  const catalogue: Catalogue = Object.assign({}, ...loaded.map((chunk) => chunk.catalogue))
  activateLanguage(language, catalogue)
}

/** Chooses the visitor's language. `addressed` goes before all choices. */
export function chooseVisitorsLanguage(among: readonly Language[], addressed: string | null = null): Language {
  const wishes = { asked: addressed ?? readAskedLanguage(), stored: readStoredLanguage(), wanted: navigator.languages }
  return chooseLanguage(wishes, among)
}

/**
 * Starts the visitor's language and writes it to the document. English if its chunk cannot be loaded.
 * @param addressed Code in the path of the address; it goes before all choices.
 */
export async function startChosenLanguage(part: Part, addressed: string | null = null): Promise<void> {
  const language = chooseVisitorsLanguage(languages, addressed)
  try {
    await startLanguage(language, part)
  } catch {
    return
  }
  document.documentElement.lang = language.code
  document.documentElement.dir = language.direction
}
