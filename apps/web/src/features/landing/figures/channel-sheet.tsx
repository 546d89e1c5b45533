import { landingTexts } from '../elements/landing-texts.ts'
import classes from './channel-sheet.module.css'
import { Poster } from './poster.tsx'
import { EngagementStrip } from './sketches/engagement-strip.tsx'
import { GrowthChart } from './sketches/growth-chart.tsx'

const texts = landingTexts.analytics

/** Analysis of one channel: growth, price, and comparison with others. */
export function ChannelSheet() {
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <span className={classes.portrait}>
          <Poster name="loaf" hue={57} />
        </span>
        <p>
          <strong>{texts.channel}</strong>
          {texts.channelNote}
        </p>
      </div>
      <div className={classes.growth}>
        <h3>{texts.growth}</h3>
        <GrowthChart />
      </div>
      <div className={classes.price}>
        <h3>{texts.price}</h3>
        <PriceSteps />
      </div>
      <div className={classes.engagement}>
        <h3>{texts.engagement}</h3>
        <EngagementStrip />
      </div>
    </div>
  )
}

/** The steps of a price, as in a bill. */
function PriceSteps() {
  return (
    <dl className={classes.steps}>
      {[...texts.priceSteps, texts.priceResult].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
