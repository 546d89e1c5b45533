import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { connectDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'

/** Installs and runs a PostgreSQL of its own. */
export const postgresScript = join(import.meta.dirname, '..', '..', '..', '.ci', 'postgres')

export interface OwnDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** An empty database of the drill's own in the PostgreSQL of this address. */
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
  /** Of the postmaster. */
  processId(): number
  /** Starts it after it was killed. */
  restart(): void
  stop(): void
}

/** A PostgreSQL of the drill's own with these settings (`name=value`), as for continuous integration; it takes root on Debian. */
export function startOwnPostgres(folder: string, settings: readonly string[] = []): OwnPostgres {
  const run = (action: string, ...more: readonly string[]) =>
    execFileSync(postgresScript, [action, folder, ...more], { stdio: ['ignore', 'pipe', 'inherit'] })
      .toString()
      .trim()
  return {
    url: run('start', ...settings),
    processId: () => Number(run('run', 'sh', '-c', 'head -n 1 "$PGDATA/postmaster.pid"')),
    restart: () =>
      void run('run', 'sh', '-c', 'until pg_ctl -w -l "$PGDATA/log" start; do sleep 0.2; done >/dev/null 2>&1'),
    stop: () => void run('stop'),
  }
}
