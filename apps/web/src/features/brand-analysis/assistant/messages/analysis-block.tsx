import { Title } from '@mantine/core'
import type { BrandAnalysis } from '@troupe/contract/brand-analysis'
import { useId } from 'react'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import classes from './block.module.css'

const texts = assistantTexts.analysis
const costFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

/** The full brand analysis with its sources. */
export function AnalysisBlock({ analysis }: { analysis: BrandAnalysis }) {
  const titleId = useId()
  const paragraphs = analysis.detailed_analysis.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
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
      <ul className={classes.remarks}>
        {analysis.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
        <li>{describeEngine(analysis)}</li>
      </ul>
    </section>
  )
}

/** 'Read by small-model · 1,234 tokens · $0.0021', as far as it is known. */
function describeEngine({ engine, usage }: BrandAnalysis): string {
  if (engine === 'built_in' && !usage) return texts.builtIn
  const reader = engine === 'built_in' ? texts.builtIn : usage ? texts.model(usage.model) : texts.anyModel
  const tokens = usage && texts.tokens(usage.input_tokens + usage.output_tokens)
  const cost = usage && usage.cost_usd !== null && costFormat.format(usage.cost_usd)
  return [reader, tokens, cost].filter((part) => typeof part === 'string').join(' · ')
}
