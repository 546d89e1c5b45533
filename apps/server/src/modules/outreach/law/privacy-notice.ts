import { type OperatorBasis, toDataBasis } from '@troupe/contract/law/data-origins'
import type { PrivacyNotice } from '@troupe/contract/law/privacy-notices'
import type { OutreachContext } from '../context/outreach-context.ts'
import { getUnsubscribePage } from '../suppressions/unsubscribe.ts'
import * as notices from './privacy-notice-repository.ts'

export type LawContext = OutreachContext & { readonly dataBasis: OperatorBasis }

/**
 * Returns the notice that a mail links to, with the state of now.
 * @throws AppError `not_found` when the link is invalid or its recipient was deleted.
 */
export async function getPrivacyNotice(context: LawContext, token: string): Promise<PrivacyNotice> {
  const { from, email, unsubscribed } = await getUnsubscribePage(context, token)
  const found = await notices.findNotice(context.database.kysely, context.tokens.read(token) ?? '')
  const { company = null, address = null, source = null, email_source = null } = found ?? {}
  return {
    controller: company === null || address === null ? null : { company, address },
    contact: from,
    email,
    source,
    email_source,
    read_at: found?.fetched_at?.toISOString() ?? null,
    basis: toDataBasis(source ?? 'import', context.dataBasis),
    given_at: found?.given_at?.toISOString() ?? null,
    has_objected: unsubscribed,
  }
}
