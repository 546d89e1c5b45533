import { landingTexts } from '../../elements/landing-texts.ts'
import classes from './matching-sketch.module.css'

const texts = landingTexts.features.matching

/** A query and its similarity to three bios, none of which shares a word with it. */
export function MatchingSketch() {
  return (
    <div className={classes.root}>
      <p className={classes.query}>{texts.query}</p>
      <ul>
        {texts.bios.map(({ text, percent }) => (
          <li key={text}>
            <span className={classes.bio}>{text}</span>
            <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="1" />
              <rect width={percent} height="1" data-close={percent > 50 || undefined} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}
