import type { OwnDataKind } from '@troupe/contract/law/own-data'
import type { Executor } from '../../../database/database.ts'

/** A person who has proved an address or a channel. */
export interface ProvedPerson {
  /** The proved address, normalised by `normalizeEmail`. */
  readonly email: string
  /** Channels that are surely the person's: proved ones, and those on which the platform itself shows the address. */
  readonly ownIds: readonly number[]
}

/** Rows of one kind, without names and ids of users. */
export interface PersonData {
  readonly kind: OwnDataKind
  readonly rows: readonly Record<string, unknown>[]
}

/** Reads what a module stores about a person: at most one row more than `limit` of each kind. */
export type TellPerson = (db: Executor, person: ProvedPerson, limit: number) => Promise<PersonData[]>

/** Names the companies that have data of a person, as they name themselves in their mails. */
export type NameCompanies = (db: Executor, person: ProvedPerson) => Promise<string[]>
