import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterFolder, openCluster } from './cluster.ts'

const logFile = (dataDir: string) => join(dataDir, 'database-failure.log')

/**
 * Finds out why the cluster of a data folder cannot be opened. PGlite's own error says nothing, so the cluster is
 * opened again with PostgreSQL's log turned on, and the whole log is written to a file.
 * @returns the reason, for the operator.
 */
export async function explainOpenFailure(dataDir: string, error: unknown): Promise<string> {
  const reason = error instanceof Error ? error.message : String(error)
  rmSync(logFile(dataDir), { force: true })
  if (!existsSync(join(clusterFolder(dataDir), 'PG_VERSION'))) return reason
  const lines = await listen(() => openCluster(dataDir, { debug: 1 }).then((cluster) => cluster.close()))
  writeFileSync(logFile(dataDir), `${lines.join('\n')}\n`, { mode: 0o600 })
  return findReason(lines) ?? reason
}

/** Describes a folder that cannot be opened, and what to do about it, for the operator. */
export function describeOpenFailure(dataDir: string, reason: string): string {
  const log = existsSync(logFile(dataDir)) ? ` What PostgreSQL said of it is in ${logFile(dataDir)}.` : ''
  const folder = clusterFolder(dataDir)
  return (
    `The embedded database in ${dataDir} could not be opened: ${reason}.${log}\n` +
    `To go on from your last export: move ${folder} away, without deleting it, and restore the export with ` +
    'npm run data:import -- FILE (docs/operations.md, "Backup and restore"). Without an export, a copy of the whole data folder ' +
    'that was made while the server stood still does as well.'
  )
}

/** Returns the lines written to standard error while the work runs; the work is expected to fail. */
async function listen(work: () => Promise<unknown>): Promise<string[]> {
  const chunks: string[] = []
  const write = process.stderr.write
  process.stderr.write = (chunk: string | Uint8Array) => {
    chunks.push(String(chunk))
    return true
  }
  try {
    await work()
  } catch (error) {
    chunks.push(`${error instanceof Error ? error.message : String(error)}\n`)
  } finally {
    process.stderr.write = write
  }
  return chunks.join('').trimEnd().split('\n')
}

/** Returns the last fatal line and the detail after it, without the time and process id at the start of each line. */
function findReason(lines: readonly string[]): string | undefined {
  const last = lines.findLastIndex((line) => / (FATAL|PANIC): /.test(line))
  if (last < 0) return undefined
  const detail = lines[last + 1]?.includes(' DETAIL: ') ? [lines[last + 1]] : []
  return [lines[last], ...detail]
    .map((line) => (line ?? '').replace(/^.*? (FATAL|PANIC|DETAIL): +/, ''))
    .join('. ')
    .replace(/\.$/, '')
}
