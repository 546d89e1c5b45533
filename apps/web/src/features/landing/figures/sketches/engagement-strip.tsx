import { landingTexts } from '../../elements/landing-texts.ts'
import classes from './engagement-strip.module.css'

const texts = landingTexts.analytics

/** Engagement of this channel and of others of similar size, in percent. */
const own = 5.1
const median = 3.2
const others = [
  1.1, 1.4, 1.6, 1.8, 1.9, 2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.6, 2.7, 2.8, 2.9, 3.0, 3.0, 3.1, 3.1, 3.2, 3.2, 3.3, 3.4,
  3.5, 3.6, 3.6, 3.8, 3.9, 4.0, 4.1, 4.3, 4.4, 4.6, 4.8, 5.0, 5.5, 5.8, 6.3, 6.9, 7.4,
]
const highest = 8

const toLeft = (percent: number) => `${(percent / highest) * 100}%`

/** Compares a channel with others of similar size, each shown as a stroke. */
export function EngagementStrip() {
  return (
    <div className={classes.root} role="img" aria-label={texts.engagementDescription}>
      <div className={classes.strip} aria-hidden="true">
        {others.map((percent, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: values repeat, and never change places
          <span key={index} style={{ left: toLeft(percent) }} />
        ))}
        <span data-own style={{ left: toLeft(own) }} />
      </div>
      <div className={classes.labels} aria-hidden="true">
        <span style={{ left: toLeft(median) }}>{texts.engagementMedian}</span>
        <strong style={{ left: toLeft(own) }}>{texts.engagementOwn}</strong>
      </div>
    </div>
  )
}
