import { randomBytes } from 'node:crypto'
import { createErasures } from '@troupe/server/modules/discovery/catalogue/erasing/erasures'
import { checkList, countPending } from '../catalogue/catalogue-check.ts'
import { ListImport } from '../catalogue/list-import.ts'
import { checkLogs, type Report } from '../cluster/report.ts'
import { type DividedDrill, waitFor, waitForMiddle } from './divided-drill.ts'
import { startDividedInstallation } from './divided-installation.ts'
import { killWorker, toErasableLines } from './kill-workers.ts'
import { addWorker } from './move-parts.ts'
import { replaceWorker } from './replace-worker.ts'
import { judge, TopicSearches, topicLines } from './topic-searches.ts'

const shards = 8

interface Extent {
  readonly kills: number
  /** Searches of all rounds together. */
  readonly searches: number
  /** Rows of each import. */
  readonly rows: number
  /** Also kills the coordinator, adds a worker, and replaces one by its standby. */
  readonly isWhole: boolean
}

/** Kills, replaces and adds workers of a divided catalogue during searches, imports and erasures. */
export async function drillCitus(
  report: Report,
  { kills, searches: searchCount, rows, isWhole }: Extent,
): Promise<void> {
  report.begin(`a worker of Citus is killed, ${kills} times, in the middle of searches, imports and erasures`)
  const installation = await startDividedInstallation(shards)
  if (!installation) return report.say('there is no Citus; not drilled')
  try {
    const { folder, environment } = installation
    const list = new ListImport({ folder, environment, say: (text) => report.say(text) })
    await list.writeLines([...topicLines, ...toErasableLines(kills)])
    report.check('the catalogue is filled', await list.import().finish())
    const searches = new TopicSearches(installation.database, installation.url)
    await searches.readPlaces()
    const erasures = createErasures(randomBytes(32))
    const drill = { report, installation, searches, list, rows, erasures }
    for (let round = 0; round < kills; round++) await killWorker(drill, round, searchCount / kills)
    if (isWhole) {
      await killCoordinator(drill, kills)
      await addWorker(drill)
      await replaceWorker(drill)
      const isEmbedded = await waitFor(async () => (await countPending(installation.database)) === 0, longestReadingMs)
      report.check('in the end all creators have vectors', isEmbedded)
    }
    const lost = await searches.listLost()
    report.check('all creators that live searches have shown are stored', lost.length === 0, lost.join(', '))
    checkLogs([installation.output()], report)
  } finally {
    await installation.stop()
  }
}

const longestReadingMs = 900_000

/** As with one PostgreSQL: searches are refused until it is back, and an import waits. */
async function killCoordinator(drill: DividedDrill, round: number): Promise<void> {
  const { report, installation, searches, list, rows } = drill
  const name = 'the coordinator is killed'
  report.begin('the coordinator is killed in the middle of searches and an import')
  await searches.signIn()
  await list.write(rows, round)
  const stopping = new AbortController()
  const searching = searches.runUntil(stopping.signal)
  const importing = list.import().finish()
  await waitForMiddle(drill, round)
  installation.coordinator.kill()
  await installation.coordinator.restart()
  report.check(`${name}: the import outlasts it`, await importing)
  await installation.waitUntilReady()
  stopping.abort()
  await searching
  report.check(`${name}: searches are complete`, await waitFor(() => searches.areAllComplete()))
  judge(report, name, searches.takeTally())
  await checkList(installation.database, report, { rows, round })
}
