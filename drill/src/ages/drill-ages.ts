import { connectDatabase } from '@troupe/server/database/database'
import { runMigrations } from '@troupe/server/database/migrate'
import { toDataLimits } from '@troupe/server/lib/age-rules'
import { silentLogger } from '@troupe/server/lib/logger'
import { simulateAges } from '@troupe/server/testing/ages/simulate-ages'
import { createOwnDatabase } from '../cluster/own-database.ts'
import type { Report } from '../cluster/report.ts'

interface AgesOptions {
  readonly creators: number
  readonly days: number
}

/** Units a day for the background work: an eighth of what YouTube allows, since each takes the drill its time. */
const usualUnits = 600
const roundEveryHours = 1

/**
 * Looks in each hour for values older than 30 days: while the allowance suffices, while it is used up for three months and
 * while it is a hundredth, with the server down for a week four times and for a month once.
 */
export async function drillAges(serverUrl: string, report: Report, { creators, days }: AgesOptions): Promise<void> {
  report.begin(`${days} days with ${creators} creators`)
  const own = await createOwnDatabase(serverUrl)
  const database = connectDatabase({ databaseUrl: own.url }, 4, silentLogger)
  try {
    await database.kysely.transaction().execute(runMigrations)
    const scale = creators / 100_000
    const figures = await simulateAges({
      ...{ database, limits: toDataLimits({ maxAgeDays: {}, acceptsDerived: {} }), creators, days },
      everyHours: roundEveryHours,
      foundPerDay: Math.ceil(200 * scale),
      toUnits: (day) => usualUnits * scale * (day % 200 < 60 ? 1 : day % 200 < 150 ? 0 : 0.01),
      isDown: (day) => day % 90 >= 40 && day % 90 < (day > 300 ? 71 : 47),
      report(day, { oldestHours, refreshed }) {
        if (day % 25 === 0) report.say(`day ${day}: oldest ${oldestHours} hours, ${refreshed} read again`)
      },
    })
    report.figures({ ...figures })
    report.check('no value older than 30 days was answered in any hour', figures.tooOld === 0, figures.tooOld)
    report.check('after the server was down requests waited for the removal', figures.refused > 0, figures.refused)
    report.check('creators were read again', figures.refreshed > 0, figures.refreshed)
  } finally {
    await database.close()
    await own.drop()
  }
}
