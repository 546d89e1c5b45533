import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { connectDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'

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
  /** Kills the postmaster, ends its remaining processes and starts it again, as a supervisor does. */
  killAndRestart(): void
  stop(): void
}

/**
 * Starts a separate PostgreSQL with these settings (`name=value`), as continuous integration does; requires root on
 * Debian.
 */
export function startOwnPostgres(folder: string, settings: readonly string[] = []): OwnPostgres {
  const run = (action: string, ...more: readonly string[]) =>
    execFileSync(postgresScript, [action, folder, ...more], { stdio: ['ignore', 'pipe', 'inherit'] })
      .toString()
      .trim()
  return {
    url: run('start', ...settings),
    killAndRestart() {
      const postmaster = Number(run('run', 'sh', '-c', 'head -n 1 "$PGDATA/postmaster.pid"'))
      const children = listChildren(postmaster)
      process.kill(postmaster, 'SIGKILL')
      for (const child of children) killIfThere(child)
      run('run', 'sh', '-c', 'until pg_ctl -w -l "$PGDATA/log" start; do sleep 0.2; done >/dev/null 2>&1')
    },
    stop: () => void run('stop'),
  }
}

function listChildren(processId: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return rows.flatMap(([child, parent]) => (child !== undefined && parent === processId ? [child] : []))
}

function killIfThere(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
