import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { columns, nicheNames } from './niches-data.ts'
import { type LanguagePhrases, phrases, traditionalForms } from './phrases-data.ts'
import { topicNames } from './topics-data.ts'

/** Data for writing a bio in a language. */
export interface Language extends LanguagePhrases {
  readonly code: string
  nameNiche(id: CategoryId): string
  /** The topic's name in the language; undefined if its speakers use the English name. */
  findTopicName(topic: string): string | undefined
}

const splitRow = (row: string) => row.split('|')
const niches = new Map(categories.map(({ id }) => [id, splitRow(nicheNames[id])]))
const topics = new Map(Object.entries(topicNames).map(([topic, row]) => [topic, splitRow(row)]))

const languages = new Map<string, Language>(
  columns.map((code, column) => [
    code,
    {
      ...phrases[code],
      code,
      nameNiche: (id) => niches.get(id)?.[column] ?? id,
      findTopicName: (topic) => topics.get(topic)?.[column],
    },
  ]),
)

/** Finds the phrases of an ISO 639-1 language; undefined if its speakers write in English here. */
export function findLanguage(code: string): Language | undefined {
  return languages.get(code)
}

const traditional = traditionalForms.split(' ').flatMap((pair) => {
  const [simplified, form] = pair.split('=')
  return simplified && form ? [[simplified, form] as const] : []
})
const traditionalBySimplified = new Map(traditional)
const simplifiedPattern = new RegExp(traditional.map(([simplified]) => simplified).join('|'), 'g')

/** Converts Chinese to traditional characters. */
export function writeTraditional(text: string): string {
  return text.replace(simplifiedPattern, (simplified) => traditionalBySimplified.get(simplified) ?? simplified)
}
