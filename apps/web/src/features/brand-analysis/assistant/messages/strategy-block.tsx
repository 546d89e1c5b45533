import { Title } from '@mantine/core'
import type { KeywordSource } from '@troupe/contract/brand-analysis'
import type { CreatorCriteria } from '@troupe/contract/conversations'
import { useId } from 'react'
import { CategoryTag } from '../../../../ui/category/category-tag.tsx'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import { listFacts } from '../conversation/criteria-facts.ts'
import classes from './block.module.css'
import { KeywordTag } from './keyword-tag.tsx'

const texts = assistantTexts.strategy

interface StrategyBlockProps {
  criteria: CreatorCriteria
  /** The passages of a document that contain its keywords. */
  sources: readonly KeywordSource[]
}

/** The criteria of the search. */
export function StrategyBlock({ criteria, sources }: StrategyBlockProps) {
  const titleId = useId()
  const { keywords, categories } = criteria
  const known = new Set(keywords.map(toKey))
  const others = sources.filter(({ keyword }) => !known.has(toKey(keyword)))
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {texts.title}
      </Title>
      <dl className={classes.facts}>
        {categories.length > 0 && (
          <div>
            <dt>{texts.categories}</dt>
            <dd>
              <ul className={classes.tags}>
                {categories.map((id) => (
                  <li key={id}>
                    <CategoryTag id={id} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <Keywords title={texts.keywords} keywords={keywords} sources={sources} />
        <Keywords title={texts.document} keywords={others.map(({ keyword }) => keyword)} sources={others} />
        {listFacts(criteria).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface KeywordsProps {
  title: string
  keywords: readonly string[]
  sources: readonly KeywordSource[]
}

function Keywords({ title, keywords, sources }: KeywordsProps) {
  if (keywords.length === 0) return null
  const sourceByKeyword = new Map(sources.map((source) => [toKey(source.keyword), source]))
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul className={classes.tags}>
          {[...new Set(keywords)].map((keyword) => (
            <li key={keyword}>
              <KeywordTag keyword={keyword} source={sourceByKeyword.get(toKey(keyword))} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

const toKey = (keyword: string) => keyword.toLowerCase()
