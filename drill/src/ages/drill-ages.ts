import { connectDatabase, type Database } from '@troupe/server/database/database'
import { runMigrations } from '@troupe/server/database/migrate'
import { toDataLimits } from '@troupe/server/lib/age-rules'
import { silentLogger } from '@troupe/server/lib/logger'
import { sumRemoved } from '@troupe/server/modules/discovery/data-age/removal-repository'
import { indexCheckedValues } from '@troupe/server/testing/ages/oldest-value'
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
    await indexCheckedValues(database)
    const scale = creators / 100_000
    const figures = await simulateAges({
      ...{ database, limits: toDataLimits({ maxAgeDays: {}, acceptsDerived: {} }), creators, days },
      everyHours: roundEveryHours,
      // With the allowance come the searches that find those again who were removed.
      toFound: (day) => Math.ceil((day >= 200 && day < 225 ? 4000 : 200) * scale),
      toUnits: (day) => usualUnits * scale * (day % 200 < 60 ? 1 : day % 200 < 150 ? 0 : 0.01),
      isDown: (day) => day % 90 >= 40 && day % 90 < (day > 300 ? 71 : 47),
      async report(day, { oldestHours, refreshed, tooOld }) {
        if (day % 10 !== 0) return
        const stored = await countYoung(database)
        report.say(
          `day ${day}: ${stored} with data, oldest ${oldestHours} hours, ${refreshed} read again, ${tooOld} too old`,
        )
      },
    })
    report.figures({ ...figures, ...(await sumRemovals(database)) })
    report.check('no value older than 30 days was answered in any hour', figures.tooOld === 0, figures.tooOld)
    report.check('after the server was down requests waited for the removal', figures.refused > 0, figures.refused)
    report.check('creators were read again', figures.refreshed > 0, figures.refreshed)
  } finally {
    await database.close()
    await own.drop()
  }
}

async function countYoung({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int from creators where platform_since is not null',
  )
  return rows[0]?.count ?? 0
}

async function sumRemovals({ kysely }: Database): Promise<Record<string, number>> {
  return Object.fromEntries((await sumRemoved(kysely)).map(({ kind, count }) => [kind, count]))
}
