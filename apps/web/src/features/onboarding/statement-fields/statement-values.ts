import { CreatorStatement, collaborationTypes, onboardingCategories } from '@troupe/contract/onboarding'

/** What a creator says of their channel, as it stands in the fields. */
export interface StatementValues extends Omit<CreatorStatement, 'bio_link_url' | 'estimated_price'> {
  /** Empty: none. */
  bio_link_url: string
  /** As typed; empty: none named. */
  estimated_price: string
}

/** What is wrong, by field. */
export type StatementProblems = Partial<Record<keyof StatementValues, string>>

/** What every group of fields takes. */
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

/** What the fields say, or what is wrong with them. */
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

/** Those of the categories that were checked, in the order in which they are offered. */
export function toCategories(checked: readonly string[]): StatementValues['content_categories'] {
  return onboardingCategories.map(({ label }) => label).filter((label) => checked.includes(label))
}

/** Those of the ways to work together that were checked, in the order in which they are offered. */
export function toCollaborationTypes(checked: readonly string[]): StatementValues['preferred_collaboration_types'] {
  return collaborationTypes.filter((type) => checked.includes(type))
}
