import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { activeVocabulary } from './active-data.ts'
import { blends } from './blends-data.ts'
import { entertainmentVocabulary } from './entertainment-data.ts'
import { foodVocabulary } from './food-data.ts'
import { homeSocietyVocabulary } from './home-society-data.ts'
import { lifeVocabulary } from './life-data.ts'
import type { NicheVocabularies, NicheVocabulary } from './niche-vocabulary.ts'
import { popularTopics } from './popular-topics-data.ts'
import { styleVocabulary } from './style-data.ts'
import { technologyVocabulary } from './technology-data.ts'

const vocabularies: NicheVocabularies<CategoryId> = {
  ...foodVocabulary,
  ...styleVocabulary,
  ...activeVocabulary,
  ...lifeVocabulary,
  ...technologyVocabulary,
  ...entertainmentVocabulary,
  ...homeSocietyVocabulary,
}

/** A niche's vocabulary, ready for use. */
export interface Niche extends Omit<NicheVocabulary, 'emoji' | 'words' | 'goesWith' | 'topics'> {
  readonly emoji: readonly string[]
  readonly words: readonly string[]
  readonly goesWith: readonly CategoryId[]
  readonly topics: readonly string[]
}

const categoryIds: ReadonlySet<string> = new Set(categories.map((category) => category.id))
const isCategoryId = (text: string): text is CategoryId => categoryIds.has(text)

function prepareNiche({ emoji, words, goesWith, topics, ...rest }: NicheVocabulary): Niche {
  return {
    ...rest,
    emoji: emoji.split(' '),
    words: words.split(' ').map((word) => word.replace('.', '')),
    goesWith: goesWith.split(' ').filter(isCategoryId),
    topics: Object.keys(topics),
  }
}

const niches = new Map(categories.map(({ id }) => [id, prepareNiche(vocabularies[id])]))

const subjectsByTopic = new Map<string, readonly string[]>([
  ...categories.flatMap(({ id }) => Object.entries(vocabularies[id].topics)),
  ...blends.map(({ topic, subjects }) => [topic, subjects] as const),
])

/** All niches with their frequency as a main niche. */
export const weightedNiches = categories.map(({ id }) => [id, vocabularies[id].weight] as const)

export const weightedBlends = blends.map((blend) => [blend, blend.weight] as const)

const popular: ReadonlySet<string> = new Set(popularTopics)

/** Returns the frequency of a topic, relative to the others of its niche. */
export function weighTopic(topic: string): number {
  return popular.has(topic) ? 3 : 1
}

export function getNiche(id: CategoryId): Niche {
  const niche = niches.get(id)
  if (!niche) throw new Error(`No vocabulary for the category ${id}`)
  return niche
}

/** The concrete subjects of a topic. Throws for an unknown topic. */
export function getSubjects(topic: string): readonly string[] {
  const subjects = subjectsByTopic.get(topic)
  if (!subjects) throw new Error(`No topic is called ${topic}`)
  return subjects
}
