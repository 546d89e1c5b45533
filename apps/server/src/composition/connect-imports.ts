import type { Database } from '../database/database.ts'
import { createWorkbookReader } from '../integrations/workbooks/workbook-reader.ts'
import { isOperator, toOperatorRule } from '../modules/accounts/operator/is-operator.ts'
import { find } from '../modules/collections/collection-repository.ts'
import { findMembers, insertAll } from '../modules/collections/member-repository.ts'
import type { DiscoveryOptions } from '../modules/discovery/discovery.ts'
import { findInvited } from '../modules/onboarding/invitations/invitation-repository.ts'
import { findWrittenTo } from '../modules/outreach/mails/recipient-repository.ts'
import type { Settings } from '../settings/settings.ts'

/** The settings and other modules that imports of files need. */
export function connectImports(
  settings: Pick<Settings, 'creatorImports' | 'operatorEmails' | 'sandbox'>,
  { kysely }: Pick<Database, 'kysely'>,
): NonNullable<DiscoveryOptions['imports']> {
  return {
    workbooks: createWorkbookReader(),
    async mayImport(userId) {
      if (settings.creatorImports === 'off') return 'off'
      if (settings.creatorImports === 'everybody') return 'allowed'
      return (await isOperator(kysely, toOperatorRule(settings), userId)) ? 'allowed' : 'operators_only'
    },
    collections: {
      sees: async (db, member, collectionId) => (await find(db, member, collectionId)) !== undefined,
      add: insertAll,
    },
    findUsed: [findMembers, findWrittenTo, findInvited],
  }
}
