import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { ProvedPerson } from '../person-data/person-data-port.ts'

type Row = Record<string, unknown>

/** A channel that an address stands on, and whether it is surely the channel of the address's holder. */
export interface ChannelOfAddress {
  readonly id: number
  readonly is_own: boolean
}

/**
 * The channels with an address. A list could name a wrong address, so a channel is surely its holder's only if the
 * platform itself shows the address, or did when the holder registered, or the holder has proved the channel.
 */
export async function listChannels(db: Executor, email: string, limit: number): Promise<ChannelOfAddress[]> {
  const { rows } = await sql<ChannelOfAddress>`
    with registered as materialized (
      select creator_id, shows_address or proven_at is not null as is_own from creator_registrations where email = ${email}
    )
    select creators.id, (lower(email) = ${email} and coalesce(email_source, '') in ('profile', 'description'))
      or registered.is_own is true as is_own
    from (
      select id from creators where lower(email) = ${email}
      union
      select creator_id from registered
    ) as meant
    join creators on creators.id = meant.id
    left join registered on registered.creator_id = creators.id
    order by creators.id limit ${limit}`.execute(db)
  return rows
}

/** Registrations and invitations of an address, and channels that users took for the same person's. */
export async function tellOnboarding(db: Executor, { email, ownIds }: ProvedPerson, limit: number) {
  const registrations = await sql<Row>`
    select email, statement, registered_at, confirmed_at, proven_at, erasure_due_at
    from creator_registrations where email = ${email} order by registered_at, creator_id limit ${limit + 1}`.execute(db)
  const invitations = await sql<Row>`
    select email, message, created_at, sent_at, expires_at, declined_at, used_at, revoked_at
    from invitations where email = ${email} order by created_at, id limit ${limit + 1}`.execute(db)
  const linked = await sql<Row>`
    with about as materialized (
      select creator_id, other_id, is_same, stated_at from person_statements
      where creator_id = any(${ownIds}::bigint[]) or other_id = any(${ownIds}::bigint[])
    ), named as materialized (
      select id, platform, handle from creators
      where id in (select creator_id from about union all select other_id from about)
    )
    select one.platform, one.handle, other.platform as other_platform, other.handle as other_handle, is_same, stated_at
    from about join named one on one.id = about.creator_id join named other on other.id = about.other_id
    order by stated_at, one.id, other.id limit ${limit + 1}`.execute(db)
  return [
    { kind: 'registrations' as const, rows: registrations.rows },
    { kind: 'invitations' as const, rows: invitations.rows },
    { kind: 'linked_channels' as const, rows: linked.rows },
  ]
}

/** Whether an invitation went to the address. */
export async function hasInvitation(db: Executor, email: string): Promise<boolean> {
  const row = await db.selectFrom('invitations').select('id').where('email', '=', email).limit(1).executeTakeFirst()
  return row !== undefined
}
