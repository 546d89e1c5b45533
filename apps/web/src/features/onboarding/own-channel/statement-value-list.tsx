import type { CreatorStatement } from '@troupe/contract/onboarding'
import { formatExact } from '../../../lib/format/numbers.ts'
import { statementTexts } from '../statement-fields/statement-texts.ts'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts } from './own-channel-texts.ts'

const texts = ownChannelTexts.statement

interface StatementValueListProps {
  statement: CreatorStatement
  email: string | null
}

/** What was said, field by field, under the names that the fields have in the form. */
export function StatementValueList({ statement, email }: StatementValueListProps) {
  const { estimated_price: price } = statement
  const values = [
    [texts.email, email ?? ''],
    [statementTexts.title, statement.title],
    [statementTexts.handle, `@${statement.handle}`],
    [statementTexts.description, statement.description],
    [statementTexts.country, statement.country_region],
    [statementTexts.bioLink, statement.bio_link_url ?? ''],
    [statementTexts.categories, statement.content_categories.join(', ')],
    [statementTexts.price, price === null ? '' : `$${formatExact(price)}`],
    [statementTexts.collaborationTypes, statement.preferred_collaboration_types.join(', ')],
    [statementTexts.additionalInfo, statement.additional_info],
  ] as const
  return (
    <dl className={classes.values}>
      {values.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value === '' ? <span className={classes.unsaid}>{texts.unsaid}</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
