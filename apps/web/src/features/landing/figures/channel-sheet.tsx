import { landingTexts } from '../elements/landing-texts.ts'
import classes from './channel-sheet.module.css'
import { Poster } from './poster.tsx'
import { EngagementStrip } from './sketches/engagement-strip.tsx'
import { GrowthChart } from './sketches/growth-chart.tsx'

const texts = landingTexts.analytics

/** Analysis of one channel: growth, audience, and comparison with others. */
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
      <div className={classes.audience}>
        <h3>{texts.audience}</h3>
        <AgeBars />
      </div>
      <div className={classes.engagement}>
        <h3>{texts.engagement}</h3>
        <EngagementStrip />
      </div>
    </div>
  )
}

function AgeBars() {
  const highest = Math.max(...texts.ages.map(({ percent }) => percent))
  return (
    <dl className={classes.ages}>
      {texts.ages.map(({ label, percent }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{percent}%</dd>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={percent * (100 / 50)} height="1" data-highest={percent === highest || undefined} />
          </svg>
        </div>
      ))}
    </dl>
  )
}
