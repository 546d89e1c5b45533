import type { BackupStep } from '../database/tables/backup-tables.ts'
import { createTransferDisplay } from '../database/transfer/reporting/transfer-display.ts'
import type { ShowProgress } from '../database/transfer/reporting/transfer-progress.ts'
import { systemClock } from '../lib/clock.ts'
import type { Settings } from '../settings/settings.ts'
import { noteResult } from './backup-results.ts'
import { openToNote } from './open-to-note.ts'

/** Dependencies of a backup step. */
export interface StepTools {
  readonly show: ShowProgress
  readonly signal: AbortSignal
}

/**
 * Runs a step with its progress on standard error, and records its outcome for the servers' metrics. SIGTERM and Ctrl-C
 * end the step in order and are not recorded, since they say nothing about the backup.
 * @returns the step's result.
 */
export async function runStep<Result extends { readonly madeAt: Date }>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  step: BackupStep,
  work: (tools: StepTools) => Promise<Result>,
): Promise<Result> {
  const stopped = new AbortController()
  const stop = () => stopped.abort(new Error('it was stopped'))
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const { show, finish } = createTransferDisplay(process.stderr)
  const note = async (madeAt: Date | undefined) => {
    if (!stopped.signal.aborted) await tryToNote(settings, step, madeAt)
  }
  try {
    const result = await work({
      signal: stopped.signal,
      show(progress) {
        stopped.signal.throwIfAborted()
        show(progress)
      },
    })
    await note(result.madeAt)
    return result
  } catch (error) {
    await note(undefined)
    throw error
  } finally {
    finish()
    process.off('SIGTERM', stop).off('SIGINT', stop)
  }
}

/**
 * Records the outcome if possible. A backup is valid without the record: the database may be gone, which is what
 * backups are for.
 */
async function tryToNote(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  step: BackupStep,
  madeAt: Date | undefined,
): Promise<void> {
  try {
    const database = await openToNote(settings)
    await noteResult(database.kysely, { step, finishedAt: systemClock.now(), madeAt }).finally(() => database.close())
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Not noted for the metrics: ${reason}\n`)
  }
}
