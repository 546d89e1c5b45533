import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** Figures of the installation that a record of processing names. */
export interface ProcessingFigures {
  /** The companies that send mails, with their addresses in one line. */
  readonly companies: readonly { readonly company: string; readonly address: string }[]
  readonly users: number
  /** Number of creators by the source of their data, the most first. */
  readonly creators: readonly { readonly source: string; readonly count: number }[]
  readonly notices: number
  readonly erasures: number
}

/** Reads the figures of a record of processing. */
export async function readProcessingFigures(db: Executor): Promise<ProcessingFigures> {
  const companies = await sql<{ company: string; address: string }>`
    select distinct company, replace(address, chr(10), ', ') as address from company_addresses
    order by company, address`.execute(db)
  const creators = await sql<{ source: string; count: number }>`
    select source, count(*)::int as count from creators group by source order by count(*) desc, source`.execute(db)
  const counts = await sql<{ users: number; notices: number; erasures: number }>`
    select (select count(*)::int from users) as users, (select count(*)::int from privacy_notices) as notices,
      (select count(*)::int from erasures) as erasures`.execute(db)
  const { users = 0, notices = 0, erasures = 0 } = counts.rows[0] ?? {}
  return { companies: companies.rows, creators: creators.rows, users, notices, erasures }
}
