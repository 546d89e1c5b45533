import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import { readDistribution } from './distribution/read-distribution.ts'
import { requireExtensions } from './extensions/require-extensions.ts'
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
import * as reconcile from './migrations/0013-reconcile.ts'
import * as accountsLimits from './migrations/0014-accounts-limits.ts'
import * as mailConnections from './migrations/0015-mail-connections.ts'
import * as derivedData from './migrations/0016-derived-data.ts'
import * as backups from './migrations/0017-backups.ts'
import * as textSearch from './migrations/0018-text-search.ts'
import * as wordIndex from './migrations/0019-word-index.ts'
import * as searchCursors from './migrations/0021-search-cursors.ts'
import * as platformWordIndexes from './migrations/0022-platform-word-indexes.ts'
import * as accountLanguage from './migrations/0023-account-language.ts'
import * as notificationMessages from './migrations/0024-notification-messages.ts'
import * as platformMessages from './migrations/0025-platform-messages.ts'
import * as mailLanguages from './migrations/0026-mail-languages.ts'
import * as platformVectorIndexes from './migrations/0027-platform-vector-indexes.ts'
import * as mailDrafts from './migrations/0028-mail-drafts.ts'
import * as mailSignatures from './migrations/0029-mail-signatures.ts'
import * as memberStatusByHand from './migrations/0030-member-status-by-hand.ts'
import * as campaignDrafts from './migrations/0031-campaign-drafts.ts'
import * as collectionColumns from './migrations/0032-collection-columns.ts'
import * as changingCampaigns from './migrations/0033-changing-campaigns.ts'
import * as personStatements from './migrations/0034-person-statements.ts'
import * as carefulSending from './migrations/0035-careful-sending.ts'
import * as creatorImports from './migrations/0036-creator-imports.ts'
import * as channelProofs from './migrations/0037-channel-proofs.ts'
import * as mailboxReading from './migrations/0038-mailbox-reading.ts'
import * as readingByMailbox from './migrations/0039-reading-by-mailbox.ts'
import * as effectsOfReceivedMails from './migrations/0040-effects-of-received-mails.ts'
import * as answerTags from './migrations/0041-answer-tags.ts'
import * as gmailReading from './migrations/0042-gmail-reading.ts'
import * as microsoftMailboxes from './migrations/0043-microsoft-mailboxes.ts'
import * as inbox from './migrations/0044-inbox.ts'
import * as deals from './migrations/0045-deals.ts'
import * as savedSearchLooks from './migrations/0046-saved-search-looks.ts'
import * as workspaces from './migrations/0047-workspaces.ts'
import * as secondFactors from './migrations/0048-second-factors.ts'
import * as singleSignOn from './migrations/0049-single-sign-on.ts'
import * as administration from './migrations/0050-administration.ts'
import * as connectedPrograms from './migrations/0051-connected-programs.ts'
import * as dataAge from './migrations/0052-data-age.ts'
import * as law from './migrations/0053-law.ts'
import * as workspaceInvitations from './migrations/0054-workspace-invitations.ts'
import * as skippedMails from './migrations/0055-skipped-mails.ts'
import * as workspaceActivities from './migrations/0056-workspace-activities.ts'
import * as sharedWork from './migrations/0057-shared-work.ts'
import * as claimsAndSharedMailboxes from './migrations/0058-claims-and-shared-mailboxes.ts'
import * as postTexts from './migrations/0059-post-texts.ts'
import * as timeZones from './migrations/0060-time-zones.ts'
import * as channels from './migrations/0061-channels.ts'
import * as parts from './migrations/0062-parts.ts'
import * as listedNames from './migrations/0063-listed-names.ts'
import * as importAddresses from './migrations/0064-import-addresses.ts'
import * as shownAddresses from './migrations/0065-shown-addresses.ts'
import * as readAccounts from './migrations/0066-read-accounts.ts'
import * as cutMails from './migrations/0067-cut-mails.ts'
import * as waitingDeliveries from './migrations/0068-waiting-deliveries.ts'
import * as sentByHand from './migrations/0069-sent-by-hand.ts'
import { compareSchemas } from './schema/compare-schemas.ts'
import { getExpectedSchema } from './schema/expected-schema.ts'
import { hashMigration } from './schema/migration-hashes.ts'
import { readMigrationRecords, writeMigrationRecord } from './schema/migration-records.ts'
import { isEmbedded, readSchema } from './schema/read-schema.ts'
import { refuseDifferences, refuseRecords } from './schema/refuse-database.ts'
import { forgiveVectorChange } from './schema/vector-schema.ts'
import type { Tables } from './tables/tables.ts'

