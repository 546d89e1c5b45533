import { landingTexts } from '../../elements/landing-texts.ts'
import classes from './provenance-sketch.module.css'

const texts = landingTexts.features.verified

/** Figures with their sources. One of them is shown as not known. */
export function ProvenanceSketch() {
  return (
    <dl className={classes.root}>
      {texts.rows.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={classes.value}>{value}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
