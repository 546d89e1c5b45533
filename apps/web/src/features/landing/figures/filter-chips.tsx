import { landingTexts } from '../elements/landing-texts.ts'
import classes from './filter-chips.module.css'
import { type SampleFilter, sampleFilters } from './sample-creators.ts'

const texts = landingTexts.search

interface FilterChipsProps {
  active: readonly SampleFilter[]
  /** If absent, the filters are not interactive. */
  onToggle?: (filter: SampleFilter) => void
}

/** The filters of the sample search. */
export function FilterChips({ active, onToggle }: FilterChipsProps) {
  return (
    <ul className={classes.root} aria-label={texts.filtersLabel}>
      {sampleFilters.map((filter) => (
        <li key={filter}>
          <FilterChip filter={filter} isActive={active.includes(filter)} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  )
}

interface FilterChipProps {
  filter: SampleFilter
  isActive: boolean
  onToggle: ((filter: SampleFilter) => void) | undefined
}

function FilterChip({ filter, isActive, onToggle }: FilterChipProps) {
  const content = (
    <>
      <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
        <path d={isActive ? 'm2.5 6.5 2.5 2.5 4.5-5.5' : 'M6 2v8M2 6h8'} strokeLinecap="round" />
      </svg>
      {texts.filters[filter]}
    </>
  )
  const shared = { className: classes.chip, 'data-active': isActive || undefined }
  if (!onToggle) return <span {...shared}>{content}</span>
  return (
    <button type="button" {...shared} aria-pressed={isActive} onClick={() => onToggle(filter)}>
      {content}
    </button>
  )
}
