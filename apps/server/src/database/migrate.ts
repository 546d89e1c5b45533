import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as accounts from './migrations/0001-accounts.ts'
import * as creators from './migrations/0002-creators.ts'
import * as platforms from './migrations/0003-platforms.ts'
import * as postsAndExports from './migrations/0004-posts-and-exports.ts'
import * as collections from './migrations/0005-collections.ts'
import * as outreach from './migrations/0006-outreach.ts'
import * as searches from './migrations/0007-searches.ts'
import * as emailSettings from './migrations/0008-email-settings.ts'
import * as conversations from './migrations/0009-conversations.ts'
import * as onboarding from './migrations/0010-onboarding.ts'
import * as accessTokens from './migrations/0011-access-tokens.ts'
import * as webhooks from './migrations/0012-webhooks.ts'
import * as derivedData from './migrations/0016-derived-data.ts'
import type { Tables } from './tables.ts'

/** Every migration, forward only, in the order of its name; one that was released is never edited. */
const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-creators': creators,
  '0003-platforms': platforms,
  '0004-posts-and-exports': postsAndExports,
  '0005-collections': collections,
  '0006-outreach': outreach,
  '0007-searches': searches,
  '0008-email-settings': emailSettings,
  '0009-conversations': conversations,
  '0010-onboarding': onboarding,
  '0011-access-tokens': accessTokens,
  '0012-webhooks': webhooks,
  '0016-derived-data': derivedData,
}

/** Brings the database up to date. Kysely holds an advisory lock meanwhile, so that of many nodes one migrates. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be migrated', { cause: error })
}
