import { outlastOutage } from '@troupe/server/database/outages/connection-failure'
import { eraseCreator } from '@troupe/server/modules/discovery/catalogue/erasing/erase-creator'
import { checkList } from '../catalogue/catalogue-check.ts'
import { type DividedDrill, waitFor, waitForMiddle } from './divided-drill.ts'
import { judge, type TopicSearches } from './topic-searches.ts'

/** Answers of the others before the worker is started again. */
const answersMeanwhile = 10
const erasedPerRound = 4

/** Lines of an import: creators that are erased in the course of so many rounds. */
export const toErasableLines = (rounds: number) =>
  Array.from(
    { length: rounds * erasedPerRound },
    (_, index) => `youtube,erasable${index},Erasable ${index},gardens,900`,
  )

/**
 * Kills a worker in the middle of searches, an import and erasures, and starts it again once the others have answered
 * for a while. Nothing acknowledged is lost, and each answer that lacks something says so.
 * @param searchCount Number of searches at least.
 */
export async function killWorker(drill: DividedDrill, round: number, searchCount: number): Promise<void> {
  const { report, installation, searches, list, rows } = drill
  const worker = installation.workers[round % installation.workers.length]
  if (!worker) throw new Error('There are no workers')
  await searches.signIn()
  await list.write(rows, round)
  const stopping = new AbortController()
  const searching = searches.runUntil(stopping.signal, worker.port)
  const importing = list.import().finish()
  const seen = await waitForMiddle(drill, round)
  const before = await listErasable(drill)
  const erasing = eraseAll(drill, before.slice(0, erasedPerRound))
  worker.kill()
  await waitFor(() => searches.tally.incomplete >= answersMeanwhile)
  report.check(`round ${round}: the others answer meanwhile`, searches.tally.incomplete >= answersMeanwhile)
  await worker.restart()
  report.check(`round ${round}: the import outlasts it`, await importing)
  await erasing
  for (const id of before.slice(0, erasedPerRound)) searches.shown.delete(id)
  await waitFor(() => answersOf(searches) >= searchCount)
  stopping.abort()
  await searching
  const isWhole = await waitFor(() => searches.areAllComplete())
  report.check(`round ${round}: searches are complete again`, isWhole)
  judge(report, `round ${round}`, searches.takeTally())
  report.say(`round ${round}: ${seen} of ${rows} rows were stored before the kill`)
  await checkList(installation.database, report, { rows, round })
  const left = await listErasable(drill)
  const isErased = String(left) === String(before.slice(erasedPerRound))
  report.check(`round ${round}: what was to be erased is, and nothing else`, isErased, left.length)
}

const answersOf = ({ tally }: TopicSearches) => tally.complete + tally.incomplete + tally.live

async function listErasable({ installation: { database } }: DividedDrill): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    "select id from creators where handle like 'erasable%' order by id",
  )
  return rows.map(({ id }) => id)
}

/** Erases creators, each again until it succeeds. */
async function eraseAll({ installation, erasures }: DividedDrill, ids: readonly number[]): Promise<void> {
  const erase = (id: number) =>
    installation.database.kysely
      .transaction()
      .execute((transaction) =>
        eraseCreator(transaction, { erasures, forget: [] }, { id, emails: [], now: new Date() }),
      )
  await Promise.all(ids.map((id) => outlastOutage(() => erase(id))))
}
