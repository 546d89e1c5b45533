import type { CompanyAddress } from '@troupe/contract/mail/company-address'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as addresses from './company-address-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock'>

/** The company's name and postal address of a user; undefined until they are entered. */
export function findCompanyAddress(
  { database }: Pick<Parts, 'database'>,
  userId: string,
): Promise<CompanyAddress | undefined> {
  return addresses.find(database.kysely, userId)
}

/** Replaces the user's. It applies from the next mail on, also in running campaigns. */
export function saveCompanyAddress(
  { database, clock }: Parts,
  { userId, given }: { userId: string; given: CompanyAddress },
): Promise<CompanyAddress> {
  return addresses.save(database.kysely, { userId, given, now: clock.now() })
}

/** @throws AppError `conflict` unless the user has entered the company's name and postal address. */
export async function requireCompanyAddress(parts: Pick<Parts, 'database'>, userId: string): Promise<void> {
  if (!(await findCompanyAddress(parts, userId)))
    throw new AppError('conflict', say('outreach.company_address_missing'))
}
