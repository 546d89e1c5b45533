import { CreatorStatement, collaborationTypes, onboardingCategories } from '@troupe/contract/onboarding'

/** Field values of a creator's statement. */
export interface StatementValues extends Omit<CreatorStatement, 'bio_link_url' | 'estimated_price'> {
  /** Empty: none. */
  bio_link_url: string
  /** As typed; empty: none named. */
  estimated_price: string
}

/** Problems by field. */
export type StatementProblems = Partial<Record<keyof StatementValues, string>>

/** Props of every group of fields. */
export interface StatementFieldsProps {
  values: StatementValues
  problems: StatementProblems
  onChange: (changed: Partial<StatementValues>) => void
}

/** The fields for what was said. */
export function toStatementValues(statement: CreatorStatement): StatementValues {
  return {
    ...statement,
    bio_link_url: statement.bio_link_url ?? '',
    estimated_price: statement.estimated_price === null ? '' : String(statement.estimated_price),
  }
}

/** The parsed statement, or the problems of its fields. */
export function readStatement(
  values: StatementValues,
): { statement: CreatorStatement } | { problems: StatementProblems } {
  const link = values.bio_link_url.trim()
  const price = values.estimated_price.trim()
  const parsed = CreatorStatement.safeParse({
    ...values,
    bio_link_url: link === '' ? null : link,
    estimated_price: price === '' ? null : Number(price),
  })
  return parsed.success ? { statement: parsed.data } : { problems: listProblems(parsed.error.issues) }
}

function listProblems(issues: readonly { path: PropertyKey[]; message: string }[]): StatementProblems {
  const problems: StatementProblems = {}
  for (const { path, message } of issues) {
    const field = CreatorStatement.keyof().safeParse(path[0])
    if (field.success) problems[field.data] ??= message
  }
  return problems
}

/** Checked categories, in the order of the list. */
export function toCategories(checked: readonly string[]): StatementValues['content_categories'] {
  return onboardingCategories.map(({ label }) => label).filter((label) => checked.includes(label))
}

/** Checked collaboration types, in the order of the list. */
export function toCollaborationTypes(checked: readonly string[]): StatementValues['preferred_collaboration_types'] {
  return collaborationTypes.filter((type) => checked.includes(type))
}
