import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startTroupe } from '../tools/testing/troupe-process.ts'

/** Names the folder for the workers, which inherit the environment. */
const folderVariable = 'JOURNEYS_DEMO_DATA'

/**
 * Before all journeys: loads the demo catalogue into a data folder once. A server whose folder is a copy of it has it from
 * the start, which spares it a third of the work. Resolves to what removes the folder.
 */
export async function prepareDemoData(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-demo-data-'))
  const troupe = await startTroupe({ dataDir, environment: { LOG_LEVEL: 'info' } })
  for (const deadline = Date.now() + 300_000; !troupe.output().includes('demo catalogue loaded'); await wait(50)) {
    if (Date.now() > deadline) throw new Error(`The demo catalogue was not loaded:\n${troupe.output()}`)
  }
  await troupe.stop()
  // Each copy makes a secret key of its own; nothing in a catalogue without accounts is made with one.
  await rm(join(dataDir, 'secret-key'))
  process.env[folderVariable] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}

/** A new data folder with the demo catalogue in it. */
export async function copyDemoData(): Promise<string> {
  const prepared = process.env[folderVariable]
  if (prepared === undefined) throw new Error(`${folderVariable} names no data folder`)
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-journey-'))
  await cp(prepared, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}