/** All migrations, forward only, in the order of their names. Never edit one: a change is a new migration. */
export const migrations: Record<string, Migration> = {
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
  '0013-reconcile': reconcile,
  '0014-accounts-limits': accountsLimits,
  '0015-mail-connections': mailConnections,
  '0016-derived-data': derivedData,
  '0017-backups': backups,
  '0018-text-search': textSearch,
  '0019-word-index': wordIndex,
  '0021-search-cursors': searchCursors,
  '0022-platform-word-indexes': platformWordIndexes,
  '0023-account-language': accountLanguage,
  '0024-notification-messages': notificationMessages,
  '0025-platform-messages': platformMessages,
  '0026-mail-languages': mailLanguages,
  '0027-platform-vector-indexes': platformVectorIndexes,
  '0028-mail-drafts': mailDrafts,
  '0029-mail-signatures': mailSignatures,
  '0030-member-status-by-hand': memberStatusByHand,
  '0031-campaign-drafts': campaignDrafts,
  '0032-collection-columns': collectionColumns,
  '0033-changing-campaigns': changingCampaigns,
  '0034-person-statements': personStatements,
  '0035-careful-sending': carefulSending,
  '0036-creator-imports': creatorImports,
  '0037-channel-proofs': channelProofs,
  '0038-mailbox-reading': mailboxReading,
  '0039-reading-by-mailbox': readingByMailbox,
  '0040-effects-of-received-mails': effectsOfReceivedMails,
  '0041-answer-tags': answerTags,
  '0042-gmail-reading': gmailReading,
  '0043-microsoft-mailboxes': microsoftMailboxes,
  '0044-inbox': inbox,
  '0045-deals': deals,
  '0046-saved-search-looks': savedSearchLooks,
  '0047-workspaces': workspaces,
  '0048-second-factors': secondFactors,
  '0049-single-sign-on': singleSignOn,
  '0050-administration': administration,
  '0051-connected-programs': connectedPrograms,
  '0052-data-age': dataAge,
  '0053-law': law,
  '0054-workspace-invitations': workspaceInvitations,
  '0055-skipped-mails': skippedMails,
  '0056-workspace-activities': workspaceActivities,
  '0057-shared-work': sharedWork,
  '0058-claims-and-shared-mailboxes': claimsAndSharedMailboxes,
  '0059-post-texts': postTexts,
  '0060-time-zones': timeZones,
  '0061-channels': channels,
  '0062-parts': parts,
  '0063-listed-names': listedNames,
  '0064-import-addresses': importAddresses,
  '0065-shown-addresses': shownAddresses,
  '0066-read-accounts': readAccounts,
  '0067-cut-mails': cutMails,
  '0068-waiting-deliveries': waitingDeliveries,
  '0069-sent-by-hand': sentByHand,
}

/** The lock of Kysely's migrator, so that this version and older ones wait for each other. */
const lockId = '3853314791062309107'

/**
 * Brings the database up to date, completely or not at all. If several servers start, one migrates under an advisory
 * lock and the others wait for it.
 * @returns the objects in the database that this version did not create, worded for an operator.
 * @throws DatabaseRefusedError when the server lacks something this version needs, a newer or edited version migrated
 * the database, or its tables are not those of this version.
 */
export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    // A large table takes longer than the statement timeout of a running server.
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${sql.lit(lockId)}::bigint)`.execute(transaction)
    await stayOnThisNode(transaction)
    await requireExtensions(transaction)
    await runMigrations(transaction)
    return checkSchema(transaction)
  })
}

/**
 * Until the catalogue is divided, the workers of Citus need nothing of the tables; and statements about extensions, which
 * the role need not own here, would fail there.
 */
async function stayOnThisNode(transaction: Transaction<Tables>): Promise<void> {
  const { citus, shards } = await readDistribution(transaction)
  if (citus === undefined || shards > 0) return
  await sql`set local citus.enable_ddl_propagation to off`.execute(transaction)
}

/**
 * Runs the migrations that have not run, including those that come before one that has: the first ones were not made in
 * order.
 */
export async function runMigrations(transaction: Transaction<Tables>): Promise<void> {
  const hashes = new Map(Object.keys(migrations).map((name) => [name, hashMigration(name)]))
  const records = await readMigrationRecords(transaction)
  refuseRecords(records, hashes)
  for (const [name, { up }] of Object.entries(migrations)) {
    const record = records.find((candidate) => candidate.name === name)
    if (!record) {
      await up(transaction).catch((error: unknown) => {
        throw new Error(`The migration ${name} failed, and nothing was changed`, { cause: error })
      })
    }
    if (!record?.sha256) await writeMigrationRecord(transaction, name, hashes.get(name) ?? '')
  }
}

async function checkSchema(transaction: Transaction<Tables>): Promise<readonly string[]> {
  const expected = getExpectedSchema({ embedded: await isEmbedded(transaction) })
  const actual = forgiveVectorChange(expected, await readSchema(transaction))
  const { differences, additions } = compareSchemas(expected, actual)
  refuseDifferences(differences)
  return additions
}
