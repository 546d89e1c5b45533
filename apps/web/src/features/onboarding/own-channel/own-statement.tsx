import { Alert, Button } from '@mantine/core'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import type { OwnChannel } from '@troupe/contract/own-channel'
import { useState } from 'react'
import { activeLocale } from '../../../lib/language/active-language.ts'
import { translate } from '../../../lib/language/text.ts'
import { Moment } from '../../../ui/moment.tsx'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { statementTexts } from '../statement-fields/statement-texts.ts'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts } from './own-channel-texts.ts'
import { StatementForm } from './statement-form.tsx'

const texts = ownChannelTexts.statement
const priceFormat = new Intl.NumberFormat(activeLocale(), {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
})

interface OwnStatementProps {
  token: string
  channel: OwnChannel
}

/** The creator's own statement, and the form that corrects it. */
export function OwnStatement({ token, channel }: OwnStatementProps) {
  const [mode, setMode] = useState<'read' | 'correct' | 'saved'>('read')
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {mode === 'correct' ? (
        <StatementForm
          token={token}
          statement={channel.statement}
          onSaved={() => setMode('saved')}
          onCancel={() => setMode('read')}
        />
      ) : (
        <>
          {mode === 'saved' && (
            <Alert color="sea" role="status">
              {texts.saved}
            </Alert>
          )}
          <StatementValueList statement={channel.statement} email={channel.creator.email} />
          <p className={classes.quiet}>
            <Moment label={texts.confirmed} at={channel.confirmed_at} />
          </p>
          <div>
            <Button size="md" onClick={() => setMode('correct')}>
              {texts.correct}
            </Button>
          </div>
        </>
      )}
    </SettingsSection>
  )
}

interface StatementValueListProps {
  statement: CreatorStatement
  email: string | null
}

/** Joins what a creator chose from a list of the contract. */
function listChoices(choices: readonly string[]): string {
  return choices.map((choice) => translate(choice)).join(statementTexts.separator)
}

/** The statement field by field, labelled as in the form. */
function StatementValueList({ statement, email }: StatementValueListProps) {
  const { estimated_price: price } = statement
  const values = [
    [texts.email, email ?? ''],
    [statementTexts.title, statement.title],
    [statementTexts.handle, `@${statement.handle}`],
    [statementTexts.description, statement.description],
    [statementTexts.country, statement.country_region],
    [statementTexts.bioLink, statement.bio_link_url ?? ''],
    [statementTexts.categories, listChoices(statement.content_categories)],
    [statementTexts.price, price === null ? '' : priceFormat.format(price)],
    [statementTexts.collaborationTypes, listChoices(statement.preferred_collaboration_types)],
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
