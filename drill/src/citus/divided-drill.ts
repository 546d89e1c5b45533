import { setTimeout as pause } from 'node:timers/promises'
import type { Erasures } from '@troupe/server/modules/discovery/catalogue/erasing/erasures'
import { countWithWord, toRoundWord } from '../catalogue/catalogue-check.ts'
import type { ListImport } from '../catalogue/list-import.ts'
import type { Report } from '../cluster/report.ts'
import type { DividedInstallation } from './divided-installation.ts'
import type { TopicSearches } from './topic-searches.ts'

export interface DividedDrill {
  readonly report: Report
  readonly installation: DividedInstallation
  readonly searches: TopicSearches
  readonly list: ListImport
  readonly erasures: Erasures
  /** Rows of an import: more than are stored before the kill. */
  readonly rows: number
}

const longestDelayMs = 300
const longestWaitMs = 60_000

/** Waits until some rows of the list are stored. @returns their number. */
export async function waitForMiddle({ installation }: DividedDrill, round: number): Promise<number> {
  let seen = 0
  await waitFor(async () => {
    seen = await countWithWord(installation.database, toRoundWord(round))
    return seen > 0
  })
  await pause(Math.random() * longestDelayMs)
  return seen
}

/** Waits, a minute at most by default. @returns whether it holds. */
export async function waitFor(holds: () => boolean | Promise<boolean>, waitMs = longestWaitMs): Promise<boolean> {
  for (const end = performance.now() + waitMs; performance.now() < end; await pause(50)) {
    if (await holds()) return true
  }
  return false
}
