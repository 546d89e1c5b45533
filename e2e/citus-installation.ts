import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createOnNodes, dropOnNodes } from '@troupe/server/testing/citus/nodes'

const root = join(import.meta.dirname, '..')

/** URLs of the nodes of Citus, the coordinator first; none: journeys on them are left out. */
export const citusNodes: readonly string[] = process.env.TEST_CITUS_URLS?.split(',') ?? []

export interface DividedDatabase {
  /** An empty data folder. */
  readonly dataDir: string
  readonly environment: Record<string, string>
  /** Divides the catalogue, once a server has made it. */
  divide(): Promise<void>
  drop(): Promise<void>
}

/** Creates an empty database on the nodes of Citus. */
export async function createDividedDatabase(): Promise<DividedDatabase> {
  const name = `troupe_journey_${process.pid}`
  const environment = { DATABASE_URL: await createOnNodes(citusNodes, name) }
  const command = [join('apps', 'server', 'src', 'commands', 'database.ts'), 'distribute']
  return {
    dataDir: await mkdtemp(join(tmpdir(), 'troupe-journey-')),
    environment,
    async divide() {
      await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, ...environment } })
    },
    drop: () => dropOnNodes(citusNodes, name),
  }
}
