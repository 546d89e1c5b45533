import type { CompanyAddress } from '@troupe/contract/mail/company-address'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as addresses from './company-address-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock'>

/** The company's name and postal address of a user; undefined until they are entered. */
export function findCompanyAddress(
  { database }: Pick<Parts, 'database'>,
  workspaceId: string,
): Promise<CompanyAddress | undefined> {
  return addresses.find(database.kysely, workspaceId)
}

/** Replaces the user's. It applies from the next mail on, also in running campaigns. */
export function saveCompanyAddress(
  { database, clock }: Parts,
  { workspaceId, given }: { workspaceId: string; given: CompanyAddress },
): Promise<CompanyAddress> {
  return addresses.save(database.kysely, { workspaceId, given, now: clock.now() })
}

/** @throws AppError `conflict` unless the user has entered the company's name and postal address. */
export async function requireCompanyAddress(parts: Pick<Parts, 'database'>, workspaceId: string): Promise<void> {
  if (!(await findCompanyAddress(parts, workspaceId)))
    throw new AppError('conflict', say('outreach.company_address_missing'))
}
