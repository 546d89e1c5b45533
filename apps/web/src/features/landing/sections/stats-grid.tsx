import { landingTexts } from '../elements/landing-texts.ts'
import classes from './stats-grid.module.css'

const texts = landingTexts.stats

export function StatsGrid() {
  return (
    <section className={classes.root} aria-label={texts.label}>
      <dl>
        {texts.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.footnote}>{texts.footnote}</p>
    </section>
  )
}
