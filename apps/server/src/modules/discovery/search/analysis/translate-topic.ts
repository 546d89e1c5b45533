import { categoryTranslations } from './category-translations-data.ts'
import { findOnlyNames } from './query-categories.ts'
import type { SearchFilters } from './search-filters.ts'

/**
 * Translates a topic to the language of the wanted creators: the requested one, else that of their countries. Returns
 * the topic unchanged if there are several or if it contains other words than category names.
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
