import { useState } from 'react'
import { landingTexts } from '../elements/landing-texts.ts'
import { FilterChips } from './filter-chips.tsx'
import { QueryLine } from './query-line.tsx'
import { SampleCard } from './sample-card.tsx'
import { type SampleFilter, sampleCreators } from './sample-creators.ts'
import classes from './search-figure.module.css'

const texts = landingTexts.search

/**
 * A search with its results, which visitors can filter. Excluded creators are dimmed instead of removed, so that the
 * effect of each filter is visible.
 */
export function SearchFigure() {
  const [active, setActive] = useState<readonly SampleFilter[]>(['mid'])
  const toggle = (filter: SampleFilter) =>
    setActive((before) => (before.includes(filter) ? before.filter((other) => other !== filter) : [...before, filter]))
  const matching = sampleCreators.filter(({ meets }) => active.every((filter) => meets.includes(filter)))
  return (
    <figure className={classes.root} aria-label={texts.label}>
      <div className={classes.frame}>
        <QueryLine />
        <div className={classes.refine}>
          <FilterChips active={active} onToggle={toggle} />
          <p className={classes.count} role="status">
            {texts.count(matching.length, sampleCreators.length)}
          </p>
        </div>
        <div className={classes.cards}>
          {sampleCreators.map((creator) => (
            <SampleCard key={creator.name} creator={creator} isPassedOver={!matching.includes(creator)} />
          ))}
        </div>
      </div>
      <figcaption>{texts.caption}</figcaption>
    </figure>
  )
}
