import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import { postgresScript, startOwnPostgres } from '../cluster/own-database.ts'

const folder = '/tmp/troupe-drill-archived'
const scripts = join(import.meta.dirname, '..', '..', '..', 'deploy', 'pitr')

/** A PostgreSQL cluster whose write-ahead log is archived by the scripts of `deploy/pitr`. */
export interface ArchivingPostgres {
  readonly url: string
  /** Returns the rows of a statement as records of their columns. */
  query(statement: string): Promise<Record<string, unknown>[]>
  /** Copies the cluster to the archive. */
  backUp(): void
  /** Resolves once everything written so far is in the archive. */
  waitUntilArchived(): Promise<void>
  /** Simulates the loss of the machine: kills the processes and deletes the data; the archive remains. */
  destroy(): Promise<void>
  /** Restores the destroyed cluster to its state at this time, and starts it. */
  restore(time: string): Promise<void>
  stop(): void
}

/** Starts such a cluster; requires root on Debian. */
export async function startArchivingPostgres(): Promise<ArchivingPostgres> {
  const { url, stop } = startOwnPostgres(folder, ['archive_mode=on', 'archive_timeout=1s'])
  const inside = (command: string, input?: Buffer) =>
    execFileSync(postgresScript, ['run', folder, 'sh', '-euc', command], { input, stdio: ['pipe', 'pipe', 'inherit'] })
      .toString()
      .trim()
  const query = async (statement: string): Promise<Record<string, unknown>[]> => {
    const connection = connectDatabase({ databaseUrl: url }, 1, silentLogger)
    return (await connection.pool.query(statement).finally(() => connection.close())).rows
  }
  const archive = `${inside('echo $PGDATA')}-archive`
  inside(`rm -rf ${archive}; mkdir -p ${archive}/wal ${archive}/scripts`)
  for (const name of ['archive-wal.sh', 'back-up-cluster.sh', 'restore-cluster.sh']) {
    inside(`cat >${archive}/scripts/${name}; chmod +x ${archive}/scripts/${name}`, readFileSync(join(scripts, name)))
  }
  await query(`alter system set archive_command = '${archive}/scripts/archive-wal.sh ${archive} %p %f'`)
  await query('select pg_reload_conf()')
  return {
    url,
    query,
    backUp: () => void inside(`ARCHIVE_DIR=${archive} DATABASE_URL=${url} ${archive}/scripts/back-up-cluster.sh`),
    async waitUntilArchived() {
      // Writes a record, because a segment without writes is not archived.
      const [written] = await query(`select pg_walfile_name(pg_logical_emit_message(true, 'drill', '')) as segment`)
      await waitFor('the log is archived', async () => {
        const [archived] = await query('select last_archived_wal as segment from pg_stat_archiver')
        return String(archived?.segment ?? '') >= String(written?.segment)
      })
    },
    async destroy() {
      inside('kill -9 $(head -n 1 $PGDATA/postmaster.pid)')
      // Its lock beside the socket is removed as well: until the system has reaped the killed process, it counts as
      // running. The other processes end when they notice that the first one is gone, and write files until then.
      const socket = `/tmp/.s.PGSQL.${new URL(url).port}`
      const remove = `rm -rf $PGDATA ${socket} ${socket}.lock 2>/dev/null && echo removed || true`
      await waitFor('the data is removed', async () => inside(remove) === 'removed')
      await waitFor('nothing answers any more', () =>
        query('select').then(
          () => false,
          () => true,
        ),
      )
    },
    async restore(time) {
      inside(`${archive}/scripts/restore-cluster.sh ${archive} $PGDATA '${time}'`)
      const log = `${archive}/log`
      inside(`pg_ctl --wait --log=${log} start || { tail -n 20 ${log} >&2; exit 1; }`)
      await waitFor('the log is replayed', async () => {
        const [state] = await query('select pg_is_in_recovery() as replaying')
        return state?.replaying === false
      })
    },
    stop() {
      stop()
      inside(`rm -rf ${archive}`)
    },
  }
}

async function waitFor(claim: string, holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + 120_000; performance.now() < deadline; await pause(100)) {
    if (await holds()) return
  }
  throw new Error(`Not within two minutes: ${claim}`)
}
