import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { days } from '../../../lib/durations.ts'
import type { KnownPlace } from '../../../lib/mail-texts/choose-mail-language.ts'
import type { InvitationFacts } from './invitation-choice.ts'

/** Maximum number of invitations to an address per day, from all users together. */
const maxPerAddressAndDay = 3

/** How and in which language a creator can be written to; null if unknown. */
export interface WrittenCreator extends KnownPlace {
  readonly email: string | null
}

/** The given creators, by creator id. Creators that do not exist are left out. */
export async function readCreators(
  db: Executor,
  creatorIds: readonly number[],
): Promise<ReadonlyMap<number, WrittenCreator>> {
  if (creatorIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('creators')
    .select(['id', 'email', 'language', 'region as country'])
    .where('id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, ...creator }) => [id, creator]))
}

interface FactQuestion {
  /** Id of the inviting user; null for an operator. */
  readonly inviter: string | null
  readonly creatorIds: readonly number[]
  readonly emails: readonly string[]
  readonly now: Date
}

/** Reads all facts that prevent invitations to these creators and addresses, in one query. */
export async function readFacts(
  db: Executor,
  { inviter, creatorIds, emails, now }: FactQuestion,
): Promise<InvitationFacts> {
  const dayAgo = new Date(now.getTime() - days(1))
  const { rows } = await sql<{ fact: keyof InvitationFacts; creator_id: number | null; email: string | null }>`
    select 'registeredCreators' as fact, creator_id, null as email
    from creator_registrations where creator_id = any(${creatorIds}::bigint[])
    union all
    select 'registeredEmails', null, email from creator_registrations where email = any(${emails}::text[])
    union all
    select 'declinedEmails', null, email from invitations
    where email = any(${emails}::text[]) and declined_at is not null
    union all
    select 'invitedEmails', null, email from invitations
    where email = any(${emails}::text[]) and workspace_id is not distinct from ${inviter}::uuid
      and used_at is null and declined_at is null and revoked_at is null and failure is null and expires_at > ${now}
    union all
    select 'invitedEmails', null, email from invitations
    where email = any(${emails}::text[]) and created_at > ${dayAgo}
    group by email having count(*) >= ${maxPerAddressAndDay}`.execute(db)
  const emailsOf = (fact: keyof InvitationFacts) =>
    new Set(rows.flatMap((row) => (row.fact === fact && row.email !== null ? [row.email] : [])))
  return {
    registeredCreators: new Set(rows.flatMap(({ creator_id }) => creator_id ?? [])),
    registeredEmails: emailsOf('registeredEmails'),
    declinedEmails: emailsOf('declinedEmails'),
    invitedEmails: emailsOf('invitedEmails'),
  }
}
