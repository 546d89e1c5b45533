import { categoryTranslations } from './category-translations-data.ts'
import { findOnlyNames } from './query-categories.ts'
import type { SearchFilters } from './search-filters.ts'

/**
 * A topic in the language that the wanted creators speak: the one asked for, else that of their countries. Unchanged where there
 * are several, or where not every word is known.
 */
export function translateTopic(topic: string, wanted: Pick<SearchFilters, 'languages' | 'regions'>): string {
  const language = findLanguage(wanted)
  const names = language === undefined ? undefined : categoryTranslations[language]
  const words = names && findOnlyNames(topic)?.map((category) => names[category]?.[0])
  if (!words?.every((word) => word !== undefined)) return topic
  return words.join(' ')
}

function findLanguage({ languages, regions }: Pick<SearchFilters, 'languages' | 'regions'>): string | undefined {
  const asked =
    languages.length > 0 ? languages : regions.map((code) => new Intl.Locale(`und-${code}`).maximize().language)
  const [language, ...others] = new Set(asked)
  return others.length === 0 ? language : undefined
}
