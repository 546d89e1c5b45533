import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { SyntheticCreator } from '@troupe/sandbox/population/population'
import { getSubjects } from '@troupe/sandbox/population/vocabulary/vocabulary'

/** 3: just what was asked for; 2: much of it; 1: on the fringe; 0: something else. */
export type Grade = 0 | 1 | 2 | 3

/** Criteria of relevance, based on a person's real topics, never on the words of their bio. */
export interface Criteria {
  /** Grades of topics that are a person's main subject. */
  readonly topics?: Readonly<Record<string, Grade>>
  /** Grades of concrete subjects (of any topic) that a person covers. */
  readonly subjects?: readonly (readonly [RegExp, Grade])[]
  /** Grades of main niches. */
  readonly niches?: Readonly<Partial<Record<CategoryId, Grade>>>
  /** Grade of a person with both niches. */
  readonly both?: readonly [CategoryId, CategoryId, Grade]
  /** Where or in which language; others are on the fringe at most. */
  readonly where?: { readonly regions?: readonly string[]; readonly languages?: readonly string[] }
}

/** Below this share of a person's content a topic or niche is secondary and counts a grade less. */
const mainShare = 0.18

const lower = (grade: Grade): Grade => (grade === 3 ? 2 : grade === 2 ? 1 : grade)

function* gradeTopics({ person }: SyntheticCreator, { topics, subjects }: Criteria): Generator<Grade> {
  for (const { topic, subjects: chosen, weight } of person.topics) {
    const weigh = (grade: Grade) => (weight >= mainShare ? grade : lower(grade))
    const grade = topics?.[topic]
    if (grade !== undefined) yield weigh(grade)
    for (const [pattern, grade] of subjects ?? []) {
      if (chosen.some((subject) => pattern.test(subject))) yield weigh(grade)
    }
  }
}

function* gradeNiches({ person }: SyntheticCreator, { niches, both }: Criteria): Generator<Grade> {
  for (const [position, { id }] of person.niches.entries()) {
    const grade = niches?.[id]
    if (grade !== undefined) yield position === 0 ? grade : lower(grade)
  }
  const has = (id: CategoryId) => person.niches.some((niche) => niche.id === id)
  if (both && has(both[0]) && has(both[1])) yield both[2]
}

function isThere({ person }: SyntheticCreator, where: Criteria['where']): boolean {
  if (!where) return true
  return Boolean(where.regions?.includes(person.region) || where.languages?.includes(person.language))
}

/** Returns the judge of a query. Throws for an unknown topic, so that a renamed topic is noticed. */
export function judgeBy(criteria: Criteria): (creator: SyntheticCreator) => Grade {
  for (const topic of Object.keys(criteria.topics ?? {})) getSubjects(topic)
  return (creator) => {
    const grades = [...gradeTopics(creator, criteria), ...gradeNiches(creator, criteria)]
    const best = grades.reduce<Grade>((most, grade) => (grade > most ? grade : most), 0)
    return best > 0 && !isThere(creator, criteria.where) ? 1 : best
  }
}
