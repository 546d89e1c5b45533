import { Checkbox, Highlight } from '@mantine/core'
import type { KeywordSource } from '@troupe/contract/brand-analysis'
import { useId } from 'react'
import classes from './brand-selector.module.css'
import { dialogTexts } from './dialog-texts.ts'

const texts = dialogTexts.result
const mark = { backgroundColor: 'var(--troupe-accent-soft)', color: 'var(--troupe-ink)', fontWeight: 600 }

interface KeywordChoiceProps {
  keyword: string
  /** The passage of the document. */
  source?: KeywordSource
  isChosen: boolean
  onToggle: () => void
}

/** A keyword that can be chosen, with the passage and page of a document it came from. */
export function KeywordChoice({ keyword, source, isChosen, onToggle }: KeywordChoiceProps) {
  const sourceId = useId()
  return (
    <li className={classes.keyword}>
      <Checkbox
        label={keyword}
        checked={isChosen}
        onChange={onToggle}
        aria-describedby={source && sourceId}
        classNames={{ label: classes.keywordLabel }}
      />
      {source && (
        <figure id={sourceId} className={classes.source}>
          <Highlight
            component="blockquote"
            highlight={keyword}
            highlightStyles={mark}
            className={classes.passage}
            dir="auto"
          >
            {source.passage}
          </Highlight>
          {source.page !== null && <figcaption className={classes.page}>{texts.page(source.page)}</figcaption>}
        </figure>
      )}
    </li>
  )
}
