import { useEffect, useState } from 'react'
import { type Health, readHealth } from '../api/read-health.ts'
import { landingTexts } from '../elements/landing-texts.ts'
import classes from './system-status.module.css'

const texts = landingTexts.footer.status
const recheckIntervalMs = 60_000

/** State of the server, read at once and every minute. Shows nothing before the first response. */
export function SystemStatus() {
  const [health, setHealth] = useState<Health>()

  useEffect(() => {
    let isGone = false
    const check = async () => {
      const answer = await readHealth()
      if (!isGone) setHealth(answer)
    }
    void check()
    const timer = setInterval(() => void check(), recheckIntervalMs)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])

  return (
    <p className={classes.root} data-state={health?.state} role="status">
      {describeHealth(health)}
    </p>
  )
}

function describeHealth(health: Health | undefined): string {
  if (!health) return texts.unknown
  if (health.state === 'operational') return texts.operational
  if (health.state === 'unreachable') return texts.unreachable
  return health.problems.length > 0 ? texts.troubled(health.problems) : texts.troubledUnnamed
}
