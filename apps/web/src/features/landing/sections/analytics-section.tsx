import { landingTexts } from '../elements/landing-texts.ts'
import { ChannelSheet } from '../figures/channel-sheet.tsx'
import classes from './analytics-section.module.css'

const texts = landingTexts.analytics

export function AnalyticsSection() {
  return (
    <section id="analytics" className={classes.root} aria-labelledby="analytics-title">
      <div className={classes.content}>
        <div className={classes.words}>
          <h2 id="analytics-title">{texts.title}</h2>
          <p>{texts.lead}</p>
          <dl>
            {texts.points.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure className={classes.figure}>
          <ChannelSheet />
          <figcaption>{texts.caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}
