import { landingTexts } from '../elements/landing-texts.ts'
import classes from './query-line.module.css'

/** The sample query in a search field. `isTyped` animates the typing. */
export function QueryLine({ isTyped = false }: { isTyped?: boolean }) {
  return (
    <p className={classes.root}>
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden>
        <circle cx="7.5" cy="7.5" r="5" />
        <path d="m11.5 11.5 4 4" strokeLinecap="round" />
      </svg>
      <span data-typed={isTyped || undefined}>{landingTexts.search.query}</span>
    </p>
  )
}
