import { landingTexts } from '../../elements/landing-texts.ts'
import classes from './analytics-sketch.module.css'

const texts = landingTexts.features.analytics

/** The analysis of a channel in three lines, below its growth curve. */
export function AnalyticsSketch() {
  return (
    <div className={classes.root}>
      <svg viewBox="0 0 320 96" preserveAspectRatio="none" aria-hidden="true">
        <path className={classes.area} d="M0 82c28-2 46-6 72-10s38-2 58-8 24-24 46-28 36 2 58-4 54-20 86-26v90H0z" />
        <path className={classes.curve} d="M0 82c28-2 46-6 72-10s38-2 58-8 24-24 46-28 36 2 58-4 54-20 86-26" />
      </svg>
      <dl>
        {texts.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
