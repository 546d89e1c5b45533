import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connectDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import { listChildren } from '../../../tools/testing/list-children.ts'

/** Script that installs and runs a separate PostgreSQL. */
export const postgresScript = join(import.meta.dirname, '..', '..', '..', '.ci', 'postgres')

export interface OwnDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Creates an empty database in the PostgreSQL at this address. */
export async function createOwnDatabase(serverUrl: string, purpose = 'drill'): Promise<OwnDatabase> {
  const name = `troupe_${purpose}_${process.pid}`
  const run = async (statement: string) => {
    const admin = connectDatabase({ databaseUrl: serverUrl }, 1, silentLogger)
    await admin.pool.query(statement).finally(() => admin.close())
  }
  await run(`create database ${name}`)
  return {
    url: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
    drop: () => run(`drop database if exists ${name} with (force)`),
  }
}

export interface OwnPostgres {
  readonly url: string
  /** Kills the postmaster and all its processes: one that is left can wait for another one for ever, and prevents a start. */
  kill(): void
  /** Starts what was killed, as a supervisor does. */
  restart(): Promise<void>
  stop(): void
}

/** Exit code of the script if the sources of an extension are not there. */
const isMissing = 3

/**
 * Starts a separate PostgreSQL with these settings (`name=value`), as continuous integration does; requires root on
 * Debian.
 */
export function startOwnPostgres(folder: string, settings: readonly string[] = []): OwnPostgres {
  return { url: runScript('start', folder, ...settings), ...control(folder) }
}

/** Starts a node of Citus likewise. @returns undefined if the sources of Citus are not there. */
export function startOwnNode(folder: string, settings: readonly string[] = []): OwnPostgres | undefined {
  try {
    return { url: runScript('citus', folder, ...settings), ...control(folder) }
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === isMissing) return undefined
    throw error
  }
}

const runScript = (action: string, folder: string, ...more: readonly string[]) =>
  execFileSync(postgresScript, [action, folder, ...more], { stdio: ['ignore', 'pipe', 'inherit'] })
    .toString()
    .trim()

/** Kills, restarts or stops the cluster of a folder. */
export function control(folder: string): Omit<OwnPostgres, 'url'> {
  return {
    kill() {
      const postmaster = Number(runScript('run', folder, 'sh', '-c', 'head -n 1 "$PGDATA/postmaster.pid"'))
      stopAtOnce(postmaster)
      for (const process of [postmaster, ...listChildren(postmaster)]) killIfThere(process)
    },
    async restart() {
      await promisify(execFile)(postgresScript, ['run', folder, 'sh', '-c', startUntilItRuns])
    },
    stop: () => void runScript('stop', folder),
  }
}

/** A killed postmaster keeps its lock until the system has reaped it. */
const startUntilItRuns = 'until pg_ctl -w -l "$PGDATA/log" start; do sleep 0.2; done >/dev/null 2>&1'

/** Stops a process, so that it starts no more children. See proc(5) for the state. */
function stopAtOnce(processId: number): void {
  process.kill(processId, 'SIGSTOP')
  while (!/\) [TZ] /.test(readFileSync(`/proc/${processId}/stat`, 'utf8')));
}

function killIfThere(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
