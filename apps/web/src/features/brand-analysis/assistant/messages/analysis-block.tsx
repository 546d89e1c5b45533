import { Button, Text, Title } from '@mantine/core'
import type { BrandAnalysis } from '@troupe/contract/brand-analysis'
import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import { useId, useState } from 'react'
import { activeLocale } from '../../../../lib/language/active-language.ts'
import { tell } from '../../../../lib/language/tell.ts'
import { CriteriaEditor } from '../../criteria/criteria-editor.tsx'
import { criteriaTexts } from '../../criteria/criteria-texts.ts'
import { describeChanges } from '../../criteria/describe-changes.ts'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import { tellParagraphs } from '../conversation/chat-message.ts'
import classes from './block.module.css'

const texts = assistantTexts.analysis
const costFormat = new Intl.NumberFormat(activeLocale(), {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
})

interface AnalysisBlockProps {
  analysis: BrandAnalysis
  /** Undefined while the assistant is busy. */
  onSearch: ((edited: readonly BrandCriterion[]) => void) | undefined
}

/** The full brand analysis with the criteria it found. */
export function AnalysisBlock({ analysis, onSearch }: AnalysisBlockProps) {
  const titleId = useId()
  const paragraphs = tellParagraphs(analysis)
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {texts.title}
      </Title>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
      {analysis.criteria.length > 0 && <EditedCriteria criteria={analysis.criteria} onSearch={onSearch} />}
      <ul className={classes.remarks}>
        {analysis.notices.map((notice, index) => (
          <li key={notice}>{tell(analysis.notice_messages?.[index], notice)}</li>
        ))}
        <li>{describeEngine(analysis)}</li>
      </ul>
    </section>
  )
}

interface EditedCriteriaProps {
  criteria: readonly BrandCriterion[]
  onSearch: AnalysisBlockProps['onSearch']
}

/** Editable criteria, with a button to repeat the search. */
function EditedCriteria({ criteria, onSearch }: EditedCriteriaProps) {
  const [edited, setEdited] = useState(criteria)
  const isChanged = describeChanges(criteria, edited).length > 0
  return (
    <div className={classes.criteria}>
      <Title order={3} size="h4">
        {criteriaTexts.title}
      </Title>
      <CriteriaEditor criteria={edited} onChange={setEdited} />
      <div className={classes.again}>
        <Button variant="default" disabled={!isChanged || onSearch === undefined} onClick={() => onSearch?.(edited)}>
          {criteriaTexts.searchAgain}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {isChanged && criteriaTexts.changed}
        </Text>
      </div>
    </div>
  )
}

/** Describes the engine as far as known: 'Read by small-model · 1,234 tokens · $0.0021'. */
function describeEngine({ engine, usage }: BrandAnalysis): string {
  if (engine === 'built_in' && !usage) return texts.builtIn
  const reader = engine === 'built_in' ? texts.builtIn : usage ? texts.model(usage.model) : texts.anyModel
  const tokens = usage && texts.tokens(usage.input_tokens + usage.output_tokens)
  const cost = usage && usage.cost_usd !== null && costFormat.format(usage.cost_usd)
  return [reader, tokens, cost].filter((part) => typeof part === 'string').join(' · ')
}
