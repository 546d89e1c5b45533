import type { Plugin } from 'vite'
import { nameMessage, toMessageKey } from '../src/lib/language/message-key.ts'
import { compileMessage, hasValues } from './compile-message.ts'
import { findMessages, makesTexts } from './find-messages.ts'
import {
  type BuiltLanguage,
  collectEnglish,
  compileCatalogue,
  localesFolder,
  makePseudoLanguage,
  type Part,
  parts,
  pseudoCode,
  readCreatorLocales,
  readInterfaceLocales,
  readLocales,
} from './locales.ts'

const parserName = '@formatjs/icu-messageformat-parser'
const languagesId = 'virtual:languages'
const creatorLanguagesId = 'virtual:creator-languages'
const catalogueId = /^virtual:catalogue\/([^/]+)\/(landing|app|creators)$/

/**
 * Prepares the texts of the interface: puts parsed messages in the place of ICU messages, so that the browser needs no
 * parser and English no catalogue, and provides the languages (`virtual:languages`) with a chunk for each part of each,
 * and those that only pages for creators are in (`virtual:creator-languages`) with one chunk each.
 */
export function prepareTexts(): Plugin {
  return {
    name: 'prepare-texts',
    enforce: 'pre',
    configureServer: ({ watcher }) => void watcher.add(localesFolder),
    resolveId(id, importer) {
      if (id === languagesId || id === creatorLanguagesId || catalogueId.test(id)) return `\0${id}`
      // The browser has nothing to parse.
      const isOfFormatter = importer?.includes('/intl-messageformat/') === true
      return id === parserName && isOfFormatter ? this.resolve(`${parserName}/no-parser.js`, importer) : null
    },
    load(id) {
      if (id === `\0${languagesId}`) return writeLanguages(readInterfaceLocales())
      if (id === `\0${creatorLanguagesId}`) return writeCreatorLanguages(readCreatorLocales())
      const [, code, part] = catalogueId.exec(id.slice(1)) ?? []
      if (id[0] !== '\0' || code === undefined || !isPart(part)) return null
      return writeCatalogue(code, part)
    },
    transform: (source, id) => (makesTexts(source) ? { code: compileTexts(id, source), map: null } : null),
  }
}

/** Replaces the messages with values by their parsed form. */
export function compileTexts(path: string, source: string): string {
  return findMessages(path.split('?')[0] ?? path, source)
    .filter(({ message }) => hasValues(message))
    .reverse()
    .reduce((code, { message, context, start, end }) => {
      const compiled = { key: toMessageKey(nameMessage(message, context)), parts: compileMessage(message) }
      return `${code.slice(0, start)}${JSON.stringify(compiled)}${code.slice(end)}`
    }, source)
}

function writeLanguages(locales: readonly BuiltLanguage[]): string {
  const languages = [
    { code: 'en', name: 'English', direction: 'ltr', locale: 'en' },
    ...locales.map(({ code, name, direction }) => ({ code, name, direction, locale: code })),
    { code: pseudoCode, name: 'Pseudo', direction: 'rtl', locale: 'en', isHidden: true },
  ]
  const loaders = languages.slice(1).map(({ code }) => {
    const imports = parts.map((part) => `${part}: () => import('virtual:catalogue/${code}/${part}')`)
    return `  ${JSON.stringify(code)}: { ${imports.join(', ')} },`
  })
  return `export const languages = ${JSON.stringify(languages)}\nexport const catalogues = {\n${loaders.join('\n')}\n}\n`
}

function writeCreatorLanguages(locales: readonly BuiltLanguage[]): string {
  const languages = locales.map(({ code, name, direction }) => ({ code, name, direction, locale: code }))
  const loaders = languages.map(
    ({ code }) => `  ${JSON.stringify(code)}: () => import('virtual:catalogue/${code}/creators'),`,
  )
  return `export const creatorLanguages = ${JSON.stringify(languages)}\nexport const creatorCatalogues = {\n${loaders.join('\n')}\n}\n`
}

type CataloguePart = Part | 'creators'
const isPart = (part: string | undefined): part is CataloguePart => [...parts, 'creators'].some((name) => name === part)

function writeCatalogue(code: string, part: CataloguePart): string {
  const language =
    code === pseudoCode ? makePseudoLanguage(collectEnglish()) : readLocales().find((locale) => locale.code === code)
  if (!language) throw new Error(`src/locales has no ${code}.json`)
  return `export const catalogue = ${JSON.stringify(compileCatalogue(language, part))}\n`
}
