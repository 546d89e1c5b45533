import { execFileSync } from 'node:child_process'
import { connectDatabase } from '@troupe/server/database/database'
import { findFolderOwner } from '@troupe/server/database/embedded/folder-owner'
import { silentLogger } from '@troupe/server/lib/logger'

/** The embedded database of a running server, seen from outside. */
export interface EmbeddedProcess {
  processId(): number
  /** Counts the creators that meet a condition. */
  count(condition: string): Promise<number>
  /** Lists the ids of at most `limit` of them. */
  listIds(condition: string, limit: number): Promise<string[]>
  /** Returns how often the server has replaced the process, according to its metrics. */
  countRestarts(url: string): Promise<number>
}

export function findEmbedded(dataDir: string, serverId: number | undefined): EmbeddedProcess {
  const owner = findFolderOwner(dataDir)
  if (!owner) throw new Error(`No server has ${dataDir} open`)
  const { pool } = connectDatabase({ socketDir: owner.socketDir }, 1, silentLogger)
  const processId = () => {
    const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    const line = table.split('\n').find((each) => each.includes('embedded/child.ts') && each.includes(` ${serverId} `))
    if (!line) throw new Error('The server has no database process')
    return Number.parseInt(line, 10)
  }
  return {
    processId,
    async count(condition) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from creators where ${condition}`,
      )
      return rows[0]?.count ?? 0
    },
    async listIds(condition, limit) {
      const { rows } = await pool.query<{ id: number }>(
        `select id from creators where ${condition} order by id limit ${limit}`,
      )
      return rows.map(({ id }) => String(id))
    },
    async countRestarts(url) {
      const text = await (await fetch(`${url}/metrics`)).text()
      return Number(/^troupe_embedded_database_restarts (\d+)$/m.exec(text)?.[1])
    },
  }
}
