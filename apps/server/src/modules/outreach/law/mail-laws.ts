import { type ContactBasis, type CountryOfMail, mailRules } from '@troupe/contract/law/mail-laws'
import { findMailLaw } from '@troupe/contract/law/mail-laws-data'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as bases from './contact-basis-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock'>

/** Lists the countries of these creators with their laws: the strictest first, unknown countries last. */
export async function listMailLaws(
  { database }: Pick<Parts, 'database'>,
  workspaceId: string,
  creatorIds: readonly number[],
): Promise<CountryOfMail[]> {
  const rows = await bases.countByCountry(database.kysely, workspaceId, creatorIds)
  return rows.map(presentCountry).sort(compareCountries)
}

function presentCountry({ country, ...counts }: bases.CountryRow): CountryOfMail {
  const found = country === null ? undefined : findMailLaw(country)
  if (!found) return { country, ...counts, law: null }
  const { law: name, rule, source, customers = false, published = false, label = null } = found
  return { country, ...counts, law: { name, rule, source, customers, published, label } }
}

function compareCountries(one: CountryOfMail, two: CountryOfMail): number {
  const rank = ({ law }: CountryOfMail) => (law ? mailRules.indexOf(law.rule) : mailRules.length)
  return (
    Number(one.country === null) - Number(two.country === null) ||
    rank(one) - rank(two) ||
    two.creators - one.creators ||
    (one.country ?? '').localeCompare(two.country ?? '')
  )
}

interface BasisToNote {
  readonly creatorIds: readonly number[]
  /** Null: the note is taken away. */
  readonly basis: ContactBasis | null
  readonly note: string
}

/** Notes why the workspace may write to these creators. @returns the number of creators whose note changed. */
export async function noteBasis(
  { database, clock }: Parts,
  member: Member,
  { creatorIds, basis, note }: BasisToNote,
): Promise<number> {
  if (basis === null) return bases.remove(database.kysely, member.workspaceId, creatorIds)
  return bases.save(database.kysely, { member, creatorIds, basis, note, now: clock.now() })
}
