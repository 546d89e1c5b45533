import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type AdminUsage, adminEndpoints, usageDays } from '@troupe/contract/account/admin'
import type { PlatformStatus } from '@troupe/contract/discover/platform-status'
import { say } from '@troupe/contract/messages/message'
import type { Database } from '../database/database.ts'
import { Download } from '../http/requests/download.ts'
import { type BoundEndpoint, bind } from '../http/requests/endpoint-binding.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { writeActionFile } from './action-file.ts'
import { countMailsPerDay, readStoredUsage } from './usage-repository.ts'

export interface AdminOptions {
  readonly database: Database
  readonly clock: Clock
  /** Folder of the server's files. */
  readonly dataDir: string
  /** Whether a user operates the installation. */
  isOperator(userId: string): Promise<boolean>
  listPlatforms(): Promise<PlatformStatus[]>
}

export function bindAdminEndpoints(options: AdminOptions): BoundEndpoint[] {
  const requireOperator = async (userId: string) => {
    if (!(await options.isOperator(userId))) throw new AppError('forbidden', say('self_check.operators_only'))
  }
  return [
    bind(adminEndpoints.getUsage, async ({ actor }) => {
      await requireOperator(actor.userId)
      return readUsage(options)
    }),
    bind(adminEndpoints.exportActions, async ({ actor, query }) => {
      await requireOperator(actor.userId)
      const content = Readable.from(writeActionFile(options.database.kysely, query), { objectMode: false })
      const day = options.clock.now().toISOString().slice(0, 10)
      return new Download(content, `troupe-audit-log-${day}.csv`, 'text/csv; charset=utf-8; header=present')
    }),
  ]
}

async function readUsage({ database, clock, dataDir, listPlatforms }: AdminOptions): Promise<AdminUsage> {
  const db = database.kysely
  const { databaseBytes, ...counts } = await readStoredUsage(db)
  return {
    ...counts,
    mails_per_day: await countMailsPerDay(db, { now: clock.now(), days: usageDays }),
    storage: { database_bytes: databaseBytes, free_bytes: await findFreeBytes(dataDir) },
    platforms: await listPlatforms(),
  }
}

/** With PostgreSQL there may be no file yet, and so no folder. */
async function findFreeBytes(folder: string): Promise<number | null> {
  if (!existsSync(folder)) return null
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
