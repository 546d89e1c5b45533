import { creatorCatalogues, creatorLanguages } from 'virtual:creator-languages'
import { languages } from 'virtual:languages'
import { activateLanguage, activeLanguage } from '../language/active-language.ts'
import { removeAskedLanguage } from '../language/language-choice.ts'
import { chooseVisitorsLanguage, startChosenLanguage } from '../language/start-language.ts'

const [english, ...others] = [...languages, ...creatorLanguages].filter(({ isHidden }) => isHidden !== true)

/** The languages that menus on pages for creators offer, English first. */
export const languagesForCreators = [
  ...(english ? [english] : []),
  ...others.sort((a, b) => (a.code < b.code ? -1 : 1)),
]

/** Whether the active language is one that only the pages for creators are in. */
export function isForCreatorsOnly(): boolean {
  return Object.hasOwn(creatorCatalogues, activeLanguage().code)
}

/**
 * Starts the visitor's language on a page for creators and writes it to the document. English if its chunk cannot be
 * loaded. What the address asked for is kept for the tab, and removed from the address, so that the menu can end it.
 */
export async function startCreatorLanguage(): Promise<void> {
  const language = chooseVisitorsLanguage([...languages, ...creatorLanguages])
  removeAskedLanguage()
  const load = creatorCatalogues[language.code]
  if (!load) return startChosenLanguage('app', language.code)
  try {
    activateLanguage(language, (await load()).catalogue)
  } catch {
    return undefined
  }
  document.documentElement.lang = language.code
  document.documentElement.dir = language.direction
  return undefined
}
