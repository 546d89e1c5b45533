import { ActionIcon, Highlight } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { BrandCriterion, Citation } from '@troupe/contract/brand-criteria'
import { useId, useRef } from 'react'
import classes from './criteria-editor.module.css'
import { criteriaTexts as texts } from './criteria-texts.ts'
import { CriterionValue } from './criterion-value.tsx'

interface CriteriaEditorProps {
  criteria: readonly BrandCriterion[]
  onChange: (criteria: BrandCriterion[]) => void
}

/** Editable criteria with the passages they were read from. */
export function CriteriaEditor({ criteria, onChange }: CriteriaEditorProps) {
  const list = useRef<HTMLUListElement>(null)
  const change = (filter: BrandCriterion['filter'], changed: BrandCriterion | undefined) => {
    onChange(criteria.flatMap((criterion) => (criterion.filter === filter ? (changed ?? []) : criterion)))
    // The focused field was removed.
    if (!changed) list.current?.focus()
  }
  return (
    <ul ref={list} tabIndex={-1} className={classes.list} aria-label={texts.title}>
      {criteria.map((criterion) => (
        <CriterionRow
          key={criterion.filter}
          criterion={criterion}
          onChange={(changed) => change(criterion.filter, changed)}
        />
      ))}
    </ul>
  )
}

interface CriterionRowProps {
  criterion: BrandCriterion
  /** Undefined: the criterion is removed. */
  onChange: (criterion: BrandCriterion | undefined) => void
}

function CriterionRow({ criterion, onChange }: CriterionRowProps) {
  const nameId = useId()
  const name = texts.names[criterion.filter]
  return (
    <li className={classes.row} aria-labelledby={nameId}>
      <div className={classes.head}>
        <span id={nameId} className={classes.name}>
          {name}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={texts.remove(name)}
          onClick={() => onChange(undefined)}
        >
          <IconX size={16} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
      <CriterionValue criterion={criterion} onChange={onChange} />
      <div className={classes.citations}>
        {criterion.citations.map((citation) => (
          <CitedPassage key={`${citation.page} ${citation.words}`} citation={citation} />
        ))}
      </div>
    </li>
  )
}

const mark = { backgroundColor: 'var(--troupe-accent-soft)', color: 'var(--troupe-ink)', fontWeight: 600 }

function CitedPassage({ citation: { words, passage, page } }: { citation: Citation }) {
  return (
    <figure className={classes.citation}>
      <Highlight component="blockquote" highlight={words} highlightStyles={mark} className={classes.passage} dir="auto">
        {passage}
      </Highlight>
      {page !== null && <figcaption className={classes.page}>{texts.page(page)}</figcaption>}
    </figure>
  )
}
