import { landingTexts } from '../../elements/landing-texts.ts'
import classes from './growth-chart.module.css'

const texts = landingTexts.analytics

/** Thousands of followers at the end of each month. */
const followers = [46.5, 47.1, 47.6, 48.9, 49.4, 50.6, 53.2, 55.9, 57.1, 59.8, 61.3, 64.2]
const lowest = 40
const highest = 66

const toX = (month: number) => (month / (followers.length - 1)) * 100
const toY = (value: number) => 100 - ((value - lowest) / (highest - lowest)) * 100
const line = followers.map((value, month) => `${toX(month).toFixed(2)} ${toY(value).toFixed(2)}`).join('L')

/** Growth of a channel over a year. The shapes stretch with the frame, the texts do not. */
export function GrowthChart() {
  return (
    <div className={classes.root} role="img" aria-label={texts.growthDescription}>
      <div className={classes.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={classes.rules} d="M0 25h100M0 50h100M0 75h100" />
          <path className={classes.area} d={`M${line}V100H0z`} />
          <path className={classes.line} d={`M${line}`} />
        </svg>
        <Marker month={0} />
        <Marker month={followers.length - 1} />
        <p className={classes.note} aria-hidden="true">
          <strong>{texts.gain}</strong> {texts.gainNote}
        </p>
      </div>
      <ol className={classes.months} aria-hidden="true">
        {texts.months.map((letter, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: months share letters, and never change places
          <li key={month}>{letter}</li>
        ))}
      </ol>
    </div>
  )
}

function Marker({ month }: { month: number }) {
  const value = followers[month] ?? lowest
  return <span className={classes.marker} style={{ left: `${toX(month)}%`, top: `${toY(value)}%` }} />
}
