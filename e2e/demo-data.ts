import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type RunningTroupe, startTroupe } from '../tools/testing/troupe-process.ts'

/** Passes the folder to the workers, which inherit the environment. */
const folderVariable = 'JOURNEYS_DEMO_DATA'

/**
 * Loads the demo catalogue into a data folder once, before all journeys. Servers that start on a copy of it save a
 * third of their work.
 * @returns A function that removes the folder.
 */
export async function prepareDemoData(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-demo-data-'))
  const troupe = await startTroupe({ dataDir, environment: { LOG_LEVEL: 'info' } })
  await waitForDemoData(troupe)
  await troupe.stop()
  // Each copy creates its own secret key; a catalogue without accounts contains nothing made with one.
  await rm(join(dataDir, 'secret-key'))
  process.env[folderVariable] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}

export async function waitForDemoData({ output }: RunningTroupe): Promise<void> {
  for (const deadline = Date.now() + 300_000; !output().includes('demo catalogue loaded'); await wait(50)) {
    if (Date.now() > deadline) throw new Error(`The demo catalogue was not loaded:\n${output()}`)
  }
}

/** Creates a data folder that contains the demo catalogue. */
export async function copyDemoData(): Promise<string> {
  const prepared = process.env[folderVariable]
  if (prepared === undefined) throw new Error(`${folderVariable} names no data folder`)
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-journey-'))
  await cp(prepared, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}
