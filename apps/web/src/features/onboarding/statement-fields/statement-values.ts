import { CreatorStatement, collaborationTypes, onboardingCategories } from '@troupe/contract/onboarding'
import type { z } from 'zod'
import { describeProblem } from '../../../lib/form-rule.ts'

/** Field values of a creator's statement. */
export interface StatementValues extends Omit<CreatorStatement, 'bio_link_url' | 'estimated_price'> {
  /** Empty if there is none. */
  bio_link_url: string
  /** As typed; empty if no price is stated. */
  estimated_price: string
}

/** Problems by field, in the language of the interface. */
export type StatementProblems = Partial<Record<keyof StatementValues, string>>

/** Props shared by all groups of fields. */
export interface StatementFieldsProps {
  values: StatementValues
  problems: StatementProblems
  onChange: (changed: Partial<StatementValues>) => void
}

/** Converts a statement to field values. */
export function toStatementValues(statement: CreatorStatement): StatementValues {
  return {
    ...statement,
    bio_link_url: statement.bio_link_url ?? '',
    estimated_price: statement.estimated_price === null ? '' : String(statement.estimated_price),
  }
}

/** Parses the field values into a statement, or returns the problems by field. */
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

function listProblems(issues: readonly z.core.$ZodIssue[]): StatementProblems {
  const problems: StatementProblems = {}
  for (const issue of issues) {
    const field = CreatorStatement.keyof().safeParse(issue.path[0])
    if (field.success) problems[field.data] ??= describeProblem(issue)
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
