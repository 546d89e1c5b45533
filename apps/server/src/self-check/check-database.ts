import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { list, say } from '@troupe/contract/messages/message'
import type { Database } from '../database/database.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import {
  broken,
  type Check,
  checkPatienceMs,
  describeAge,
  type Finding,
  formatBytes,
  good,
  look,
} from './check-result.ts'
import { readDatabaseFacts } from './database-facts-repository.ts'

interface DatabaseParts {
  readonly database: Pick<Database, 'kysely' | 'embedded' | 'slowMs'>
  readonly production: boolean
}

/** Checks that the database answers; tells its kind, version, size and extensions. */
export function createDatabaseCheck({ database, production }: DatabaseParts): Check {
  return {
    area: 'database',
    async run() {
      const facts = await withTimeout(
        readDatabaseFacts(database.kysely).catch(() => undefined),
        checkPatienceMs - 500,
      )
      if (!facts) return [broken(say('self_check.database_silent'), say('self_check.start_database'))]
      const size = formatBytes(facts.bytes)
      const slowMs = database.slowMs()
      return [
        describeKind(database.embedded, production, { version: facts.version, size }),
        ...(slowMs > 0
          ? [look(say('self_check.database_slow', { age: describeAge(slowMs) }), say('self_check.look_again'))]
          : []),
        good(say('self_check.extensions_there', { names: list(facts.extensions, 'comma') })),
      ]
    },
  }
}

function describeKind(embedded: boolean, production: boolean, { version, size }: { version: string; size: string }) {
  if (!embedded) return good(say('self_check.database_postgres', { version, size }))
  if (!production) return good(say('self_check.database_embedded', { size }))
  return look(say('self_check.database_embedded_production', { size }), say('self_check.move_database'))
}

/** Shares of the disk, and bytes, below which there is a warning, or nothing works any more. */
const low = { share: 0.1, bytes: 2e9 }
const full = { share: 0.02, bytes: 200e6 }

/** Checks the free space where the server keeps its files. */
export function createDiskCheck(dataDir: string): Check {
  return {
    area: 'disk',
    async run() {
      // With PostgreSQL there may be no file yet, and so no folder.
      if (!existsSync(dataDir)) return [good(say('self_check.disk_unused'))]
      const { bavail, blocks, bsize } = await statfs(dataDir)
      return [judgeDisk({ free: bavail * bsize, size: blocks * bsize })]
    },
  }
}

/** Judges the free bytes of a disk; both a share and a number must be low, as disks differ a thousandfold. */
export function judgeDisk({ free, size }: { readonly free: number; readonly size: number }): Finding {
  const said = { free: formatBytes(free), size: formatBytes(size) }
  const isBelow = (limit: typeof low) => free < limit.bytes || (free < size * limit.share && free < limit.bytes * 10)
  if (isBelow(full)) return broken(say('self_check.disk_low', said), say('self_check.free_disk'))
  if (isBelow(low)) return look(say('self_check.disk_low', said), say('self_check.free_disk'))
  return good(say('self_check.disk_enough', said))
}
