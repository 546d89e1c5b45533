import type { CategoryId } from '@troupe/contract/categories'
import type { SyntheticCreator } from '@troupe/sandbox/population/population'
import { getSubjects } from '@troupe/sandbox/population/vocabulary/vocabulary'

/** 3: just what was asked for; 2: much of it; 1: on the fringe; 0: something else. */
export type Grade = 0 | 1 | 2 | 3

/** What makes somebody relevant, in terms of what they truly are about; never of the words in their bio. */
export interface Criteria {
  /** Topics with the grade of somebody who is mainly about them. */
  readonly topics?: Readonly<Record<string, Grade>>
  /** Concrete subjects (of any topic) with the grade of somebody who covers them. */
  readonly subjects?: readonly (readonly [RegExp, Grade])[]
  /** Niches with the grade of somebody whose main niche it is. */
  readonly niches?: Readonly<Partial<Record<CategoryId, Grade>>>
  /** Grade of somebody who has both niches. */
  readonly both?: readonly [CategoryId, CategoryId, Grade]
  /** Where or in which language; others are on the fringe at most. */
  readonly where?: { readonly regions?: readonly string[]; readonly languages?: readonly string[] }
}

/** Below this share of somebody's content a topic or niche is a side line and counts a grade less. */
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

/** The judge of a query. Throws for a topic that nobody could have, so that a renamed topic is noticed. */
export function judgeBy(criteria: Criteria): (creator: SyntheticCreator) => Grade {
  for (const topic of Object.keys(criteria.topics ?? {})) getSubjects(topic)
  return (creator) => {
    const grades = [...gradeTopics(creator, criteria), ...gradeNiches(creator, criteria)]
    const best = grades.reduce<Grade>((most, grade) => (grade > most ? grade : most), 0)
    return best > 0 && !isThere(creator, criteria.where) ? 1 : best
  }
}
