import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { z } from 'zod'
import { nameMessage, toMessageKey } from '../src/lib/language/message-key.ts'
import { compileTranslation } from './compile-message.ts'
import { contractTexts, keyedMessages, keyedSection } from './contract-texts.ts'
import { isShownToCreators, listCreatorFiles } from './creator-texts.ts'
import { findMessages } from './find-messages.ts'
import { toPseudo } from './pseudo-language.ts'

const sourceFolder = join(import.meta.dirname, '..', 'src')
export const localesFolder = join(sourceFolder, 'locales')

/** Texts by the file they stand in, then by their names: English texts, or keys of the contract's messages. An empty translation is one that is still missing. */
export type Sections = Record<string, Record<string, string>>

/** The part that a language covers: all of the interface, or the pages that invited creators see. */
const Scope = z.enum(['interface', 'creators'])
type Scope = z.output<typeof Scope>

/** A file of `src/locales`. */
export const Locale = z.object({
  name: z.string().min(1),
  direction: z.enum(['ltr', 'rtl']),
  scope: Scope.default('interface'),
  texts: z.record(z.string(), z.record(z.string(), z.string())),
})
export type Locale = z.output<typeof Locale>

/** A language of the interface apart from English. */
export interface BuiltLanguage extends Locale {
  readonly code: string
  readonly isPseudo: boolean
}

/** Code of the generated language that shows what is not translated or has no room. */
export const pseudoCode = 'qps'

/** Collects the English texts of the application, by file; of all of it, or of what is shown to creators. */
export function collectEnglish(scope: Scope = 'interface'): Sections {
  const sections = collectSections()
  if (scope === 'interface') return sections
  const files = listCreatorFiles()
  const shown = Object.entries(sections).filter(([path]) => files.has(path))
  return { ...Object.fromEntries(shown), [keyedSection]: pickShownMessages(sections[keyedSection] ?? {}) }
}

function pickShownMessages(all: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => isShownToCreators(key)))
}

function collectSections(): Sections {
  const paths = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .sort()
  const sections: Sections = {}
  for (const path of paths) {
    const file = join(sourceFolder, path)
    const found = findMessages(path, readFileSync(file, 'utf8'))
    if (found.length === 0) continue
    sections[relative(sourceFolder, file).replaceAll('\\', '/')] = Object.fromEntries(
      found.map(({ message, context }) => [nameMessage(message, context), message]),
    )
  }
  for (const [path, texts] of Object.entries(contractTexts)) {
    sections[path] = Object.fromEntries(texts.map((message) => [message, message]))
  }
  sections[keyedSection] = { ...keyedMessages }
  return sections
}

/** Reads all files of `src/locales`, in the order of their names. */
export function readLocales(): BuiltLanguage[] {
  return readdirSync(localesFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      code: basename(name, '.json'),
      isPseudo: false,
      ...Locale.parse(JSON.parse(readFileSync(join(localesFolder, name), 'utf8'))),
    }))
}

/** The languages that all of the interface is in. */
export const readInterfaceLocales = (): BuiltLanguage[] => readLocales().filter(({ scope }) => scope === 'interface')

/** The languages that only the pages for creators are in. */
export const readCreatorLocales = (): BuiltLanguage[] => readLocales().filter(({ scope }) => scope === 'creators')

/** Makes the pseudo-language from the English texts. */
export function makePseudoLanguage(english: Sections): BuiltLanguage {
  const texts = Object.fromEntries(
    Object.entries(english).map(([path, section]) => [
      path,
      Object.fromEntries(Object.entries(section).map(([name, message]) => [name, toPseudo(message)])),
    ]),
  )
  return { code: pseudoCode, name: 'Pseudo', direction: 'rtl', scope: 'interface', isPseudo: true, texts }
}

/** Parts of a catalogue: the landing page loads only its own. */
export const parts = ['landing', 'app'] as const
export type Part = (typeof parts)[number]

/** Texts that the landing page can show, its session included. All others are in the part of the application. */
const landingSections = /^(features\/landing|features\/accounts\/session|lib\/(?!transport)|ui\/logo)/

const partOf = (path: string): Part => (landingSections.test(path) ? 'landing' : 'app')

/**
 * Compiles the translations of one part, or all of a language for creators, to the catalogue that the browser loads.
 * @throws Error when two texts have the same key, or a translation is no ICU message.
 */
export function compileCatalogue(language: BuiltLanguage, part: Part | 'creators'): Record<string, unknown> {
  const names = new Map<string, string>()
  const catalogue: Record<string, unknown> = {}
  for (const [path, section] of Object.entries(language.texts)) {
    for (const [name, translation] of Object.entries(section)) {
      const key = toMessageKey(name)
      if ((names.get(key) ?? name) !== name) throw new Error(`"${name}" has the key of "${names.get(key)}": change one`)
      names.set(key, name)
      const isInPart = part === 'creators' || partOf(path) === part
      if (isInPart && translation !== '') catalogue[key] = compileTranslation(translation)
    }
  }
  return catalogue
}
