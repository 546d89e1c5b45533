// Run after texts changed: brings every file of `src/locales` in step with the texts in the source. New texts get an empty
// translation, texts that are gone are removed. With the paths of other versions of a file as arguments, their translations
// are taken for texts that have none: so two branches are merged.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectEnglish, Locale, localesFolder, readLocales, type Sections } from './locales.ts'

const others = process.argv.slice(2).map((path) => Locale.parse(JSON.parse(readFileSync(path, 'utf8'))).texts)
const englishOf = { interface: collectEnglish(), creators: collectEnglish('creators') }
for (const { code, name, direction, scope, texts } of readLocales()) {
  const sources = [texts, ...others]
  const updated = Object.fromEntries(
    Object.entries(englishOf[scope]).map(([path, section]) => [
      path,
      Object.fromEntries(Object.keys(section).map((id) => [id, findTranslation(sources, path, id)])),
    ]),
  )
  const locale = { name, direction, ...(scope === 'creators' ? { scope } : {}), texts: updated }
  writeFileSync(join(localesFolder, `${code}.json`), `${JSON.stringify(locale, null, 2)}\n`)
  const missing = Object.values(updated).flatMap((section) => Object.values(section).filter((text) => text === ''))
  process.stdout.write(`${code}: ${missing.length} texts are not translated\n`)
}

/** The translation of a text; else that of the same text in another file; else ''. */
function findTranslation(sources: readonly Sections[], path: string, id: string): string {
  const own = sources.map((source) => source[path]?.[id])
  const same = sources.flatMap((source) => Object.values(source).map((section) => section[id]))
  return [...own, ...same].find((text) => text !== undefined && text !== '') ?? ''
}
